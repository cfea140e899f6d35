"""An empty database is made as the scripts make it, on both kinds; a newer one is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from elfhame.kernel.refused import Refused
from elfhame.server.store import migrate
from elfhame.server.store.opening import opened
from elfhame.server.store.schema import METADATA
from tests.server.store.moves import database


def drift(connection: Connection) -> object:
    """What the schema has and the database lacks, or the other way round."""
    return compare_metadata(MigrationContext.configure(connection), METADATA)


def scripted(connection: Connection) -> object:
    """Let the scripts make everything; what differs from the schema."""
    migrate._upgrade(connection)
    assert migrate._revision(connection) == migrate.REVISIONS[-1]
    return drift(connection)


def aged(connection: Connection) -> object:
    """Make it the database of an Elfhame that is yet to come; its drift before that."""
    found = drift(connection)
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    return found


async def done(where: str | Path, work: Callable[[Connection], object]) -> object:
    """What the work in the database brings."""
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
    assert asyncio.run(done(where, scripted)) == []


def test_an_empty_database_gets_the_schema_and_a_newer_one_is_refused(where: str | Path) -> None:
    async def play() -> None:
        async with database(where):
            pass
        async with database(where):
            pass
        assert await done(where, aged) == []
        for _ in range(2):
            with pytest.raises(Refused, match="newer Elfhame") as refused:
                await opened(where)
            assert refused.value.field == "data"

    asyncio.run(play())
