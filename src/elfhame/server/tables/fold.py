"""Folds a log into a table: deals the game once all seats are taken, and tracks who is asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from ...kernel.fairness import daily_seed, fair_seed
from ...kernel.fairness import share as share_bytes
from ...kernel.journal import Entry as JournalEntry
from ...kernel.play import Play
from ..problems import Problem
from .effects import apply_entry
from .log import AnyEntry, Line
from .table import Facts, Seat, Table


def new_table(facts: Facts) -> Table:
    """A table with an empty log. If all its seats are bots, its game has begun."""
    table = _dealt(Table(facts, tuple(Seat(bot=plan.level) for plan in facts.config.seats)))
    if table.play is None:
        return table
    asks = dict.fromkeys(table.play.waiting, 0)
    return replace(table, journal=(_journal(None, table.play),), asks=asks)


def extend(table: Table, line: Line) -> Table:
    """The table with one more line in its log; raises Problem or Refused if it isn't possible."""
    now = _dealt(apply_entry(table, line.entry))
    if line.move_id is not None:
        table.ids[line.move_id] = line
    return replace(
        now,
        lines=(*table.lines, line),
        journal=(*table.journal, _journal(table.play, now.play)),
        asks=_asks(table, now, line),
    )


def fold(facts: Facts, lines: Iterable[Line]) -> Table:
    """The table that a whole log makes."""
    return extend_all(new_table(facts), lines)


def extend_all(table: Table, lines: Iterable[Line]) -> Table:
    """The table with some more lines in its log."""
    for line in lines:
        table = extend(table, line)
    return table


def table_at(table: Table, seq: int) -> Table:
    """The table as it was after this many entries."""
    if not 0 <= seq <= table.seq:
        raise Problem("unknown")
    return fold(table.facts, table.lines[:seq])


def _dealt(table: Table) -> Table:
    """The table with its game begun, if the last seat has just been taken."""
    if table.play is not None or table.closed or any(seat.free for seat in table.seats):
        return table
    config = table.facts.config
    return replace(table, play=Play(config.rules, len(table.seats), config.options, _seed(table)))


def _seed(table: Table) -> bytes:
    """The seed of the game: made from everyone's share, or that of the day."""
    config = table.facts.config
    if config.daily is not None:
        return daily_seed(config.game, config.daily)
    shares = [share_bytes(seat.share) for seat in table.seats]
    return fair_seed(table.facts.secret, table.id, shares)


def _journal(before: Play | None, now: Play | None) -> tuple[JournalEntry, ...]:
    """The journal entries added since then; none if a step was taken back."""
    if now is None or now is before:
        return ()
    known = 0 if before is None else len(before.journal.entries)
    return tuple(now.journal.entries[known:])


def _asks(before: Table, now: Table, line: Line) -> Mapping[int, int]:
    """Who has to decide, and since which seq; an unchanged question keeps its seq."""
    if now.play is None or now.status != "running":
        return _NOBODY
    if now.play is before.play:
        return before.asks
    return {
        seat: before.asks[seat] if _same_question(before, now, line.entry, seat) else line.seq
        for seat in now.play.waiting
    }


def _same_question(before: Table, now: Table, entry: AnyEntry, seat: int) -> bool:
    """Whether the seat has the same choices as before another seat acted."""
    if seat not in before.asks or seat == entry.seat or before.play is None or now.play is None:
        return False
    return before.play.numbers(seat) == now.play.numbers(seat)


_NOBODY: Final[Mapping[int, int]] = {}
