"""The results of a run of the benchmark, for the terminal and as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, NamedTuple

from benchmarks.ratios import Figures, Found

OURS: Final = ("native", "pure")


class Run(NamedTuple):
    """Everything measured in one run."""

    rounds: int
    titles: dict[str, str]
    """Each game's title and number of seats."""
    figures: Figures
    found: dict[str, list[Found]]
    """The ratios by game."""


def text(run: Run) -> str:
    """All ratios as readable tables, and the figures of the peers."""
    return "\n".join([*(table(game, run.found[game]) for game in run.found), others(run.figures)])


def table(game: str, results: Sequence[Found]) -> str:
    """One game's ratios as a readable table."""
    lines = [game, f"  {'ratio':>6} {'floor':>6} {'target':>6}   {'':<28}{'ours':>11}   best peer"]
    for result in results:
        goals = {"floor": result.ratio.floor, "target": result.target}
        missed = "".join(f"   {what} missed" for what in goals if result.misses(goals[what]))
        lines.append(
            f"  {result.value:6.2f} {number(result.ratio.floor):>6} {number(result.target):>6}"
            f"   {result.ratio.key:<28}{rate(result.ours):>11}"
            f"   {rate(result.peers)} {result.peer}{missed}"
        )
    return "\n".join([*lines, ""])


def others(figures: Figures) -> str:
    """The figures without a ratio, and those of all peers, to show how the best was chosen."""
    names = [name for name in figures if not name.startswith(OURS) or name.endswith("/search")]
    return "\n".join(["figures", *(f"  {rate(figures[name]):>11}   {name}" for name in names)])


def number(wanted: float | None) -> str:
    """A floor or target; a dash if there is none."""
    return "-" if wanted is None else f"{wanted:g}"


def rate(per_second: float) -> str:
    """A rate with about three digits.

    >>> rate(9_412_345), rate(174_000)
    ('9.41 M/s', '174 k/s')
    """
    if per_second < 1e6:
        return f"{per_second / 1e3:.0f} k/s"
    return f"{per_second / 1e6:.2f} M/s"


def as_json(run: Run) -> str:
    """Game -> key -> ratio."""
    every = {
        game: {result.ratio.key: round(result.value, 3) for result in results}
        for game, results in run.found.items()
    }
    return json.dumps(every, indent=2)
