"""The numbers of the actions: where those of each kind begin."""
# compiled

from __future__ import annotations

from typing import Final

NAMES: Final = 0  # an action of the board
PLACES: Final = 5  # a folk
OPTIONS: Final = 10  # the first option or the second
AIMS: Final = 12  # a seat
PASS: Final = 16
PLAYS: Final = 17  # a card
DISCARDS: Final = 81  # a card
BEFRIENDS: Final = 145  # a card
RECOVERS: Final = 209  # a card
KEEPS: Final = 273  # a card
REMOVES: Final = 337  # seat * 5 + folk
STEALS: Final = 357  # seat * 5 + folk
MOVES: Final = 377  # seat * 25 + from * 5 + to
TILES: Final = 477  # a tile
HOMES: Final = 525  # a square
LAYS: Final = 625  # side * 400 + turns * 100 + square
ACTIONS: Final = 1425
