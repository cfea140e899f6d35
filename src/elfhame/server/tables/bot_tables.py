"""Tables at which only bots play: how many each owner may have."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from ..problems import Problem
from .log import Left
from .table import Table


class BotTables:
    """The running tables without people that this process knows of, by owner."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tables: defaultdict[str, set[str]] = defaultdict(set)

    def note(self, table: Table) -> None:
        """Count the table if only bots play at it now."""
        if only_bots(table):
            self._tables[table.facts.owner].add(table.id)
        else:
            self.forget(table)

    def forget(self, table: Table) -> None:
        """Stop counting the table."""
        mine = self._tables.get(table.facts.owner, set())
        mine.discard(table.id)
        if not mine:
            self._tables.pop(table.facts.owner, None)

    @contextmanager
    def room_for(self, before: Table | None, table: Table) -> Iterator[None]:
        """Count the table, unless storing it fails; raises Problem if its owner has too many.

        People may always leave a table, even if only bots remain.
        """
        if before is not None and table.moved_on_from(before):
            yield  # the same people and bots as before
            return
        left = table.lines and isinstance(table.lines[-1].entry, Left)
        counted = left or (before is not None and only_bots(before))
        if only_bots(table) and not counted and self._count(table) >= self._most:
            raise Problem("bot-tables")
        try:
            self.note(table)
            yield
        except BaseException:
            self.forget(table)
            if before is not None:
                self.note(before)
            raise

    def _count(self, table: Table) -> int:
        return len(self._tables.get(table.facts.owner, ()))


def only_bots(table: Table) -> bool:
    """Whether the table is running with bots alone."""
    return table.status == "running" and not table.people
