"""Reads tables from the database, and notices if they aren't what was written."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from sqlalchemy import select

from ..problems import Problem
from ..store.database import Database
from ..store.schema import LOG, TABLES
from . import rows
from .facts import Facts
from .fold import extend_all, new_table
from .log import Line, chain, decode
from .table import Table

logger = logging.getLogger("elfhame.tables")

SLICE: Final = 10
"""Lines to fold before yielding to other tasks."""


class TableReader:
    """Reads tables. Damage to one of them doesn't affect the others."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.damaged: set[str] = set()
        """Tables whose stored facts, log or replay aren't those that were written."""

    async def read(self, table: str) -> Table:
        """The newest version; raises Problem if it is unknown, damaged, or its rules are gone."""
        found = await self._database.rows(select(TABLES).where(TABLES.c.id == table))
        if not found:
            raise Problem("unknown")
        if not rows.is_intact(found[0]):
            raise self.note_damage(table)
        with _readable(table):
            facts = rows.facts_of(found[0])
        if not facts.config.playable:
            raise Problem("outdated")
        lines = await self._lines(table, 0, b"")
        if len(lines) < found[0].seq:
            raise self.note_damage(table)
        with _readable(table):
            return await _fold_in_slices(facts, lines)

    async def catch_up(self, table: Table) -> Table:
        """The newest version of a table, or the same one if nothing was appended to its log."""
        lines = await self._lines(table.id, table.seq, table.chain)
        with _readable(table.id):
            return extend_all(table, lines)

    def note_damage(self, table: str) -> Problem:
        """Note that a table is damaged, and log it once; returns the problem."""
        if table not in self.damaged:
            self.damaged.add(table)
            logger.error("a table is damaged", extra={"table": table})
        return Problem("damaged")

    async def _lines(self, table: str, since: int, linked: bytes) -> Sequence[Line]:
        """The lines after `since`.

        Raises Problem unless each line continues the chain before it, and the last one is the
        newest according to the table's row.
        """
        query = (
            select(LOG, TABLES.c.seq.label("newest"))
            .join(TABLES, TABLES.c.id == LOG.c.table_id)
            .where(LOG.c.table_id == table, LOG.c.seq > since)
            .order_by(LOG.c.seq)
        )
        lines: list[Line] = []
        stored = await self._database.rows(query)
        if stored and stored[-1].newest != since + len(stored):
            raise self.note_damage(table)
        for seq, row in enumerate(stored, since + 1):
            if not isinstance(row.entry, bytes):  # a file may hold any type in any column
                raise self.note_damage(table)
            linked = chain(linked, table, seq, row.at, row.move_id, row.entry)
            if row.chain != linked:
                raise self.note_damage(table)
            with _readable(table):
                lines.append(Line(seq, row.at, row.move_id, decode(row.entry), linked))
        return lines


async def _fold_in_slices(facts: Facts, lines: Sequence[Line]) -> Table:
    """The table that results from a whole log. Yields to other tasks while folding a long one."""
    table = new_table(facts)
    for first in range(0, len(lines), SLICE):
        table = extend_all(table, lines[first : first + SLICE])
        await asyncio.sleep(0)
    return table


@contextmanager
def _readable(table: str) -> Iterator[None]:
    """Turn errors while reading a log into a Problem with that table alone."""
    try:
        yield
    except Exception as error:
        logger.exception("a log cannot be followed", extra={"table": table})
        raise Problem("outdated") from error
