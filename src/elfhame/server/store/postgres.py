"""The database of several server processes: PostgreSQL, whose unique keys decide who was first."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Row, Select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from elfhame.kernel.refused import Refused

from .address import ERRORS, Address
from .announcements import Listener
from .database import Counts, Database, Statement, Subscriber, Ts, Unreadable
from .groups import Groups
from .migrate import migrate
from .postgres_writer import Writer

MIGRATION_LOCK: Final = int.from_bytes(b"elfhame")
"""The advisory lock that processes take to migrate: "elfhame", read as a number."""


async def open_postgres(url: str) -> Database:
    """The database at an address, with the current schema; several processes may open it."""
    address = Address(url)
    try:
        await prepare(address)
    except (*ERRORS, DBAPIError) as error:
        raise Refused(
            f"can't connect to PostgreSQL: {address.redacted(error)}", field="data"
        ) from None
    database = PostgreSQL(address)
    await database.listening()
    return database


async def prepare(address: Address) -> None:
    """Migrate to the current schema. Processes that start together do so one after another."""

    def migrate_alone(connection: Connection) -> None:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        migrate(connection)

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=address.connect_patiently, poolclass=NullPool
    )
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate_alone)
    finally:
        await engine.dispose()


def reading(address: Address) -> AsyncEngine:
    """An engine for reading, in which each query is its own transaction."""
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=address.connect,
        pool_size=4,
        max_overflow=0,
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
    )


class PostgreSQL(Database):
    """One connection writes, one listens, a few read. Each is replaced when it breaks."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._writer = Writer(address)
        self._engine = reading(address)
        self._listener = Listener(address.connect)
        self._groups = Groups(self._writer.commit)

    async def listening(self) -> None:
        """Wait until announcements can be received."""
        await self._listener.listening.wait()

    async def rows(self, query: Select[*Ts]) -> list[Row[*Ts]]:
        try:
            return await self._read(query)
        except Unreadable:
            # The first error drops all connections that broke when PostgreSQL was restarted.
            return await self._read(query)

    async def write(
        self, *statements: Statement, announce: tuple[str, int] | None = None
    ) -> Counts:
        return await self._groups.write(statements, announce)

    def subscribe(self, subscriber: Subscriber) -> None:
        self._listener.subscribers.append(subscriber)

    async def close(self) -> None:
        await self._groups.close()
        await self._listener.close()
        await self._engine.dispose()
        await self._writer.close()

    async def _read(self, query: Select[*Ts]) -> list[Row[*Ts]]:
        try:
            async with self._engine.connect() as connection:
                return list((await connection.execute(query)).all())
        except (*ERRORS, DBAPIError) as error:
            raise Unreadable(self._address.redacted(error)) from None
