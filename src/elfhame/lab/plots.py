"""Plots as SVG: estimates with their intervals, and counts as bars."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import isfinite
from typing import Final

from .findings import Estimate, Finding, shown

WIDTH: Final = 720
LABELS: Final = 220
ROW: Final = 20
MARGIN: Final = 8
MOST_ROWS: Final = 120


def plot(finding: Finding) -> str:
    """A picture of the first estimate, or the count, of each row; empty if there is none."""
    if finding.counts:
        return _bars(finding)
    column = _plotted(finding)
    if column is None or finding.mixed:
        return ""
    rows = [(str(row[0]), row[column]) for row in finding.rows[:MOST_ROWS]]
    estimates = [(name, cell) for name, cell in rows if isinstance(cell, Estimate)]
    return _intervals(estimates, finding, finding.columns[column])


def _plotted(finding: Finding) -> int | None:
    """The first column with estimates."""
    kinds = [
        any(isinstance(row[column], Estimate) for row in finding.rows)
        for column in range(len(finding.columns))
    ]
    return kinds.index(True) if True in kinds else None


def _intervals(rows: Sequence[tuple[str, Estimate]], finding: Finding, measure: str) -> str:
    ends = [end for _, each in rows for end in each if isfinite(end)]
    ends += [] if finding.line is None else [finding.line]
    low, high = min(ends), max(ends)
    span = (high - low) or 1.0

    def x(value: float) -> float:
        return round(LABELS + (min(max(value, low), high) - low) / span * (WIDTH - LABELS - 20), 1)

    parts = []
    if finding.line is not None:
        at, bottom = x(finding.line), MARGIN + ROW * len(rows)
        parts.append(f'<line class="zero" x1="{at}" y1="{MARGIN}" x2="{at}" y2="{bottom}"/>')
    for number, (name, each) in enumerate(rows):
        y = MARGIN + ROW * number + ROW // 2
        title = escape(f"{name}: {shown(each, finding.percent)}")
        parts.append(
            f'<g><title>{title}</title><text x="{LABELS - 8}" y="{y + 4}">{escape(name)}</text>'
            f'<line x1="{x(each.low)}" y1="{y}" x2="{x(each.high)}" y2="{y}"/>'
            f'<circle cx="{x(each.value)}" cy="{y}" r="4"/></g>'
        )
    y = MARGIN + ROW * len(rows) + ROW - 6
    parts.append(f'<text class="measure" x="{LABELS - 56}" y="{y}">{escape(measure)}</text>')
    parts += [
        f'<text x="{x(value)}" y="{y}">{escape(shown(value, finding.percent))}</text>'
        for value in sorted({low, high, *(() if finding.line is None else (finding.line,))})
    ]
    return _picture(parts, len(rows) + 1, finding.title)


def _bars(finding: Finding) -> str:
    counts = [(str(row[0]), row[1]) for row in finding.rows if isinstance(row[1], int)]
    most = max([count for _, count in counts], default=1)
    parts = []
    for number, (name, count) in enumerate(counts[:MOST_ROWS]):
        y, length = MARGIN + ROW * number, round(count / most * (WIDTH - LABELS - 60), 1)
        parts.append(
            f'<text x="{LABELS - 8}" y="{y + 14}">{escape(name)}</text>'
            f'<rect x="{LABELS}" y="{y + 3}" width="{length}" height="{ROW - 6}"/>'
            f'<text class="count" x="{LABELS + length + 6}" y="{y + 14}">{count:,}</text>'
        )
    return _picture(parts, len(counts[:MOST_ROWS]), finding.title)


def _picture(parts: Sequence[str], rows: int, title: str) -> str:
    height = ROW * rows + 2 * MARGIN
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"{''.join(parts)}</svg>"
    )
