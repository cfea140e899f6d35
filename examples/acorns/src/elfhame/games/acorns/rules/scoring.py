"""Scoring: who has won, and each seat's share of the victory (ACORN-21, ACORN-22)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ....kernel.bits import BIT, contains, how_many
from ....kernel.journal import NOBODY
from ..state import Grove, is_over
from .entries import ENDED, WON

VICTORY: Final = 12
"""The whole victory, in the twelfths that ``returns`` counts."""


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


def shares(grove: Grove) -> list[int]:
    """Each seat's share of the victory, in twelfths; all 0 before the end."""
    parts: list[int] = [0] * grove.seats
    if is_over(grove):
        first = winners(grove)
        for seat in range(grove.seats):
            if contains(first, seat):
                parts[seat] = VICTORY // how_many(first)
    return parts


def note_the_end(grove: Grove) -> None:
    """Note that the game is over and who has won."""
    grove.journal.note(ENDED, NOBODY, [])
    grove.journal.note(WON, NOBODY, [winners(grove)])
