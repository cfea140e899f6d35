"""Findings: what a run says, as tables of estimates that a terminal or a page can show."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final, NamedTuple

from ..bots.duel import CONFIDENCE, interval

INTERVALS: Final = f"Numbers in brackets are {CONFIDENCE * 100:.0f} % confidence intervals."
LONG: Final = 40
"""A text of more letters is a sentence, not a name or a number."""
Z: Final = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


class Estimate(NamedTuple):
    """A number with its 95 % confidence interval."""

    value: float
    low: float
    high: float

    @property
    def certain(self) -> bool:
        """Whether the interval leaves out 0."""
        return self.low > 0 or self.high < 0


Cell = str | int | float | Estimate | None


class Finding(NamedTuple):
    """A table. Its first column names the rows."""

    title: str
    columns: tuple[str, ...]
    rows: list[tuple[Cell, ...]]
    note: str = ""
    percent: bool = False
    """Whether estimates are shares, to be shown in percent."""
    line: float | None = None
    """Where a plot of the estimates has a line: the value without any effect."""
    counts: bool = False
    """Whether a plot shows the second column as bars."""
    mixed: bool = False
    """Whether the rows are about different things, so that no plot compares them."""

    def is_prose(self, column: int) -> bool:
        """Whether a column holds sentences, which are set from the left."""
        cells = (row[column] for row in self.rows)
        return any(isinstance(cell, str) and len(cell) > LONG for cell in cells)


def mean_of(values: Sequence[float]) -> Estimate:
    """The mean of independent numbers, such as one per deal.

    >>> mean_of([1.0, 3.0]).value
    2.0
    """
    value = fmean(values)
    if len(values) < 2:
        return Estimate(value, float("-inf"), float("inf"))
    half = Z * stdev(values) / sqrt(len(values))
    return Estimate(value, value - half, value + half)


def share_of(shares: Sequence[float]) -> Estimate:
    """The mean of shares, one per deal; a clean sweep doesn't look like certainty.

    >>> shown(share_of([1.0] * 100), True)
    '100.0 % (97.1 to 100.0)'
    """
    return Estimate(fmean(shares), *interval(shares))


def difference_of(differences: Sequence[float]) -> Estimate:
    """The mean difference of shares, one per deal; none at all doesn't look like certainty.

    >>> shown(difference_of([0.0] * 98), True)
    '0.0 % (-2.8 to 2.8)'
    """
    return mean_of([*differences, -1.0, 1.0])._replace(value=fmean(differences))


def shown(cell: Cell, percent: bool) -> str:
    """A cell as text.

    >>> shown(Estimate(0.5, 0.4, 0.6), True), shown(1234, False), shown(None, False)
    ('50.0 % (40.0 to 60.0)', '1,234', '-')
    """
    if cell is None:
        return "-"
    if isinstance(cell, Estimate):
        value, low, high = (100 * number if percent else number for number in cell)
        digits = 1 if percent else 2
        unit = " %" if percent else ""
        return f"{value:.{digits}f}{unit} ({low:.{digits}f} to {high:.{digits}f})"
    if isinstance(cell, float):
        return f"{cell:.1%}" if percent else f"{cell:.2f}"
    return f"{cell:,}" if isinstance(cell, int) else cell


def tally(names: Iterable[str]) -> list[tuple[str, int, float]]:
    """How often each name occurs, and in which share of all cases; the commonest first."""
    counts: dict[str, int] = {}
    for name in names:
        counts[name] = counts.get(name, 0) + 1
    total = sum(counts.values())
    return [
        (n, c, c / total) for n, c in sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    ]
