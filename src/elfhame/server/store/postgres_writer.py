"""The one connection over which a process writes to PostgreSQL; made anew when it breaks."""

from __future__ import annotations

from typing import Any

import asyncpg

from .address import TROUBLE, Address
from .announcements import notify
from .batches import carried_out
from .database import Contended, Counts, Faulty, Taken, Unknown, Unwritable
from .groups import Group


class Writer:
    """Writes groups. What it raises says nothing of the rows: they may hold keys."""

    def __init__(self, address: Address) -> None:
        self._address = address
        self._connection: asyncpg.Connection[Any] | None = None

    async def commit(self, group: Group) -> list[Counts]:
        """One transaction. Until COMMIT is sent, a broken connection has written nothing."""
        connection = await self._connected()
        try:
            await connection.execute("BEGIN")
            counts = await carried_out(connection, group)
            await notify(connection, [write.announce for write in group if write.announce])
        except Exception as error:
            await self._roll_back(connection)
            raise self._judged(error) from None
        try:
            await connection.execute("COMMIT")
        except Exception as error:
            self._drop(connection)
            raise Unknown(self._address.hushed(error)) from None
        return counts

    async def tidy(self) -> None:
        """Nothing: PostgreSQL tidies up by itself."""

    async def close(self) -> None:
        """Take leave of the database, if it is there."""
        if self._connection is not None:
            try:
                await self._connection.close()
            except TROUBLE:
                self._drop(self._connection)

    async def _connected(self) -> asyncpg.Connection[Any]:
        if self._connection is None or self._connection.is_closed():
            try:
                self._connection = await self._address.connect()
            except TROUBLE as error:
                raise Unwritable(self._address.hushed(error)) from None
        return self._connection

    async def _roll_back(self, connection: asyncpg.Connection[Any]) -> None:
        try:
            await connection.execute("ROLLBACK")
        except TROUBLE:
            self._drop(connection)

    def _drop(self, connection: asyncpg.Connection[Any]) -> None:
        """Forget a connection that cannot be trusted; what it had not committed is undone."""
        connection.terminate()
        self._connection = None

    def _judged(self, error: Exception) -> Exception:
        """What an error means to those who wrote."""
        said = self._address.hushed(error)
        if self._connection is None or isinstance(error, OSError):
            return Unwritable(said)
        return meaning(getattr(error, "sqlstate", None) or "")(said)


def meaning(state: str) -> type[Exception]:
    """What an SQLSTATE is to us: its first two signs are the class of the error."""
    if state == "23505":
        return Taken
    if state[:2] == "40" or state == "55P03":
        return Contended
    if state[:2] in {"08", "53", "57", "58"} or state == "25006":
        return Unwritable
    return Faulty
