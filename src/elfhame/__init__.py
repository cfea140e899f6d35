"""Elfhame: fairy-tale board games, as rules that anyone can play, replay and check."""

from __future__ import annotations

from .kernel.arrays import COMPILED
from .kernel.game import REVIEWER, WATCHER
from .kernel.play import Look, Play
from .kernel.record import Account, Record
from .kernel.refused import Refused
from .library import catalogue, chance, load, new, replay, save

__version__ = "0.1.0"

__all__ = [
    "COMPILED",
    "REVIEWER",
    "WATCHER",
    "Account",
    "Look",
    "Play",
    "Record",
    "Refused",
    "catalogue",
    "chance",
    "load",
    "new",
    "replay",
    "save",
]
