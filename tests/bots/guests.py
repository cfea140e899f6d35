"""Registers Hedgerow, for processes that are told to import this module."""

from __future__ import annotations

import sys

from elfhame.games.registry import register
from tests.hedgerow.game import GAME

register(GAME)
sys.stdout.write("A guest talks while it comes in.\n")
sys.stdout.flush()
