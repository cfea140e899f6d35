"""Scoring: who has won (ACORN-21, ACORN-22)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.bits import BIT
from ....kernel.journal import NOBODY
from ..state import Grove
from .entries import ENDED, WON


def winners(grove: Grove) -> i64:
    """The seats with the most acorns, as a set."""
    most: i64 = 0
    for acorns in grove.acorns:
        most = max(most, acorns)
    seats: i64 = 0
    for seat in range(grove.seats):
        if grove.acorns[seat] == most:
            seats |= BIT[seat]
    return seats


def note_the_end(grove: Grove) -> None:
    """Note that the game is over and who has won."""
    grove.journal.note(ENDED, NOBODY, [])
    grove.journal.note(WON, NOBODY, [winners(grove)])
