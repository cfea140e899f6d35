"""Helpers that write and read moves as the server does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import Insert, bindparam, func, insert, select, update

from elfhame.server.store.backends import open_database
from elfhame.server.store.database import Counts, Database, Statement, Taken, Unknown, Unwritable
from elfhame.server.store.schema import GUESTS, LOG, TABLES

ENTRY = insert(LOG)
STANDING = update(TABLES).where(TABLES.c.id == bindparam("table"))


@asynccontextmanager
async def database(where: str | Path, *tables: str) -> AsyncIterator[Database]:
    """An open database with these tables, closed afterwards."""
    store = await open_database(where)
    try:
        if tables:
            await store.write(guest("host"), *(table(name) for name in tables))
        yield store
    finally:
        await store.close()


def guest(name: str) -> Statement:
    return insert(GUESTS).values(id=name, name=name, created=0)


def table(name: str) -> Insert:
    return table_before_digests(name).values(digest=b"")


def table_before_digests(name: str) -> Insert:
    keys = {"seat_key": f"seat {name}", "watch_key": f"watch {name}"}
    begun = {"game": "fae", "version": 1, "charter": b"{}", "secret": b"", "owner": "host"}
    stands = {"created": 0, "status": "running", "seq": 0, "waiting": "", "since": 0}
    return insert(TABLES).values(id=name, **keys, **begun, **stands)


def entry(name: str, seq: int, said: str = "") -> Statement:
    values = {"table_id": name, "seq": seq, "move_id": None, "at": 0, "entry": said.encode()}
    return ENTRY, {**values, "chain": b""}


async def move(store: Database, name: str, seq: int, said: str = "") -> Counts:
    """The usual write: one more log entry, and the table's new state."""
    stands: Statement = (STANDING, {"table": name, "seq": seq, "waiting": said})
    return await store.write(entry(name, seq, said), stands, announce=(name, seq))


async def log(store: Database, name: str) -> list[tuple[int, str]]:
    """The log of a table."""
    query = select(LOG.c.seq, LOG.c.entry).where(LOG.c.table_id == name).order_by(LOG.c.seq)
    return [(row.seq, row.entry.decode()) for row in await store.rows(query)]


async def standing(store: Database, name: str) -> tuple[int, str]:
    """The row of a table."""
    query = select(TABLES.c.seq, TABLES.c.waiting).where(TABLES.c.id == name)
    [row] = await store.rows(query)
    return row.seq, row.waiting


async def guests(store: Database) -> int:
    [row] = await store.rows(select(func.count()).select_from(GUESTS))
    return row[0]


async def until(happened: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not happened():
            await asyncio.sleep(0.02)


async def insist(store: Database, name: str, seq: int) -> None:
    """Write a move, retrying until it succeeds. If it is Taken, an earlier attempt wrote it."""
    unknown = False
    while True:
        try:
            await move(store, name, seq, f"{seq}")
        except Unwritable as error:
            unknown = unknown or isinstance(error, Unknown)
            await asyncio.sleep(0.02)
        except Taken:
            assert unknown
            return
        else:
            return
