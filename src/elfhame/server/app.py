"""The application: every service of a server process, opened and closed together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Final

from ..bots.roster import offer
from .bots.pool import BotPool
from .bots.scheduler import BotScheduler
from .broadcast.frames import FrameCache
from .http.limits import RequestLimits, TokenBuckets
from .live.fanout import Fanout
from .ops.health import Health
from .ops.metrics import Metrics
from .people.access import Access
from .people.guests import Guests
from .people.presence import Presence
from .settings import Settings
from .store.database import Database, Unreadable, Unwritable
from .store.opening import opened
from .tables.directory import Directory
from .tables.factory import TableFactory
from .tables.moves import Moves
from .tables.seats import Seats
from .tables.store import TableStore

logger = logging.getLogger("elfhame.app")

SAVE_PRESENCE: Final = 15.0
"""Seconds between saves of who is present."""


class App:
    """A server process without its network side."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.fanout = Fanout()
        self.frames = FrameCache()
        self.guests = Guests(database, settings.clock)
        self.tables = TableStore(database, self.fanout, settings)
        self.presence = Presence(database, settings)
        self.access = Access(self.tables, self.presence)
        self.moves = Moves(self.tables, self.access)
        self.seats = Seats(self.tables, self.access, self.presence, settings)
        self.factory = TableFactory(self.tables, self.access, self.guests)
        self.directory = Directory(self.tables)
        self.pool = BotPool(settings.workers, settings.imports, bots=settings.bots)
        self.bots = BotScheduler(self.tables, self.moves, self.pool)
        self.request_limits = RequestLimits(*settings.requests)
        self.creation_limits = TokenBuckets(*settings.creations)
        self.metrics = Metrics(self)
        self.health = Health(self)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Start the periodic jobs. Bot workers start when the first bot is asked."""
        self.tables.on_commit.append(self.bots.ask)
        self.tables.on_commit.append(self.metrics.committed)
        self.database.heard(self._on_announcement)
        self._run(self.health.check_database())
        self._run(self._every(self.settings.poll, self._poll))
        self._run(self._every(SAVE_PRESENCE, self.presence.save))
        if not self.tables.shared:
            await self.bots.sweep(everybody=True)

    async def close(self) -> None:
        """Stop the jobs and the bots, and finish pending writes."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.pool.close()
        await self.database.close()

    def _on_announcement(self, table: str, seq: int) -> None:
        self._run(self.tables.on_announcement(table, seq))

    async def _poll(self) -> None:
        if self.tables.shared:
            await self.tables.refresh_stale()
        await self.bots.sweep()
        self.health.watch()

    async def _every(self, seconds: float, job: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await job()
            except (Unreadable, Unwritable):
                logger.warning("the database is away")
            except Exception:  # a job that failed once is tried again next time
                logger.exception("a periodic job failed")

    def _run(self, job: Awaitable[None]) -> None:
        task = asyncio.ensure_future(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def open_app(settings: Settings) -> App:
    """The application for these settings, its database opened and up to date."""
    for module in settings.imports:
        import_module(module)
    for bot in settings.bots:
        offer(bot)
    return App(settings, await opened(settings.database or settings.data))
