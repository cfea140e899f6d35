"""New databases match what the migration scripts create, on both kinds; newer ones are refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, func, insert, select
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from elfhame.kernel.refused import Refused
from elfhame.server.store import migrate
from elfhame.server.store.backends import open_database
from elfhame.server.store.schema import (
    LOG,
    METADATA,
    REPLAYS,
    SEATS,
    SESSIONS,
    TABLES,
    WATCHERS,
    digest,
)
from elfhame.server.tables.log import chain
from elfhame.server.tables.rows import is_intact
from tests.server.store.moves import database, guest, table_before_digests


def drift(connection: Connection) -> object:
    """Differences between the schema and the database."""
    return compare_metadata(MigrationContext.configure(connection), METADATA)


def run_scripts(connection: Connection) -> object:
    """Create everything with the scripts; returns the differences from the schema."""
    migrate._upgrade(connection)
    assert migrate._revision(connection) == migrate.REVISIONS[-1]
    return drift(connection)


OLD_ROWS = (
    guest("host"),
    insert(SESSIONS).values(hash="h", guest="host", kind="session", expires=9),
    table_before_digests("oak"),
    insert(LOG).values(table_id="oak", seq=1, move_id=None, at=1, entry=b"one"),
    insert(LOG).values(table_id="oak", seq=2, move_id="0:\u00e9", at=2, entry=b"two"),
    insert(SEATS).values(table_id="oak", seat=0, guest="host", seen=1),
    insert(WATCHERS).values(table_id="oak", guest="bo"),
)
"""Rows of the first schema."""
OLD_REPLAY = insert(REPLAYS).values(table_id="oak", language="en", body=b"old")
"""A row of the schema before digests."""
ROWS = {"log": 2}
"""Number of rows per table, where it isn't one."""


def make_old(connection: Connection) -> None:
    """Turn it into a database from before digests, with a row in every table.

    All rows but the replay are from the first schema.
    """
    migrate._upgrade(connection, migrate.REVISIONS[0])
    for row in OLD_ROWS:
        assert not isinstance(row, tuple)
        connection.execute(row)
    migrate._upgrade(connection, "0004")
    connection.execute(OLD_REPLAY)


def make_future(connection: Connection) -> object:
    """Turn it into the database of a future Elfhame; returns its drift before that."""
    found = drift(connection)
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    return found


async def done(where: str | Path, work: Callable[[Connection], object]) -> object:
    """Run the work in the database, and return its result."""
    if isinstance(where, Path):
        engine = create_engine(f"sqlite:///{where / 'elfhame.db'}", poolclass=NullPool)
        with engine.begin() as connection:
            return work(connection)
    address = where.replace("postgresql:", "postgresql+asyncpg:")
    distant = create_async_engine(address, poolclass=NullPool)
    async with distant.begin() as connected:
        return await connected.run_sync(work)


def test_the_scripts_make_the_schema(where: str | Path) -> None:
    if isinstance(where, Path):
        where.mkdir(exist_ok=True)
    assert asyncio.run(done(where, run_scripts)) == []


def test_an_old_database_is_upgraded_with_all_its_rows(where: str | Path) -> None:
    async def play() -> None:
        await done(where, make_old)
        async with database(where) as store:
            for kind in METADATA.sorted_tables:
                rows = await store.rows(select(func.count()).select_from(kind))
                assert (kind.name, rows[0][0]) == (kind.name, ROWS.get(kind.name, 1))
            linked = b""
            for line in await store.rows(select(LOG).order_by(LOG.c.seq)):
                linked = chain(linked, "oak", line.seq, line.at, line.move_id, line.entry)
                assert line.chain == linked
            assert is_intact((await store.rows(select(TABLES)))[0])
            (replay,) = await store.rows(select(REPLAYS))
            assert replay.digest == digest(replay.body) == digest(b"old")
        assert await done(where, drift) == []

    if isinstance(where, Path):
        where.mkdir()
    asyncio.run(play())


def test_an_empty_database_gets_the_schema_and_a_newer_one_is_refused(where: str | Path) -> None:
    async def play() -> None:
        async with database(where):
            pass
        async with database(where):
            pass
        assert await done(where, make_future) == []
        for _ in range(2):
            with pytest.raises(Refused, match="newer Elfhame") as refused:
                await open_database(where)
            assert refused.value.field == "data"

    asyncio.run(play())
