"""The score sheet of Fae: points of each seat's colour, and ritual cards (FAE-53 to FAE-55)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.score_sheet import ScoreRow, ScoreSheet, Tie, add_up, leaders
from .view_types import Standing


def sheet_of(standings: Sequence[Standing | None]) -> ScoreSheet:
    """The sheet of these standings; those the observer doesn't know are left open."""
    rows = (
        ScoreRow("colour", tuple([seat.points if seat else None for seat in standings])),
        ScoreRow("cards", tuple([seat.cards if seat else None for seat in standings])),
    )
    totals = add_up(rows)
    return ScoreSheet(rows, totals, _tie(standings, leaders(totals)))


def _tie(standings: Sequence[Standing | None], tied: tuple[int, ...]) -> Tie | None:
    """How a tie for the most points was resolved: by fewer ritual cards, or not at all (FAE-55)."""
    winners = tuple(seat for seat in tied if (found := standings[seat]) and found.place == 1)
    if len(tied) < 2 or not winners:
        return None
    return Tie(tied, winners, "shared" if winners == tied else "cards", "FAE-55")
