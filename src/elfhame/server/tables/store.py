"""The newest version of every table: appends entries one at a time, and notifies listeners."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple
from weakref import WeakValueDictionary

from sqlalchemy import ColumnElement, insert, select

from ...kernel.refused import Refused
from ..live.fanout import Fanout
from ..problems import Problem
from ..settings import Settings
from ..store.database import Database, Statement, Taken, Unwritable
from ..store.schema import TABLES
from . import rows
from .bot_tables import BotTables
from .facts import Facts
from .fold import extend, new_table
from .log import AnyEntry, Line
from .reader import TableReader
from .table import Table
from .table_cache import TableCache

TRIES: Final = 20
"""How often a contested entry is judged again before the caller is told to try later."""


Judge = Callable[[Table], AnyEntry | None]
"""Judges the newest version of a table and returns the entry to append, if any.

Whatever the caller found out about the table before may no longer be true.
"""


class Proposal(NamedTuple):
    """An entry to be appended to a table's log, if the table permits it."""

    judge: Judge
    move_id: str | None = None


class TableStore:
    """All tables. Only committed versions are visible, so no one sees what may still be lost."""

    def __init__(self, database: Database, fanout: Fanout, settings: Settings) -> None:
        self.database = database
        self.fanout = fanout
        self.settings = settings
        self.shared = settings.database is not None
        """Whether other processes write to the same tables."""
        self._tables = TableCache(settings.memory, fanout.has)
        self.reader = TableReader(database)
        self._bot_tables = BotTables(settings.bot_tables)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._kept: dict[str, asyncio.Lock] = {}
        """Locks of the tables in memory; other locks live only while someone waits for them."""
        self.on_commit: list[Callable[[Table], None]] = []
        """Called with each new version that this process has stored."""
        self.writable = True
        """Whether the last write succeeded."""

    def __len__(self) -> int:
        return len(self._tables)

    async def create(self, facts: Facts, *more: Statement) -> Table:
        """Store a new table, and `more` in the same transaction."""
        table = new_table(facts)
        row = insert(TABLES).values(**rows.facts_row(facts), **rows.progress(table, self._due()))
        with self._bot_tables.room_for(None, table):
            await self._write(row, *more)
            return self._keep(table)

    async def delete(self, table: str, condition: ColumnElement[bool]) -> None:
        """Delete a table for good if its row meets the condition, and notify its followers."""
        async with self._lock(table):
            await self.database.write(*rows.delete_table(table, condition))
            self._forget(table)
        self.fanout.publish(table)

    async def find(self, table: str) -> Table:
        """The newest version; raises Problem if there is no such table or its rules are gone."""
        cached = self._tables.get(table)
        if cached is not None:
            return cached
        async with self._lock(table):
            return await self._newest(table)

    def cached(self, table: str) -> Table | None:
        """The newest version if it is in memory: always, while anyone follows the table."""
        return self._tables.get(table)

    async def append(self, table: str, proposal: Proposal) -> Table:
        """Append an entry to the table's log; it is durable when this returns.

        If another process appended first, the proposal is judged again on the new version.
        """
        async with self._lock(table):
            for _ in range(TRIES):
                try:
                    return await self._try_append(await self._newest(table), proposal)
                except Taken:
                    await self._refresh(table)
                except (Problem, Refused):
                    if not (self.shared and await self._refresh(table)):
                        raise
        raise Problem("unwritable")

    async def on_announcement(self, table: str, seq: int) -> None:
        """Another process has appended: read the new lines if the table is in memory."""
        cached = self._tables.get(table)
        if cached is None or cached.seq >= seq:
            return
        async with self._lock(table):
            try:
                await self._refresh(table)
            except Problem:
                self._forget(table)  # listeners and later callers are told why
                self.fanout.publish(table)

    async def catch_up(self, seen: Table) -> bool:
        """Read new lines before rejecting a request; returns whether `seen` was out of date."""
        if not self.shared:
            return False
        async with self._lock(seen.id):
            await self._refresh(seen.id)
            return (await self._newest(seen.id)).seq > seen.seq

    async def refresh_stale(self) -> None:
        """Read new lines of every table in memory whose announcements were missed."""
        cached = {table.id: table.seq for table in self._tables}
        query = select(TABLES.c.id, TABLES.c.seq).where(TABLES.c.id.in_(cached))
        for row in await self.database.rows(query) if cached else ():
            if row.seq > cached[row.id]:
                await self.on_announcement(row.id, row.seq)

    # ------------------------------------------------------------ appending

    async def _try_append(self, table: Table, proposal: Proposal) -> Table:
        if proposal.move_id is not None and table.line_of(proposal.move_id):
            return table
        entry = proposal.judge(table)
        if entry is None:
            return table
        line = table.next_line(self.settings.clock(), proposal.move_id, entry)
        changed = extend(table, line)
        with self._bot_tables.room_for(table, changed):
            await self._commit(table, changed, line)
        self._keep(changed)
        self.fanout.publish(table.id)
        for listener in self.on_commit:
            listener(changed)
        return changed

    async def _commit(self, before: Table, table: Table, line: Line) -> None:
        """Store the line, and everything that follows from it, durably."""
        progress = rows.update_progress(table, self._due())
        seats = rows.update_seats(before, table, line.at)
        added = rows.add_line(table, line)
        await self._write(added, progress, *seats, announce=(table.id, line.seq))

    async def _write(self, *statements: Statement, announce: tuple[str, int] | None = None) -> None:
        try:
            await self.database.write(*statements, announce=announce)
        except Unwritable:
            self.writable = False
            # If it was written after all, the next read finds it: `append` or `refresh_stale`.
            raise Problem("unwritable") from None
        self.writable = True

    # ------------------------------------------------------------ reading

    async def _newest(self, table: str) -> Table:
        return self._tables.get(table) or self._keep_read(await self.reader.read(table))

    async def _refresh(self, table: str) -> bool:
        """Read new lines of a table in memory; returns whether there were any."""
        cached = self._tables.get(table)
        if cached is None:
            return False
        newest = await self.reader.catch_up(cached)
        if newest is cached:
            return False
        self._keep_read(newest)
        self.fanout.publish(table)
        return True

    # ------------------------------------------------------------ memory

    def _keep_read(self, table: Table) -> Table:
        """Keep a version that was stored before; `room_for` has counted the others."""
        self._bot_tables.note(table)
        return self._keep(table)

    def _keep(self, table: Table) -> Table:
        self._kept.setdefault(table.id, self._lock(table.id))
        for removed in self._tables.keep(table):
            self._forget(removed.id)
            self._bot_tables.forget(removed)
        return table

    def _forget(self, table: str) -> None:
        self._tables.remove(table)
        self._kept.pop(table, None)

    def _due(self) -> int:
        """The time at which a bot that is asked now becomes overdue."""
        return self.settings.clock() + int(1000 * (2 * self.settings.pace + 10))

    def _lock(self, table: str) -> asyncio.Lock:
        lock = self._kept.get(table) or self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock
