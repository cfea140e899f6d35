"""The score sheet in every view: points by row and seat, totals, and how a tie was resolved."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

Points = tuple[int | None, ...]
"""By seat; None where the observer doesn't know them."""

Fact = str | int


class ScoreRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points that each seat has for one thing."""

    label: str
    """The id of the message that names the row, without its prefix ``score-``."""
    points: Points
    facts: dict[str, Fact] = {}
    """The names and numbers that the label mentions."""


class Tie(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Several seats have the most points: who won all the same, and why."""

    seats: tuple[int, ...]
    winners: tuple[int, ...]
    label: str
    """The id of the message that gives the reason, without its prefix ``tie-``."""
    rule: str
    """The id of the rule that decided."""


class ScoreSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points so far, or at the end, as far as an observer knows them."""

    rows: tuple[ScoreRow, ...] = ()
    totals: Points = ()
    """By seat: the sum of its rows, if the observer knows all of them."""
    tie: Tie | None = None
    """At the end, if several seats have the most points."""


def add_up(rows: Sequence[ScoreRow]) -> Points:
    """The sum of the rows by seat; None where a part isn't known.

    >>> add_up([ScoreRow("stones", (3, 4)), ScoreRow("cards", (2, None))])
    (5, None)
    """
    return tuple(map(_sum, zip(*[row.points for row in rows], strict=True)))


def leaders(totals: Points) -> tuple[int, ...]:
    """The seats with the most points; none if not all totals are known.

    >>> leaders((3, 5, 5)), leaders((3, None))
    ((1, 2), ())
    """
    known = [total for total in totals if total is not None]
    if len(known) < len(totals):
        return ()
    return tuple(seat for seat, total in enumerate(known) if total == max(known))


def _sum(points: Points) -> int | None:
    return None if None in points else sum(filter(None, points))
