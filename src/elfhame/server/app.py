"""The application: every service of a server process, opened and closed together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from importlib import import_module
from typing import Final

import anyio

from ..bots.roster import offer
from .bots.pool import BotPool
from .bots.scheduler import BotScheduler
from .broadcast.frames import Frames
from .http.limits import RequestLimits, TokenBuckets
from .live.fanout import Fanout
from .ops.health import Health
from .ops.metrics import Metrics
from .ops.refusals import MINUTE, Refusals
from .ops.retention import Retention
from .people.access import Access
from .people.guests import Guests
from .people.notes import Notes
from .people.presence import Presence
from .settings import Settings
from .store.backends import open_database
from .store.database import Database, Unreadable, Unwritable
from .tables.daily import DailyDeals
from .tables.directory import Directory
from .tables.factory import TableFactory
from .tables.moves import Moves
from .tables.replays import Replays
from .tables.seats import Seats
from .tables.store import TableStore

logger = logging.getLogger("elfhame.app")

SAVE_PRESENCE: Final = 15.0
"""Seconds between saves of who is present."""
CLEAN_UP: Final = 120.0
"""Seconds between passes that remove old data: longer than sessions are cached."""
STORE_REPLAYS: Final = 1.0
"""Seconds between checks for games whose replay is to be stored."""


class App:
    """A server process without its network side."""

    def __init__(self, settings: Settings, database: Database) -> None:
        self.settings = settings
        self.database = database
        self.fanout = Fanout()
        self.frames = Frames()
        self.guests = Guests(database, settings.clock)
        self.tables = TableStore(database, self.fanout, settings)
        self.presence = Presence(database, settings)
        self.access = Access(self.tables, self.presence)
        self.notes = Notes(database, self.access)
        self.moves = Moves(self.tables, self.access)
        self.seats = Seats(self.tables, self.access, self.presence, settings)
        self.daily = DailyDeals(self.tables, self.guests)
        self.factory = TableFactory(self.tables, self.access, self.daily)
        self.directory = Directory(self.tables)
        self.replays = Replays(self.tables)
        self.pool = BotPool(settings.workers, settings.imports, bots=settings.bots)
        self.bots = BotScheduler(self.tables, self.frames, self.moves, self.pool)
        self.request_limits = RequestLimits(*settings.requests)
        self.creation_limits = TokenBuckets(*settings.creations)
        self.socket_bytes = TokenBuckets(*settings.socket_bytes)
        self.retention = Retention(database, self.tables, settings)
        self.metrics = Metrics(self)
        self.refusals = Refusals()
        self.health = Health(self)
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Start the background jobs. Bot workers start when the first bot is asked."""
        self.tables.on_commit.append(self.bots.follow)
        self.tables.on_commit.append(self.metrics.committed)
        self.tables.on_commit.append(self.replays.on_commit)
        self.database.subscribe(self._on_announcement)
        await anyio.sleep(0)  # loads the backend that dependency injection needs
        self._run(self.health.check_database())
        self._run(self._every(self.settings.poll, self._poll))
        self._run(self._every(SAVE_PRESENCE, self.presence.save))
        self._run(self._every(MINUTE, self.refusals.tick))
        self._run(self._every(STORE_REPLAYS, self.replays.store_due))
        self._run(self._every(CLEAN_UP, self.retention.clean_up))
        self._run(self._attempt(self.replays.find_missed))
        if not self.tables.shared:
            self._run(self._attempt(partial(self.bots.sweep, everybody=True)))

    async def close(self) -> None:
        """Stop the jobs and the bots, and finish pending writes."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.refusals.sum_up()
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
            await self._attempt(job)

    async def _attempt(self, job: Callable[[], Awaitable[None]]) -> None:
        """Run a job. If it fails, log the error and carry on."""
        try:
            await job()
        except (Unreadable, Unwritable):
            logger.warning("the database is away")
        except Exception:  # most jobs are tried again later
            logger.exception("a background job failed")

    def _run(self, job: Awaitable[None]) -> None:
        task = asyncio.ensure_future(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def open_app(settings: Settings) -> App:
    """The application for these settings, its games registered, its database up to date."""
    for module in settings.imports:
        import_module(module)
    for bot in settings.bots:
        offer(bot)
    return App(settings, await open_database(settings.database or settings.data))
