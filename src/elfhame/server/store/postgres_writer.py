"""Writes groups to PostgreSQL, over one connection that is replaced when it breaks."""

from __future__ import annotations

from contextlib import aclosing

from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from .address import ERRORS, Address
from .announcements import notify
from .database import Contended, Counts, Faulty, Taken, Unknown, Unwritable
from .groups import Group, Write, execute


class Writer:
    """Writes groups. Its errors quote no rows, which may hold keys."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=address.connect,
            pool_size=1,
            max_overflow=0,
            pool_pre_ping=True,
            hide_parameters=True,
        )

    async def commit(self, group: Group) -> list[Counts]:
        """Write a group in one transaction. Until the commit, an error means nothing is written."""
        try:
            connection = await self._engine.connect()
        except (*ERRORS, DBAPIError) as error:
            raise Unwritable(self._address.redacted(error)) from None
        async with aclosing(connection):
            try:
                counts = await _written(connection, group)
                await notify(connection, [write.announce for write in group if write.announce])
            except Exception as error:
                raise await self._rolled_back(connection, error) from None
            try:
                await connection.commit()
            except Exception as error:
                await connection.invalidate()
                raise Unknown(self._address.redacted(error)) from None
            return counts

    async def close(self) -> None:
        """Close the connection."""
        await self._engine.dispose()

    async def _rolled_back(self, connection: AsyncConnection, error: Exception) -> Exception:
        """Undo the transaction; returns the error as callers know it."""
        line = self._address.redacted(error)
        try:
            await connection.rollback()
        except (*ERRORS, DBAPIError):
            await connection.invalidate()
            return Unwritable(line)
        if isinstance(error, OSError) or (
            isinstance(error, DBAPIError) and error.connection_invalidated
        ):
            await connection.invalidate()
            return Unwritable(line)
        return meaning(getattr(getattr(error, "orig", error), "sqlstate", None) or "")(line)


async def _written(connection: AsyncConnection, group: Group) -> list[Counts]:
    """Execute all statements of a group; returns the number of rows changed, by write.

    Every process writes tables in the same order, so that processes wait for each other but
    never deadlock.
    """
    ordered = sorted(group, key=_first_table)
    counts = await connection.run_sync(execute, ordered)
    by_write = {id(write): count for write, count in zip(ordered, counts, strict=True)}
    return [by_write[id(write)] for write in group]


def _first_table(write: Write) -> str:
    """The announced table. Sorting keeps the order of writes to the same table."""
    return write.announce[0] if write.announce else ""


def meaning(state: str) -> type[Exception]:
    """Our error for an SQLSTATE, whose first two characters are its class."""
    if state == "23505":
        return Taken
    if state[:2] == "40" or state == "55P03":
        return Contended
    if state[:2] in {"08", "53", "57", "58"} or state == "25006":
        return Unwritable
    return Faulty
