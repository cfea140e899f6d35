"""Group commit: everything that waits to be written goes into one transaction."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, NamedTuple

from .database import Contended, Counts, Unwritable
from .statements import Ready

MOST: Final = 256
"""So many writes share a transaction at most: nobody waits long for the others."""


class Write(NamedTuple):
    """What one caller wants written, and where he waits for the outcome."""

    statements: tuple[Ready, ...]
    announce: tuple[str, int] | None
    done: asyncio.Future[Counts]

    def succeed(self, counts: Counts) -> None:
        """Tell the caller, unless he was cancelled."""
        if not self.done.done():
            self.done.set_result(counts)

    def fail(self, error: Exception) -> None:
        """Tell the caller, unless he was cancelled; an error of his own, with its own traceback."""
        if not self.done.done():
            own = type(error)(*error.args)
            own.__cause__ = error.__cause__
            self.done.set_exception(own)


Group = Sequence[Write]
Commit = Callable[[Group], Awaitable[Sequence[Counts]]]
"""Writes a whole group durably, or raises and has written nothing of it."""


class Groups:
    """The one writer of a database: it lives until it is closed, whatever fails."""

    def __init__(self, commit: Commit, tidy: Callable[[], Awaitable[None]]) -> None:
        self._commit = commit
        self._tidy = tidy
        self._closed = False
        self._line: deque[Write] = deque()
        self._bell = asyncio.Event()
        """Rings when there is something to do: to write, or to end."""
        self._task = asyncio.create_task(self._work(), name="elfhame writer")

    async def write(
        self, statements: tuple[Ready, ...], announce: tuple[str, int] | None
    ) -> Counts:
        """Wait in line, and then for the group to be committed."""
        if self._closed:
            raise Unwritable("the database is closed")
        write = Write(statements, announce, asyncio.get_running_loop().create_future())
        self._line.append(write)
        self._bell.set()
        return await write.done

    async def close(self) -> None:
        """Let nobody else in line, and return when all who stood there have their outcome."""
        self._closed = True
        self._bell.set()
        await self._task

    async def _work(self) -> None:
        while group := await self._next():
            await self._settle(group)
            await self._tidy()

    async def _next(self) -> list[Write]:
        """All who wait now, but no more than fit; nobody, when the line is closed."""
        if not self._line and not self._closed:
            self._bell.clear()
            await self._bell.wait()
        return [self._line.popleft() for _ in range(min(MOST, len(self._line)))]

    async def _settle(self, group: Group) -> None:
        """Commit a group. A guilty write is found by halving, so the innocent are written in order,
        in few transactions."""
        try:
            outcome = await self._commit(group)
        except Exception as error:
            if len(group) == 1 or away(error):
                for write in group:
                    write.fail(error)
            else:
                middle = len(group) // 2
                await self._settle(group[:middle])
                await self._settle(group[middle:])
        else:
            for write, counts in zip(group, outcome, strict=True):
                write.succeed(counts)


def away(error: Exception) -> bool:
    """Whether no write at all would have gone through."""
    return isinstance(error, Unwritable) and not isinstance(error, Contended)
