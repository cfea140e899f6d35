"""The tables in memory; those that nobody follows are bounded by an estimate of their bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Iterator
from typing import Final

from .table import Table

TABLE_BYTES: Final = 8_000
"""Size of a table that has just begun: its facts, seats, state and lock."""
LINE_BYTES: Final = 450
"""Size of a line of its log."""
ENTRY_BYTES: Final = 150
"""Size of an entry of its journal."""
LOOKS: Final = 8
"""Maximum number of tables to consider for removal when one is added."""


class TableCache:
    """The newest version of each table in memory.

    The limit bounds the tables that nobody follows. Followed tables are never evicted, so all of
    them together may exceed it: their number is bounded only by that of the sockets. An addition
    evicts up to `LOOKS` tables, so the size may stay above the limit for a few additions.
    """

    def __init__(self, most: int, followed: Callable[[str], bool]) -> None:
        self.bytes = 0
        """The estimated size of all tables."""
        self._most = most
        self._followed = followed
        self._tables: OrderedDict[str, Table] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tables)

    def __iter__(self) -> Iterator[Table]:
        return iter(tuple(self._tables.values()))

    def get(self, table: str) -> Table | None:
        """The table, if it is in memory. Counts as a use."""
        found = self._tables.get(table)
        if found is not None:
            self._tables.move_to_end(table)
        return found

    def keep(self, table: Table) -> list[Table]:
        """Keep this version of a table; returns the tables evicted to make room."""
        self.remove(table.id)
        self._tables[table.id] = table
        self.bytes += size_of(table)
        return self._evict(table)

    def remove(self, table: str) -> Table | None:
        """Remove a table; None if it isn't in memory."""
        found = self._tables.pop(table, None)
        if found is not None:
            self.bytes -= size_of(found)
        return found

    def _evict(self, newest: Table) -> list[Table]:
        """Remove the least recently used tables until the others fit.

        Followed tables count as used now, so none is looked at twice in a row.
        """
        removed = []
        for _ in range(LOOKS):
            oldest = next(iter(self._tables.values()))
            if self.bytes <= self._most or oldest is newest:
                break
            self._tables.move_to_end(oldest.id)
            if not self._followed(oldest.id):
                self.remove(oldest.id)
                removed.append(oldest)
        return removed


def size_of(table: Table) -> int:
    """The approximate size of a table in bytes."""
    entries = 0 if table.play is None else len(table.play.journal.entries)
    return TABLE_BYTES + LINE_BYTES * table.seq + ENTRY_BYTES * entries
