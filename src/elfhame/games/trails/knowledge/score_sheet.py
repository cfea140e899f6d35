"""The score sheet of Fairy Trails: stones placed, or cards left solo (TRAIL-40 to TRAIL-54)."""

from __future__ import annotations

from ....kernel.bits import contains
from ....kernel.score_sheet import ScoreRow, ScoreSheet, Tie, leaders
from ..rules import scoring
from ..rules.engine import Trails
from ..state import LAST_STONE, RUNNING


def sheet_of(state: Trails) -> ScoreSheet:
    """The sheet of a state; its points are open to everyone."""
    totals = tuple(scoring.total(state, seat) for seat in range(state.seats))
    label = "stones" if state.seats > 1 else "cards"
    return ScoreSheet((ScoreRow(label, totals),), totals, _tie(state, leaders(totals)))


def _tie(state: Trails, tied: tuple[int, ...]) -> Tie | None:
    """Equally many stones: the victory is shared, unless someone placed the last stone."""
    if len(tied) < 2 or state.over == RUNNING:
        return None
    if state.over == LAST_STONE:
        return Tie(tied, (state.turn,), "stone", "TRAIL-40")
    first = scoring.winners(state)
    winners = tuple(seat for seat in tied if contains(first, seat))
    return Tie(tied, winners, "shared", "TRAIL-41")
