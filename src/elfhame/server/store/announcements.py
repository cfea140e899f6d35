"""What processes tell each other through PostgreSQL: that a table has got as far as a seq."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Final

import asyncpg
import msgspec

from .address import TROUBLE
from .database import Heard

LOG: Final = logging.getLogger(__name__)
CHANNEL: Final = "elfhame"
LONGEST: Final = 7000
"""So many bytes fit into a notification; PostgreSQL takes fewer than 8,000."""

PAUSE: Final = 0.25
PULSE: Final = 10.0
"""Seconds before a lost connection is made anew, and between looks whether it is lost."""

Announcement = tuple[str, int]
DECODER: Final = msgspec.json.Decoder(list[Announcement])


async def notify(
    connection: asyncpg.Connection[Any], announcements: Sequence[Announcement]
) -> None:
    """Announce with the commit of the transaction, of each table only the furthest seq."""
    furthest = dict(sorted(announcements))
    for text in payloads(list(furthest.items())):
        await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, text)


def payloads(announcements: list[Announcement]) -> Iterator[str]:
    """As few texts as hold them all."""
    text = msgspec.json.encode(announcements)
    if len(announcements) > 1 and len(text) > LONGEST:
        middle = len(announcements) // 2
        yield from payloads(announcements[:middle])
        yield from payloads(announcements[middle:])
    elif announcements:
        yield text.decode()


class Listener:
    """Hears announcements from now until it is closed; those made while it is cut off are lost."""

    def __init__(self, connect: Callable[[], Awaitable[asyncpg.Connection[Any]]]) -> None:
        self.callbacks: list[Heard] = []
        self.listening = asyncio.Event()
        self._connect = connect
        self._task = asyncio.create_task(self._work(), name="elfhame listener")

    async def close(self) -> None:
        """Hear nothing more."""
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def _work(self) -> None:
        while True:
            try:
                await self._listen()
            except TROUBLE as error:
                LOG.warning("other processes are not heard: %s", type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _listen(self) -> None:
        """Listen until the connection breaks, which an answer that fails to come shows too."""
        connection = await self._connect()
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(CHANNEL, self._hear)
            self.listening.set()
            while True:
                with suppress(TimeoutError):
                    await asyncio.wait_for(lost.wait(), PULSE)
                    return
                await connection.execute("SELECT 1")
        finally:
            self.listening.clear()
            connection.terminate()

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            announcements = DECODER.decode(str(payload))
        except msgspec.MsgspecError:
            LOG.warning("an announcement nobody understands was passed over")
            return
        for callback in self.callbacks:
            for table, seq in announcements:
                callback(table, seq)
