"""The score sheet of Faeries & Magical Creatures: points by row if the game ended now (FMC-74)."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.bits import contains
from ....kernel.score_sheet import Points, ScoreRow, ScoreSheet, Tie, add_up, leaders
from ..data.components import FOLKS
from ..rules import scoring
from ..rules.engine import Faeries
from .view_types import SeatView


def sheet_of(state: Faeries, players: Sequence[SeatView]) -> ScoreSheet:
    """The sheet of these seats; the cards of a seat that may have secret ones are left open."""
    known = [player.projection for player in players]
    rows = (
        ScoreRow("track", tuple(seat.points for seat in known)),
        *(
            ScoreRow("area", tuple(seat.areas[place] for seat in known), {"folk": folk})
            for place, folk in enumerate(FOLKS)
        ),
        ScoreRow("plants", tuple(seat.plants for seat in known)),
        ScoreRow("homes", tuple(seat.doubled for seat in known)),
        ScoreRow("cards", _cards(players)),
    )
    totals = add_up(rows)
    return ScoreSheet(rows, totals, _tie(state, leaders(totals)) if state.over else None)


def _cards(players: Sequence[SeatView]) -> Points:
    """The points of cards by seat, or None while a seat has cards that the observer can't see."""
    return tuple(
        None if player.secret and player.kept is None else player.projection.counted
        for player in players
    )


def _tie(state: Faeries, tied: tuple[int, ...]) -> Tie | None:
    """A tie goes to the seat with more homes, or is shared (FMC-74)."""
    if len(tied) < 2:
        return None
    first = scoring.winners(state)
    winners = tuple(seat for seat in tied if contains(first, seat))
    return Tie(tied, winners, "shared" if winners == tied else "homes", "FMC-74")
