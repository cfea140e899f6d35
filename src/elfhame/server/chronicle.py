"""From a log to a table: how entries follow each other, when a game begins, who is asked what."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from ..kernel.fairness import daily_seed, fair_seed
from ..kernel.fairness import share as share_bytes
from ..kernel.journal import Entry as Told
from ..kernel.play import Play
from .happenings import happen
from .log import AnyEntry, Line
from .problems import Problem
from .table import Chair, Facts, Table


def made(facts: Facts) -> Table:
    """A new table, nobody seated but bots; if there are only bots, their game has begun."""
    table = _begun(Table(facts, tuple(Chair(bot=plan.level) for plan in facts.charter.seats)))
    if table.play is None:
        return table
    asks = dict.fromkeys(table.play.waiting, 0)
    return replace(table, told=(_told(None, table.play),), asks=asks)


def after(table: Table, line: Line) -> Table:
    """The table with the line in its log; refused if it cannot follow."""
    now = _begun(happen(table, line.entry))
    if line.move_id is not None:
        table.ids[line.move_id] = line
    return replace(
        now,
        lines=(*table.lines, line),
        told=(*table.told, _told(table.play, now.play)),
        asks=_asks(table, now, line),
    )


def folded(facts: Facts, lines: Iterable[Line]) -> Table:
    """The table that a log makes."""
    return continued(made(facts), lines)


def continued(table: Table, lines: Iterable[Line]) -> Table:
    """The table after some more lines."""
    for line in lines:
        table = after(table, line)
    return table


def until(table: Table, seq: int) -> Table:
    """The table as it was after an entry of its log."""
    if not 0 <= seq <= table.seq:
        raise Problem("unknown")
    return folded(table.facts, table.lines[:seq])


def _begun(table: Table) -> Table:
    """The same, its game dealt if the last seat is taken now."""
    if table.play is not None or table.closed or any(chair.free for chair in table.chairs):
        return table
    charter = table.facts.charter
    return replace(table, play=Play(charter.door, len(table.chairs), charter.options, _seed(table)))


def _seed(table: Table) -> bytes:
    """The seed of the table's game: nobody's alone to choose, or that of its day."""
    charter = table.facts.charter
    if charter.daily is not None:
        return daily_seed(charter.game, charter.daily)
    shares = [share_bytes(chair.share) for chair in table.chairs]
    return fair_seed(table.facts.secret, table.id, shares)


def _told(before: Play | None, now: Play | None) -> tuple[Told, ...]:
    """What the rules told since then; nothing, if a step was taken back."""
    if now is None or now is before:
        return ()
    known = 0 if before is None else len(before.journal.entries)
    return tuple(now.journal.entries[known:])


def _asks(before: Table, now: Table, line: Line) -> Mapping[int, int]:
    """Whom the table asks, and since when: who is asked the same as before is not asked anew."""
    if now.play is None or now.status != "running":
        return _NOBODY
    if now.play is before.play:
        return before.asks
    return {
        seat: before.asks[seat] if _same_question(before, now, line.entry, seat) else line.seq
        for seat in now.play.waiting
    }


def _same_question(before: Table, now: Table, entry: AnyEntry, seat: int) -> bool:
    """Whether the seat is asked just what it was asked before somebody else acted."""
    if seat not in before.asks or seat == entry.seat or before.play is None or now.play is None:
        return False
    return before.play.numbers(seat) == now.play.numbers(seat)


_NOBODY: Final[Mapping[int, int]] = {}
