"""Sunset: full Clearings are emptied; the next turn begins, or the game ends (LAND-60, LAND-65)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.journal import NOBODY
from ..data.rows import listing, size
from ..data.tables import CLEARINGS
from ..state import OVER, Land, cards_in, discard_clearing, next_seat
from .dawn import break_of_day
from .entries import EMPTIED
from .scoring import note_the_end

FULL_CLEARING: Final = 6
"""A Clearing with this many cards is emptied at sunset (LAND-60)."""


def end_turn(land: Land) -> None:
    """Empty full Clearings, then begin the next turn; with no card left, the game is over."""
    _empty_full_clearings(land)
    land.turns += 1
    if land.drawn < len(land.forest):
        land.turn = next_seat(land, land.turn)
        break_of_day(land)
        return
    land.stage = OVER
    if land.telling:
        note_the_end(land)


def _empty_full_clearings(land: Land) -> None:
    for clearing in range(CLEARINGS):
        if size(cards_in(land, clearing)) >= FULL_CLEARING:
            if land.telling:
                facts: list[int] = [clearing]
                land.journal.note(EMPTIED, NOBODY, facts + listing(cards_in(land, clearing)))
            discard_clearing(land, clearing)
