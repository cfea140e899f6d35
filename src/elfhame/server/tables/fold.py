"""Folds a log into a table: deals the game once all shares are known, and tracks who is asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from ...kernel.deals import survivable_deal
from ...kernel.fairness import daily_seed, fair_seed, sealed_seed
from ...kernel.fairness import share as share_bytes
from ...kernel.journal import Entry as JournalEntry
from ...kernel.play import Play
from .effects import apply_entry
from .facts import Facts
from .log import AnyEntry, Line, Rewound
from .table import Seat, Status, Table


def new_table(facts: Facts) -> Table:
    """A table with an empty log. If all its seats are bots, its game has begun."""
    seats = tuple([Seat(bot=plan.level) for plan in facts.config.seats])
    table = _dealt(Table(facts.id, facts, seats))
    if table.play is None:
        return table
    asks = dict.fromkeys(table.play.waiting, 0)
    journal = (_journal(None, table.play),)
    return replace(table, status=_status(table), journal=journal, asks=asks)


def extend(table: Table, line: Line) -> Table:
    """The table with one more line in its log; raises Problem or Refused if it isn't possible."""
    now = _dealt(apply_entry(table, line.entry))
    if line.move_id is not None:
        table.ids[line.move_id] = line
    status = _status(now)
    return replace(
        now,
        status=status,
        seq=line.seq,
        lines=(*table.lines, line),
        journal=(*table.journal, _journal(table.play, now.play)),
        asks=_asks(table, now, line) if status == "running" else _NOBODY,
    )


def fold(facts: Facts, lines: Iterable[Line]) -> Table:
    """The table that results from a whole log."""
    return extend_all(new_table(facts), lines)


def extend_all(table: Table, lines: Iterable[Line]) -> Table:
    """The table with some more lines in its log."""
    for line in lines:
        table = extend(table, line)
    return table


def _dealt(table: Table) -> Table:
    """The table with its game begun, if the last seat is taken and the last share is known."""
    if table.play is not None or table.closed or not all(seat.ready for seat in table.seats):
        return table
    config, seed = table.facts.config, _seed(table)
    rules, seats, passed_over = config.rules, len(table.seats), 0
    if config.passes_over:
        seed, passed_over = survivable_deal(rules, seats, rules.options(config.options), seed)
    begun = Play(rules, seats, config.options, seed, config.position)
    return replace(table, play=begun, passed_over=passed_over)


def _seed(table: Table) -> bytes:
    """The first seed of the game: made from everyone's share, or that of the day."""
    config = table.facts.config
    if config.daily is not None:
        return daily_seed(table.facts.secret, config.game, config.daily)
    secret, shares = table.facts.secret, [seat.share for seat in table.seats]
    sealed = table.seals()
    if sealed is not None:
        return sealed_seed(secret, table.id, sealed, shares, table.names())
    return fair_seed(secret, table.id, [share_bytes(share) for share in shares])


def _status(table: Table) -> Status:
    if table.play is not None and table.play.over:
        return "finished"
    if table.closed:
        return "closed"
    return "open" if table.play is None else "running"


def _journal(before: Play | None, now: Play | None) -> tuple[JournalEntry, ...]:
    """The journal entries added since then; none if a step was taken back."""
    if now is None or now is before:
        return ()
    known = 0 if before is None else len(before.journal.entries)
    return tuple(now.journal.entries[known:])


def _asks(before: Table, now: Table, line: Line) -> Mapping[int, int]:
    """Who has to decide, and since which seq; an unchanged question keeps its seq."""
    if now.play is None or now.play is before.play:
        return before.asks
    if isinstance(line.entry, Rewound):  # answers to the questions of the undone steps are void
        return dict.fromkeys(now.play.waiting, line.seq)
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
