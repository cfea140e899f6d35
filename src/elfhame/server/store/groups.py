"""Group commit: all writes that are waiting share one transaction."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection

from .database import Contended, Counts, Statement, Unwritable

MOST: Final = 256
"""Largest number of writes in a transaction, so that none waits long for the others."""


class Write(NamedTuple):
    """A caller's statements, and the future that gets their outcome."""

    statements: tuple[Statement, ...]
    announce: tuple[str, int] | None
    done: asyncio.Future[Counts]

    def succeed(self, counts: Counts) -> None:
        """Tell the caller, unless it was cancelled."""
        if not self.done.done():
            self.done.set_result(counts)

    def fail(self, error: Exception) -> None:
        """Tell the caller, unless it was cancelled. Each one gets a copy, for its own traceback."""
        if not self.done.done():
            own = type(error)(*error.args)
            own.__cause__ = error.__cause__
            self.done.set_exception(own)


Group = Sequence[Write]
Commit = Callable[[Group], Awaitable[Sequence[Counts]]]
"""Writes a whole group durably; if it raises, it has written nothing."""


def execute(connection: Connection, group: Group) -> list[Counts]:
    """Execute all statements of a group; returns the numbers of rows changed, by write."""
    return [
        tuple([_rows_changed(connection, statement) for statement in write.statements])
        for write in group
    ]


def _rows_changed(connection: Connection, statement: Statement) -> int:
    change, values = statement if isinstance(statement, tuple) else (statement, None)
    return connection.execute(change, values).rowcount


class Groups:
    """The single writer of a database. It runs until it is closed, whatever fails."""

    def __init__(self, commit: Commit) -> None:
        self._commit = commit
        self._closed = False
        self._waiting: deque[Write] = deque()
        self._wake = asyncio.Event()
        """Set when there is something to write, or when this is closed."""
        self._task = asyncio.create_task(self._work(), name="elfhame writer")

    async def write(
        self, statements: tuple[Statement, ...], announce: tuple[str, int] | None
    ) -> Counts:
        """Write with the next group; returns when that is committed."""
        if self._closed:
            raise Unwritable("the database is closed")
        write = Write(statements, announce, asyncio.get_running_loop().create_future())
        self._waiting.append(write)
        self._wake.set()
        return await write.done

    async def close(self) -> None:
        """Accept no more writes, and return when all earlier ones have their outcome."""
        self._closed = True
        self._wake.set()
        await self._task

    async def _work(self) -> None:
        while group := await self._next():
            await self._settle(group)

    async def _next(self) -> list[Write]:
        """The writes that are waiting now, up to the limit; empty once this is closed."""
        if not self._waiting and not self._closed:
            self._wake.clear()
            await self._wake.wait()
        return [self._waiting.popleft() for _ in range(min(MOST, len(self._waiting)))]

    async def _settle(self, group: Group) -> None:
        """Commit a group. If that fails, halve it until only faulty writes fail; the others are
        written in their order, in few transactions."""
        try:
            outcome = await self._commit(group)
        except Exception as error:
            if len(group) == 1 or _is_down(error):
                for write in group:
                    write.fail(error)
            else:
                middle = len(group) // 2
                await self._settle(group[:middle])
                await self._settle(group[middle:])
        else:
            for write, counts in zip(group, outcome, strict=True):
                write.succeed(counts)


def _is_down(error: Exception) -> bool:
    """Whether no other write would succeed either."""
    return isinstance(error, Unwritable) and not isinstance(error, Contended)
