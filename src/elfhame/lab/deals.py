"""Means by deal: all plays of a deal are one observation, because they share its luck."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from statistics import fmean
from typing import Final

from .store import Row

Value = Callable[[Row], float]
"""What is asked of a row."""

MEASURES: Final = {"moves": "Moves", "choices": "Choices per move", "lead_changes": "Lead changes"}
"""By column: what the course of a game is measured by."""

ENDED_BY: Final = "Ended by"
"""The heading above rules that end games."""
ORDINALS: Final = ("first", "second", "third", "fourth")


def by_deal(rows: Iterable[Row], value: Value) -> dict[int, float]:
    """By deal: the mean of a value over its rows.

    >>> rows = [{"deal": 0, "moves": 10}, {"deal": 0, "moves": 20}, {"deal": 3, "moves": 5}]
    >>> by_deal(rows, column("moves"))
    {0: 15.0, 3: 5.0}
    """
    found: dict[int, list[float]] = defaultdict(list)
    for row in rows:
        found[row["deal"]].append(value(row))
    return {deal: fmean(values) for deal, values in found.items()}


def each_deal(rows: Iterable[Row], value: Value) -> list[float]:
    """These means alone."""
    return list(by_deal(rows, value).values())


def column(name: str) -> Value:
    """A column of the table."""
    return lambda row: row[name]


def points_from(source: str) -> Value:
    """The points from a source."""
    return lambda row: sum(each["points"] for each in row["sources"] if each["source"] == source)


def ended_by(rule: str) -> Value:
    """1 if the game ended by this rule, else 0."""
    return lambda row: float(row["ending"] == rule)


def sources_in(rows: Iterable[Row]) -> list[str]:
    """All sources of points, in the order of their first appearance."""
    return list(dict.fromkeys(each["source"] for row in rows for each in row["sources"]))
