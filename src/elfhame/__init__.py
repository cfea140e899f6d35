"""Elfhame: fairy-tale board games, as rules that anyone can play, replay and check."""

from __future__ import annotations

from .kernel.arrays import COMPILED
from .kernel.game import REVIEWER, WATCHER, Action, Event, Game, Options, View
from .kernel.play import Look, Play
from .kernel.record import Account, Record
from .kernel.refused import Refused
from .kernel.score_sheet import ScoreSheet
from .kernel.steps import Result
from .library import catalogue, chance, load, new, replay, save

__version__ = "0.1.0"

__all__ = [
    "COMPILED",
    "REVIEWER",
    "WATCHER",
    "Account",
    "Action",
    "Event",
    "Game",
    "Look",
    "Options",
    "Play",
    "Record",
    "Refused",
    "Result",
    "ScoreSheet",
    "View",
    "catalogue",
    "chance",
    "load",
    "new",
    "replay",
    "save",
]
