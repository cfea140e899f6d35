"""The rows of a seat's score with the numbers behind them, and how they change."""

from __future__ import annotations

from typing import Final

from ..data.components import KINDS
from ..data.tables import FAIRIES_FROM, FLOWERS_FROM, GOBLIN, TURTLE
from ..rules import scoring
from ..rules.engine import FairyLand
from ..state import goods
from .stake_types import Reason

Rows = tuple[int, ...]
_CHANGING_ROWS: Final = (*KINDS[:FAIRIES_FROM], "turtles", "variety", "goblins", "items")
_KIND_OF_ROW: Final = (*range(FAIRIES_FROM), TURTLE, None, GOBLIN, None)
"""By row: the kind of card that it counts, if it counts one."""


def rows_of(land: FairyLand, seat: int) -> Rows:
    """The points of a seat in every row but applause."""
    wild = scoring.wild_colour(land, seat)
    return (
        *(scoring.majority(land, seat, kind) for kind in range(FLOWERS_FROM)),
        *(
            scoring.colour_points(land, seat, kind, wild)
            for kind in range(FLOWERS_FROM, FAIRIES_FROM)
        ),
        scoring.turtles(land, seat),
        scoring.variety(land, seat),
        scoring.goblins(land, seat),
        scoring.item_points(land, seat),
    )


def reasons_for(land: FairyLand, seat: int, before: Rows) -> tuple[Reason, ...]:
    """The rows of a seat, applause aside, that differ from the ones before."""
    changes = [now - then for now, then in zip(rows_of(land, seat), before, strict=True)]
    return tuple(
        _reason(land, seat, place, change) for place, change in enumerate(changes) if change
    )


def applause_reason(land: FairyLand, seat: int, before: int) -> tuple[Reason, ...]:
    """The row for applause, if it differs from the points before (LAND-74)."""
    change = scoring.applause(land, seat) - before
    if not change:
        return ()
    others = (other for other in range(land.seats) if other != seat)
    applauded = tuple(other for other in others if scoring.applause(land, other))
    return (Reason("applause", change, 0, 0, applauded),)


def _reason(land: FairyLand, seat: int, place: int, change: int) -> Reason:
    row, kind = _CHANGING_ROWS[place], _KIND_OF_ROW[place]
    if row == "variety":
        colours = range(FLOWERS_FROM, FAIRIES_FROM)
        return Reason(row, change, sum(goods(land, seat, one) > 0 for one in colours), 0, ())
    if kind is None:
        return Reason(row, change, 0, 0, ())
    counts = [goods(land, other, kind) for other in range(land.seats)]
    if row == "turtles" or FLOWERS_FROM <= kind < FAIRIES_FROM:
        return Reason(row, change, counts[seat], 0, ())
    return _compared(row, change, counts, seat)


def _compared(row: str, change: int, numbers: list[int], seat: int) -> Reason:
    """A row that depends on the others: the seat's number, and the highest of theirs."""
    others = [other for other in range(len(numbers)) if other != seat]
    best = max(numbers[other] for other in others)
    leaders = tuple(other for other in others if numbers[other] == best)
    return Reason(row, change, numbers[seat], best, leaders)
