"""Elfhame for other ecosystems: NumPy batches, PettingZoo, Gymnasium and OpenSpiel."""

from ..extras import require

require("research", "elfhame.adapters")
