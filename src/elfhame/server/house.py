"""The house: all that a server process holds, opened and closed together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from importlib import import_module

from ..bots.roster import offer
from .access import Access
from .botpool import BotPool
from .company import Company
from .fanout import Fanout
from .frames import Frames
from .guests import Guests
from .hall import Hall
from .limits import Calm, Limits
from .making import Making
from .metrics import Metrics
from .presence import Presence
from .seating import Seating
from .settings import Settings
from .store.database import Database, Unreadable, Unwritable
from .store.opening import opened

logger = logging.getLogger("elfhame.house")

SEEN_EVERY = 15.0
"""So often, in seconds, it is noted who is there."""


class House:
    """A server process without its network side."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.fanout = Fanout()
        self.frames = Frames()
        self.guests = Guests(database, settings.clock)
        self.hall = Hall(database, self.fanout, settings)
        self.presence = Presence(database, settings)
        self.access = Access(self.hall, self.presence)
        self.seating = Seating(self.hall, self.access, self.presence, settings)
        self.making = Making(self.hall, self.access, self.guests)
        self.pool = BotPool(settings.workers, settings.imports, bots=settings.bots)
        self.company = Company(self.hall, self.pool)
        self.calm = Calm(*settings.requests)
        self.creations = Limits(*settings.creations)
        self.metrics = Metrics(self)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to look after the tables; the bots wake when one is asked."""
        self.hall.on_commit.append(self.company.ask)
        self.hall.on_commit.append(self.metrics.committed)
        self.database.heard(self._heard)
        self._keep(self._every(self.settings.poll, self._look_around))
        self._keep(self._every(SEEN_EVERY, self.presence.note))
        if not self.hall.several:
            await self.company.sweep(everybody=True)

    async def close(self) -> None:
        """Let the bots go, and finish what waits to be written."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.company.close()
        await self.pool.close()
        await self.database.close()

    def _heard(self, table: str, seq: int) -> None:
        self._keep(self.hall.heard(table, seq))

    async def _look_around(self) -> None:
        if self.hall.several:
            await self.hall.mend()
        await self.company.sweep()

    async def _every(self, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await job()
            except (Unreadable, Unwritable):
                logger.warning("the database is away")
            except Exception:  # whatever happened this time, there is a next time
                logger.exception("the tables were not looked after")

    def _keep(self, job: Awaitable[None]) -> None:
        task = asyncio.ensure_future(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def house(settings: Settings) -> House:
    """The house of these settings, its database opened and up to date."""
    for module in settings.imports:
        import_module(module)
    for bot in settings.bots:
        offer(bot)
    return House(settings, await opened(settings.database or settings.data))
