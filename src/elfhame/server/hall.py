"""The hall of tables: finds them, lets one entry at a time into each log, and tells who listens."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from sqlalchemy import insert, select

from ..kernel.refused import Refused
from . import rows
from .chronicle import after, continued, folded, made
from .fanout import Fanout
from .log import AnyEntry, Line, decode
from .problems import Problem
from .settings import Settings
from .store.database import Database, Statement, Taken, Unwritable
from .store.schema import LOG, TABLES
from .table import Facts, Table

logger = logging.getLogger("elfhame.hall")

TRIES: Final = 20
"""How often a contested entry is judged anew before the caller is told that the table is busy."""


class Wish(NamedTuple):
    """Something to be written into a table's log."""

    entry: Callable[[Table], AnyEntry | None]
    """Judges the table as it is and says what to write; None if it is there already."""
    move_id: str | None = None


class Hall:
    """All tables. A table as it is found here is committed: nobody sees what may yet be lost."""

    def __init__(self, database: Database, fanout: Fanout, settings: Settings) -> None:
        self.database = database
        self.fanout = fanout
        self.settings = settings
        self.several = settings.database is not None
        """Whether others write into the same tables."""
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._kept: dict[str, asyncio.Lock] = {}
        """The locks of the tables at hand: others are forgotten when nobody waits for them."""
        self.on_commit: list[Callable[[Table], None]] = []
        """Who is told of every entry that this process has stored."""

    def __len__(self) -> int:
        return len(self._tables)

    async def open(self, facts: Facts, *more: Statement) -> Table:
        """Make a new table; `more` is written with it."""
        table = made(facts)
        row = insert(TABLES).values(**rows.facts_row(facts), **rows.standing(table, self._due()))
        await self._write(row, *more)
        self._keep(table)
        return table

    async def find(self, table: str) -> Table:
        """The table as it stands; Problem if there is none, or it cannot be played any more."""
        known = self._tables.get(table)
        if known is not None:
            self._tables.move_to_end(table)
            return known
        async with self._lock(table):
            return self._tables.get(table) or self._keep(await self._read(table))

    def known(self, table: str) -> Table | None:
        """The table as it stands, if it is at hand: as long as anybody listens, it is."""
        return self._tables.get(table)

    async def enter(self, table: str, wish: Wish) -> Table:
        """Write an entry into the table's log: it is durable when this returns.

        Who comes second to the same place in the log reads on and judges again.
        """
        async with self._lock(table):
            for _ in range(TRIES):
                try:
                    return await self._entered(await self._newest(table), wish)
                except Taken:
                    await self._refresh(table)
                except (Problem, Refused):
                    if not (self.several and await self._refresh(table)):
                        raise
        raise Problem("unwritable")

    async def heard(self, table: str, seq: int) -> None:
        """Somebody else has written: read on, if anybody here cares."""
        known = self._tables.get(table)
        if known is None or known.seq >= seq:
            return
        async with self._lock(table):
            try:
                await self._refresh(table)
            except Problem:
                self._forget(table)  # whoever asks for it, or listens, is told why
                self.fanout.publish(table)

    async def catch_up(self, seen: Table) -> bool:
        """Read on before somebody is turned away: others may just have written what lets them in.

        Says whether there is more than was seen.
        """
        if not self.several:
            return False
        async with self._lock(seen.id):
            await self._refresh(seen.id)
            return (await self._newest(seen.id)).seq > seen.seq

    async def mend(self) -> None:
        """Read on wherever somebody else's writing was not heard of."""
        known = {table: self._tables[table].seq for table in list(self._tables)}
        query = select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(known))
        for row in await self.database.rows(query) if known else ():
            if row.seq > known[row.id]:
                await self.heard(row.id, row.seq)

    # ------------------------------------------------------------ inside

    async def _entered(self, table: Table, wish: Wish) -> Table:
        if wish.move_id is not None and table.written(wish.move_id):
            return table
        entry = wish.entry(table)
        if entry is None:
            return table
        line = Line(table.seq + 1, self.settings.clock(), wish.move_id, entry)
        changed = after(table, line)
        await self._commit(table, changed, line)
        self._keep(changed)
        self.fanout.publish(table.id)
        for listener in self.on_commit:
            listener(changed)
        return changed

    async def _commit(self, before: Table, table: Table, line: Line) -> None:
        """Store the line and what follows from it, durably."""
        standing = rows.move_on(table, self._due())
        places = rows.places(before, table, line.at)
        added = rows.added(table, line)
        await self._write(added, standing, *places, announce=(table.id, line.seq))

    async def _write(self, *statements: Statement, announce: tuple[str, int] | None = None) -> None:
        try:
            await self.database.write(*statements, announce=announce)
        except Unwritable:
            # If it was written after all, whoever reads on finds it: `enter` at once, or `mend`.
            raise Problem("unwritable") from None

    async def _newest(self, table: str) -> Table:
        return self._tables.get(table) or self._keep(await self._read(table))

    async def _refresh(self, table: str) -> bool:
        """Read on; whether there was anything."""
        known = self._tables.get(table)
        if known is None:
            return False
        lines = await self._lines(table, known.seq)
        if not lines:
            return False
        with _followed(table):
            self._keep(continued(known, lines))
        self.fanout.publish(table)
        return True

    async def _read(self, table: str) -> Table:
        found = await self.database.rows(select(TABLES).where(TABLES.c.id == table))
        if not found:
            raise Problem("unknown")
        with _followed(table):
            facts = rows.facts_of(found[0])
        if not facts.charter.playable:
            raise Problem("outdated")
        lines = await self._lines(table, 0)
        with _followed(table):
            return folded(facts, lines)

    async def _lines(self, table: str, since: int) -> Sequence[Line]:
        query = select(LOG).where(LOG.c.table_id == table, LOG.c.seq > since).order_by(LOG.c.seq)
        found = await self.database.rows(query)
        with _followed(table):
            return [Line(row.seq, row.at, row.move_id, decode(row.entry)) for row in found]

    def _keep(self, table: Table) -> Table:
        if table.id not in self._kept:
            self._kept[table.id] = self._lock(table.id)
        self._tables[table.id] = table
        self._tables.move_to_end(table.id)
        if len(self._tables) > self.settings.most_tables:
            self._let_go()
        return table

    def _let_go(self) -> None:
        """Forget the table that was longest left alone; the log remembers."""
        alone = (table for table in self._tables if not self.fanout.has(table))
        forgotten = next(alone, None)
        if forgotten is not None:
            self._forget(forgotten)

    def _forget(self, table: str) -> None:
        self._tables.pop(table, None)
        self._kept.pop(table, None)

    def _due(self) -> int:
        """When a bot that is asked now is overdue."""
        return self.settings.clock() + int(1000 * (2 * self.settings.pace + 10))

    def _lock(self, table: str) -> asyncio.Lock:
        lock = self._kept.get(table) or self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock


@contextmanager
def _followed(table: str) -> Iterator[None]:
    """What a log says that cannot be followed is the trouble of its own table, and of no other."""
    try:
        yield
    except Exception as error:
        logger.exception("a log cannot be followed", extra={"table": table})
        raise Problem("outdated") from error
