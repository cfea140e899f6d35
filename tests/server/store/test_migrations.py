"""The scripts make the schema, on both databases, and know what they do not know."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from elfhame.kernel.refused import Refused
from elfhame.server.store.opening import opened
from elfhame.server.store.schema import METADATA
from tests.server.store.moves import database


def drift(connection: Connection) -> object:
    """What the schema has and the database lacks, or the other way round."""
    return compare_metadata(MigrationContext.configure(connection), METADATA)


def aged(connection: Connection) -> object:
    """Make it the database of an Elfhame that is yet to come; its drift before that."""
    found = drift(connection)
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    return found


async def in_sqlite(folder: Path) -> object:
    engine = create_engine(f"sqlite:///{folder / 'elfhame.db'}", poolclass=NullPool)
    with engine.begin() as connection:
        return aged(connection)


async def in_postgres(url: str) -> object:
    address = url.replace("postgresql:", "postgresql+asyncpg:")
    engine = create_async_engine(address, poolclass=NullPool)
    async with engine.begin() as connection:
        return await connection.run_sync(aged)


def test_the_scripts_make_the_schema_and_a_newer_one_is_refused(where: str | Path) -> None:
    async def play() -> None:
        async with database(where):
            pass
        async with database(where):
            pass
        found = await (in_sqlite(where) if isinstance(where, Path) else in_postgres(where))
        assert found == []
        for _ in range(2):
            with pytest.raises(Refused, match="newer Elfhame") as refused:
                await opened(where)
            assert refused.value.field == "data"

    asyncio.run(play())
