"""Stores the replay of every finished game, so that it stays viewable when the rules change."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Final

from sqlalchemy import delete, exists, insert, select, tuple_

from ...games import registry
from ...texts import LANGUAGES
from ..broadcast.replay import BuildFailed, Packed, build_apart
from ..problems import Problem
from ..store.database import Taken, Unreadable, Unwritable
from ..store.schema import REPLAYS, TABLES, digest
from .store import TableStore
from .table import Table

logger = logging.getLogger("elfhame.replays")

MOST_MISSED: Final = 200
"""Build up to this many missing replays after a start."""


class Replays:
    """Has replays built one at a time, by another process, and stores them."""

    def __init__(self, tables: TableStore) -> None:
        self._tables = tables
        self._due: set[str] = set()
        """Tables whose replay is still to be stored."""
        self._building = asyncio.Lock()

    def on_commit(self, table: Table) -> None:
        """Queue the replay to be stored if the game is over."""
        if table.status == "finished":
            self._due.add(table.id)

    async def find_missed(self) -> None:
        """Queue the replays that are missing because the server was stopped."""
        playable = [(name, registry.game(name).version) for name in registry.names()]
        query = (
            select(TABLES.c.id)
            .where(TABLES.c.status == "finished")
            .where(tuple_(TABLES.c.game, TABLES.c.version).in_(playable))
            .where(~exists().where(REPLAYS.c.table_id == TABLES.c.id))
            .order_by(TABLES.c.since.desc())
            .limit(MOST_MISSED)
        )
        self._due.update([row.id for row in await self._tables.database.rows(query)])

    async def store_due(self) -> None:
        """Build and store the replays that are due."""
        while self._due:
            table = self._due.pop()
            try:
                await self.of(await self._tables.find(table), LANGUAGES[0])
            except Problem as problem:
                logger.warning("no replay", extra={"table": table, "code": problem.code})
            except BuildFailed:
                logger.exception("no replay", extra={"table": table})
            except (Unreadable, Unwritable):
                self._due.add(table)
                raise

    async def of(self, table: Table, language: str) -> bytes:
        """The replay of a table, built now if it isn't stored; raises Problem before the end."""
        if table.status != "finished":
            raise Problem("not-over")
        intact = await self._intact(table.id, language)
        if intact is not None:
            return intact
        async with self._building:  # meanwhile another request may have built it
            intact = await self._intact(table.id, language)
            return intact or (await self._build(table))[language]

    async def stored(self, table: str, language: str) -> bytes | None:
        """The stored replay in this language, if there is one; raises Problem if it is damaged."""
        query = select(REPLAYS.c.body, REPLAYS.c.digest).where(
            REPLAYS.c.table_id == table, REPLAYS.c.language == language
        )
        found = await self._tables.database.rows(query)
        body: bytes | None = found[0].body if found else None
        if body is not None and found[0].digest != digest(body):
            raise self._tables.reader.note_damage(table)
        return body

    async def _intact(self, table: str, language: str) -> bytes | None:
        """The stored replay, unless it is damaged: then it has to be built again."""
        with suppress(Problem):
            return await self.stored(table, language)
        return None

    async def _build(self, table: Table) -> Packed:
        packed = await build_apart(table.facts, table.lines, self._tables.settings.imports)
        rows = [
            insert(REPLAYS).values(table_id=table.id, language=name, body=body, digest=digest(body))
            for name, body in packed.items()
        ]
        before = delete(REPLAYS).where(REPLAYS.c.table_id == table.id)
        with suppress(Taken):  # another process was first
            await self._tables.database.write(before, *rows)
        return packed
