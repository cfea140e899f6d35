"""The database of several server processes: PostgreSQL, where the keys say who was first."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, Row, Select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from elfhame.kernel.refused import Refused

from .address import TROUBLE, Address
from .announcements import Listener
from .database import Counts, Database, Heard, Statement, Ts, Unreadable
from .groups import Groups
from .migrate import migrate
from .postgres_writer import Writer
from .statements import Compiler

# The key under which processes that start at once take turns: "elfhame", read as a number.
TURN: Final = int.from_bytes(b"elfhame")


async def open_postgres(url: str) -> Database:
    """The database at an address, up to date; several processes may open it at once."""
    address = Address(url)
    try:
        await prepare(address)
    except (*TROUBLE, DBAPIError) as error:
        raise Refused(
            f"PostgreSQL does not let us in: {address.hushed(error)}", field="data"
        ) from None
    database = PostgreSQL(address)
    await database.listening()
    return database


async def prepare(address: Address) -> None:
    """Migrate. Who comes second waits, and finds it done."""

    def in_turn(connection: Connection) -> None:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({TURN})")
        migrate(connection)

    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=address.patient, poolclass=NullPool
    )
    try:
        async with engine.begin() as connection:
            await connection.run_sync(in_turn)
    finally:
        await engine.dispose()


def reading(address: Address) -> AsyncEngine:
    """The connections that read; a query is a transaction of its own."""
    return create_async_engine(
        "postgresql+asyncpg://",
        async_creator=address.connect,
        pool_size=4,
        max_overflow=0,
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
    )


class PostgreSQL(Database):
    """One connection writes, one listens, a few read; each is made anew when it breaks."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._writer = Writer(address)
        self._engine = reading(address)
        self._compiler = Compiler(self._engine.dialect, counted=True)
        self._listener = Listener(address.connect)
        self._groups = Groups(self._writer.commit, self._writer.tidy)

    async def listening(self) -> None:
        """Return when announcements are heard."""
        await self._listener.listening.wait()

    async def rows(self, query: Select[*Ts]) -> list[Row[*Ts]]:
        try:
            return await self._read(query)
        except Unreadable:
            # Connections that idled while PostgreSQL restarted are all dropped at the first error.
            return await self._read(query)

    async def write(
        self, *statements: Statement, announce: tuple[str, int] | None = None
    ) -> Counts:
        ready = tuple([self._compiler.ready(statement) for statement in statements])
        return await self._groups.write(ready, announce)

    def heard(self, callback: Heard) -> None:
        self._listener.callbacks.append(callback)

    async def close(self) -> None:
        await self._groups.close()
        await self._listener.close()
        await self._engine.dispose()
        await self._writer.close()

    async def _read(self, query: Select[*Ts]) -> list[Row[*Ts]]:
        try:
            async with self._engine.connect() as connection:
                return list((await connection.execute(query)).all())
        except (*TROUBLE, DBAPIError) as error:
            raise Unreadable(self._address.hushed(error)) from None
