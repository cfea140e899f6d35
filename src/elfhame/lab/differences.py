"""Differences: what each setting of an experiment changes, on the same deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from .deals import (
    ENDED_BY,
    MEASURES,
    ORDINALS,
    Value,
    by_deal,
    column,
    ended_by,
    points_from,
    sources_in,
)
from .findings import Cell, Estimate, Finding, difference_of, mean_of, tally
from .store import Row


def differences(rows: Sequence[Row]) -> list[Finding]:
    """Tables for each setting but the first: by how much it differs from that."""
    names = list(dict.fromkeys(row["setting"] for row in rows))
    one = _Setting(names[0], [row for row in rows if row["setting"] == names[0]])
    others = [_Setting(name, [r for r in rows if r["setting"] == name]) for name in names[1:]]
    return [finding for other in others for finding in _Pair(one, other).findings()]


class _Setting(NamedTuple):
    name: str
    rows: list[Row]

    def in_place(self, place: int) -> _Setting:
        """The rows of a place in turn order alone."""
        return _Setting(self.name, [row for row in self.rows if row["place"] == place])


class _Pair(NamedTuple):
    """Two settings on the same deals."""

    one: _Setting
    other: _Setting

    def findings(self) -> list[Finding]:
        """How the other one differs in victories, course, points and endings."""
        return [self._victories(), self._course(), self._endings()]

    def _victories(self) -> Finding:
        places = sorted({row["place"] for row in self.one.rows})
        found = [
            _Pair(self.one.in_place(place), self.other.in_place(place))._compared(
                ORDINALS[place], column("share"), difference_of
            )
            for place in places
        ]
        finding = self._finding("Victories", "Turn order", found, percent=True)
        return finding._replace(note=self._note())

    def _note(self) -> str:
        """How many deals were played in another way at all."""
        deals = by_deal(self.one.rows, lambda _: 0.0)
        one, other = (_played(setting.rows) for setting in self)
        changed = {key[0] for key in one if one[key] != other.get(key)}
        return f"{len(changed):,} of {len(deals):,} deals went differently."

    def _course(self) -> Finding:
        measures = {title: column(name) for name, title in {"score": "Score", **MEASURES}.items()}
        for source in sources_in((*self.one.rows, *self.other.rows)):
            measures[f"Points: {source}"] = points_from(source)
        found = [self._compared(title, value, mean_of) for title, value in measures.items()]
        return self._finding("Course and points", "Measure", found)

    def _endings(self) -> Finding:
        endings = tally(row["ending"] for row in (*self.one.rows, *self.other.rows))
        found = [self._compared(rule, ended_by(rule), difference_of) for rule, _, _ in endings]
        return self._finding("Endings", ENDED_BY, found, percent=True)

    def _compared(
        self, name: str, value: Value, estimate: Callable[[Sequence[float]], Estimate]
    ) -> tuple[Cell, ...]:
        one, other = by_deal(self.one.rows, value), by_deal(self.other.rows, value)
        differences = [other[deal] - one[deal] for deal in one if deal in other]
        return name, fmean(one.values()), fmean(other.values()), estimate(differences)

    def _finding(
        self, title: str, first: str, found: list[tuple[Cell, ...]], *, percent: bool = False
    ) -> Finding:
        columns = (first, self.one.name, self.other.name, "Difference")
        return Finding(f"{title}, {self.other.name}", columns, found, percent=percent, line=0.0)


def _played(rows: Iterable[Row]) -> dict[tuple[int, int, int], tuple[Any, ...]]:
    """By deal, repeat and seat: what came of it."""
    columns = ("score", "share", "moves", "choices", "sources")
    return {
        (row["deal"], row["repeat"], row["seat"]): tuple(row[name] for name in columns)
        for row in rows
    }
