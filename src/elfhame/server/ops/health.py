"""Health: what keeps the server from working as it should, for its host."""

from __future__ import annotations

import logging
import shutil
from typing import TYPE_CHECKING, Final, Literal

if TYPE_CHECKING:
    from ..app import App

logger = logging.getLogger("elfhame.health")

Trouble = Literal["damaged", "unwritable", "disk", "bots"]
LITTLE_SPACE: Final = 64 * 2**20
"""Fewer free bytes than these are trouble for a server with a database file."""


class Health:
    """Watches a process, and logs each trouble once when it begins and when it ends."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._intact = True
        self._logged: frozenset[Trouble] = frozenset()

    async def check_database(self) -> None:
        """Let the database check itself."""
        self._intact = await self._app.database.intact()
        self.watch()

    def troubles(self) -> list[Trouble]:
        """Everything that is wrong now."""
        app = self._app
        found: dict[Trouble, bool] = {
            "damaged": bool(app.tables.reader.damaged) or not self._intact,
            "unwritable": not app.tables.writable,
            "disk": self._little_space(),
            "bots": app.pool.hangs,
        }
        return [trouble for trouble, wrong in found.items() if wrong]

    def watch(self) -> None:
        """Log what has changed since the last time."""
        now = frozenset(self.troubles())
        for trouble in sorted(now - self._logged):
            logger.error("trouble", extra={"code": trouble})
        for trouble in sorted(self._logged - now):
            logger.warning("trouble is over", extra={"code": trouble})
        self._logged = now

    def _little_space(self) -> bool:
        settings = self._app.settings
        if settings.database is not None:
            return False
        return shutil.disk_usage(settings.data).free < LITTLE_SPACE
