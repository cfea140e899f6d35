"""Announcements between processes, through PostgreSQL: the seq that a table has reached."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg
import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .address import ERRORS
from .database import Subscriber

LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "elfhame"
LONGEST: Final = 7000
"""Largest size of a notification in bytes; PostgreSQL accepts fewer than 8,000."""

PAUSE: Final = 0.25
"""Seconds before a lost connection is replaced."""
PULSE: Final = 10.0
"""Seconds between checks whether the connection still works."""

Announcement = tuple[str, int]
DECODER: Final = msgspec.json.Decoder(list[Announcement])


async def notify(connection: AsyncConnection, announcements: Sequence[Announcement]) -> None:
    """Announce when the transaction is committed; for each table only its highest seq."""
    highest = dict(sorted(announcements))
    for payload in payloads(list(highest.items())):
        await connection.execute(select(func.pg_notify(CHANNEL, payload)))


def payloads(announcements: list[Announcement]) -> Iterator[str]:
    """All announcements as JSON, in as few notifications as possible."""
    text = msgspec.json.encode(announcements)
    if len(announcements) > 1 and len(text) > LONGEST:
        middle = len(announcements) // 2
        yield from payloads(announcements[:middle])
        yield from payloads(announcements[middle:])
    elif announcements:
        yield text.decode()


class Listener:
    """Receives announcements until it is closed; those made while it is disconnected are lost."""

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection[Any]]]) -> None:
        self.subscribers: list[Subscriber] = []
        self.listening = asyncio.Event()
        self._connect = connect
        self._task = asyncio.create_task(self._work(), name="elfhame listener")

    async def close(self) -> None:
        """Stop listening."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _work(self) -> None:
        while True:
            try:
                await self._listen()
            except ERRORS as error:
                LOG.warning("announcements are not received: %s", type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        """Listen until the connection breaks or no longer answers."""
        connection = await self._connect()
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._receive)
            self.listening.set()
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), PULSE)
                    return
                await connection.execute("SELECT 1")
        finally:
            self.listening.clear()
            connection.terminate()

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            announcements = DECODER.decode(str(payload))
        except msgspec.MsgspecError:
            LOG.warning("an unknown announcement was ignored")
            return
        for subscriber in self.subscribers:
            for table, seq in announcements:
                subscriber(table, seq)
