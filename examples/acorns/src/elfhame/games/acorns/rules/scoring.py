"""Scoring: who has won (ACORN-21, ACORN-22)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.bits import BIT
from ....kernel.journal import NOBODY
from ..state import Table
from .entries import ENDED, WON


def winners(table: Table) -> i64:
    """The seats with the most acorns, as a set."""
    most: i64 = 0
    for acorns in table.acorns:
        most = max(most, acorns)
    seats: i64 = 0
    for seat in range(table.seats):
        if table.acorns[seat] == most:
            seats |= BIT[seat]
    return seats


def note_the_end(table: Table) -> None:
    """Note that the game is over and who has won."""
    table.journal.note(ENDED, NOBODY, [])
    table.journal.note(WON, NOBODY, [winners(table)])
