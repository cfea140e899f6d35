"""The numbers of the actions: where each kind begins, and what a number is about."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ..data.tables import CARD_COUNT, FOLK_COUNT

NAMES_FROM: Final[i64] = 0  # action of the main board
PLACES_FROM: Final[i64] = 5  # folk
OPTIONS_FROM: Final[i64] = 10  # option, from 0
RIVALS_FROM: Final[i64] = 12  # seat
PASS: Final[i64] = 16
PLAYS_FROM: Final[i64] = 17  # card
DISCARDS_FROM: Final[i64] = 81  # card
BEFRIENDS_FROM: Final[i64] = 145  # card
RECOVERS_FROM: Final[i64] = 209  # card
KEEPS_FROM: Final[i64] = 273  # card
REMOVES_FROM: Final[i64] = 337  # seat * 5 + folk
STEALS_FROM: Final[i64] = 357  # seat * 5 + folk
MOVES_FROM: Final[i64] = 377  # (seat * 5 + source) * 5 + target
TILES_FROM: Final[i64] = 477  # tile
HOMES_FROM: Final[i64] = 525  # square
LAYS_FROM: Final[i64] = 625  # side * 400 + turns * 100 + square
ACTIONS: Final[i64] = 1425


def is_play(action: i64) -> bool:
    """Whether a card is played."""
    return PLAYS_FROM <= action < DISCARDS_FROM


def is_discard(action: i64) -> bool:
    """Whether a card is discarded."""
    return DISCARDS_FROM <= action < BEFRIENDS_FROM


def is_keep(action: i64) -> bool:
    """Whether a card is kept in the draft."""
    return KEEPS_FROM <= action < REMOVES_FROM


def is_move(action: i64) -> bool:
    """Whether a token is moved."""
    return MOVES_FROM <= action < TILES_FROM


def is_tile(action: i64) -> bool:
    """Whether a tile is taken."""
    return TILES_FROM <= action < HOMES_FROM


def card_of(action: i64) -> i64:
    """The card that is played, discarded, befriended, recovered or kept."""
    return (action - PLAYS_FROM) % CARD_COUNT


def moved_seat(action: i64) -> i64:
    """The seat whose token is moved."""
    return (action - MOVES_FROM) // (FOLK_COUNT * FOLK_COUNT)


def moved_from(action: i64) -> i64:
    """The folk whose area the token leaves."""
    return (action - MOVES_FROM) // FOLK_COUNT % FOLK_COUNT


def moved_to(action: i64) -> i64:
    """The folk whose area the token moves to."""
    return (action - MOVES_FROM) % FOLK_COUNT
