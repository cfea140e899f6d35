"""Formats the report of a simulation as tables."""

from __future__ import annotations

from typing import Final

from rich.table import Table
from rich.text import Text

from .statistics import Report, SeatReport, Spread

_GAP: Final = (0, 3, 0, 0)


def report_tables(title: str, found: Report) -> list[Text | Table]:
    """A heading, and the whole report as tables."""
    heading = f"{title}, {found.setting()}"
    parts = (_speed(found), _spreads(found), _seats(found), _endings(found))
    return [Text(heading, "bold"), *(shown for part in parts for shown in (Text(), part))]


def _speed(found: Report) -> Table:
    speed = Table(box=None, show_header=False, padding=_GAP)
    speed.add_column()
    speed.add_column(justify="right")
    speed.add_row("Games", f"{found.games:,}")
    speed.add_row("Moves", f"{found.moves:,}")
    speed.add_row("Moves per second", f"{found.moves_per_second:,.0f}")
    speed.add_row("Rules", "compiled" if found.compiled else "pure Python")
    return speed


def _spreads(found: Report) -> Table:
    spreads = _table("", "mean", "sd", "min", "median", "max")
    for name, spread in (("Score", found.score), ("Moves per game", found.length)):
        spreads.add_row(name, *_spread(spread))
    return spreads


def _spread(spread: Spread) -> list[str]:
    mean, sd, middle = f"{spread.mean:.2f}", f"{spread.sd:.2f}", f"{spread.median:g}"
    return [mean, sd, str(spread.least), middle, str(spread.most)]


def _seats(found: Report) -> Table:
    seats = _table("Seat and bot", "mean score", "victories", "95 % interval")
    for seat in found.by_seat:
        seats.add_row(*_seat(seat))
    return seats


def _seat(seat: SeatReport) -> list[str]:
    interval = f"{seat.low:.1%} to {seat.high:.1%}"
    return [f"{seat.seat} {seat.bot}", f"{seat.score:.2f}", f"{seat.wins:.1%}", interval]


def _endings(found: Report) -> Table:
    endings = _table("Ended by", "games", "share")
    for rule, count in found.endings.items():
        endings.add_row(rule, f"{count:,}", f"{count / found.games:.1%}")
    return endings


def _table(first: str, *others: str) -> Table:
    """A table with names in its first column and numbers in all others."""
    table = Table(first, box=None, padding=_GAP)
    for other in others:
        table.add_column(other, justify="right")
    return table
