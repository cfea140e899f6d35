"""Differences: what each setting of an experiment changes, on the same deals."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import fmean
from typing import Any, Final

import msgspec

from ..kernel.game import Game
from ..kernel.refused import Refused
from .components import Texts
from .experiment import Setting
from .findings import Cell, Estimate, Finding, difference_of, mean_of, tally
from .store import Row

_MEASURES: Final = {"moves": "Moves", "choices": "Choices per move", "lead_changes": "Lead changes"}


def readings_of(
    game: Game, seats: int, chosen: dict[str, Any], components: Texts, deals: int
) -> list[Setting]:
    """The game as chosen, and once with each option changed that can be changed at these seats.

    Options stand for variants, and for the other readings of unclear rules.
    """
    settings = [Setting("as chosen", chosen, components, deals)]
    usual = game.options(chosen)
    for field in msgspec.structs.fields(game.options_type):
        if isinstance(getattr(usual, field.name), bool):
            value = not getattr(usual, field.name)
            changed = {**chosen, field.name: value}
            if _is_possible(game, seats, changed):
                name = f"{field.name}={str(value).lower()}"
                settings.append(Setting(name, changed, components, deals))
    if len(settings) == 1:
        raise Refused(f"{game.title} has no option to change at {seats} seats", field="seats")
    return settings


def _is_possible(game: Game, seats: int, options: dict[str, Any]) -> bool:
    try:
        game.check(seats, game.options(options))
    except Refused:
        return False
    return True


def differences(rows: Sequence[Row]) -> list[Finding]:
    """A table for each setting but the first: by how much it differs from that."""
    names = list(dict.fromkeys(row["setting"] for row in rows))
    usual = [row for row in rows if row["setting"] == names[0]]
    return [
        finding
        for name in names[1:]
        for finding in _compared(names[0], usual, name, [r for r in rows if r["setting"] == name])
    ]


def _compared(
    usual_name: str, usual: Sequence[Row], name: str, changed: Sequence[Row]
) -> list[Finding]:
    columns = ("Seat", usual_name, name, "Difference")
    found: list[tuple[Cell, ...]] = []
    for seat in sorted({row["seat"] for row in usual}):
        one = _by_deal([row for row in usual if row["seat"] == seat], "share")
        other = _by_deal([row for row in changed if row["seat"] == seat], "share")
        found.append(_paired(f"Seat {seat}", one, other, difference_of))
    shares = Finding(f"Victories, {name}", columns, found, percent=True, line=0.0)
    measures = [
        _paired(title, _by_deal(usual, column), _by_deal(changed, column))
        for column, title in {"score": "Score", **_MEASURES}.items()
    ]
    for source in dict.fromkeys(e["source"] for row in (*usual, *changed) for e in row["sources"]):
        one, other = _sources(usual, source), _sources(changed, source)
        measures.append(_paired(f"Points: {source}", one, other))
    return [
        shares,
        Finding(f"Course and points, {name}", ("Measure", *columns[1:]), measures, line=0.0),
        _endings(usual_name, usual, name, changed),
    ]


def _endings(usual_name: str, usual: Sequence[Row], name: str, changed: Sequence[Row]) -> Finding:
    one, other = (
        {ending: share for ending, _, share in tally(row["ending"] for row in rows)}
        for rows in (usual, changed)
    )
    found: list[tuple[Cell, ...]] = [
        (ending, one.get(ending, 0.0), other.get(ending, 0.0)) for ending in {**one, **other}
    ]
    return Finding(f"Endings, {name}", ("Ended by", usual_name, name), found, percent=True)


def _paired(
    name: str,
    one: dict[int, float],
    other: dict[int, float],
    estimate: Callable[[Sequence[float]], Estimate] = mean_of,
) -> tuple[Cell, ...]:
    differences = [other[deal] - one[deal] for deal in one if deal in other]
    return name, fmean(one.values()), fmean(other.values()), estimate(differences)


def _by_deal(rows: Sequence[Row], column: str) -> dict[int, float]:
    found: dict[int, list[float]] = {}
    for row in rows:
        found.setdefault(row["deal"], []).append(row[column])
    return {deal: fmean(values) for deal, values in found.items()}


def _sources(rows: Sequence[Row], source: str) -> dict[int, float]:
    points = [
        {
            "deal": row["deal"],
            "points": sum(e["points"] for e in row["sources"] if e["source"] == source),
        }
        for row in rows
    ]
    return _by_deal(points, "points")
