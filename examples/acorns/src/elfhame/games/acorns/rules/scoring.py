"""Scoring: who has won, and each seat's share of the victory (ACORN-21, ACORN-22)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ....kernel.bits import BIT, contains, how_many
from ....kernel.journal import NOBODY
from ..state import Table, is_over
from .entries import ENDED, WON

VICTORY: Final = 12
"""The whole victory, in the twelfths that ``returns`` counts."""


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


def shares(table: Table) -> list[int]:
    """Each seat's share of the victory, in twelfths; all 0 before the end."""
    parts: list[int] = [0] * table.seats
    if is_over(table):
        first = winners(table)
        for seat in range(table.seats):
            if contains(first, seat):
                parts[seat] = VICTORY // how_many(first)
    return parts


def note_the_end(table: Table) -> None:
    """Note that the game is over and who has won."""
    table.journal.note(ENDED, NOBODY, [])
    table.journal.note(WON, NOBODY, [winners(table)])
