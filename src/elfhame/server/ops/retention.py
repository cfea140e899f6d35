"""Retention: removes old tables, expired sessions, and guests who have no tables."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, exists, select, tuple_

from ..settings import Settings
from ..store.database import Database
from ..store.schema import GUESTS, SEATS, SESSIONS, TABLES, WATCHERS
from ..tables.daily import SERVER_GUEST
from ..tables.store import TableStore

logger = logging.getLogger("elfhame.retention")

DAY: Final = 24 * 3600 * 1000
"""Milliseconds in a day."""
MOST_TABLES: Final = 50
"""Tables that one pass removes."""
MOST_SESSIONS: Final = 500
"""Sessions that one pass removes."""
MOST_GUESTS: Final = 200
"""Guests that one pass looks at."""

Place = tuple[int, str]
"""Where a guest stands in the order of arrival: the time and the id."""

START: Final[Place] = (-1, "")


class Retention:
    """Removes what is no longer kept, a little in each pass, so that no pass takes long."""

    def __init__(self, database: Database, tables: TableStore, settings: Settings) -> None:
        self._database = database
        self._tables = tables
        self._settings = settings
        self._looked_at: Place = START
        """The last guest that was looked at."""

    async def clean_up(self) -> None:
        """One pass."""
        if self._settings.keep_tables:
            await self._remove_tables(self._before(self._settings.keep_tables))
        if self._settings.keep_guests:
            await self._remove_guests(self._before(self._settings.keep_guests))
        await self._remove_sessions()

    def _before(self, days: float) -> int:
        """The moment this many days ago."""
        return self._settings.clock() - int(days * DAY)

    async def _remove_tables(self, before: int) -> None:
        """Remove tables without a game in progress at which nothing has happened since then."""
        old = and_(TABLES.c.status.in_(("finished", "closed", "open")), TABLES.c.since < before)
        rows = await self._database.rows(select(TABLES.c.id).where(old).limit(MOST_TABLES))
        for row in rows:
            await self._tables.delete(row.id, old)
        if rows:
            logger.info("old tables were removed", extra={"count": len(rows)})

    async def _remove_guests(self, before: int) -> None:
        """Sign out guests without tables who came before then; those who are signed out, remove.

        A guest is removed in a later pass than the session: processes remember sessions for a
        while.
        """
        idle = select(GUESTS.c.id).where(
            GUESTS.c.id.in_(await self._next_guests(before)), ~_HAS_TABLES
        )
        guests = [row.id for row in await self._database.rows(idle)]
        if guests:
            signed_out = ~exists().where(SESSIONS.c.guest == GUESTS.c.id)
            await self._database.write(
                delete(GUESTS).where(GUESTS.c.id.in_(guests), ~_HAS_TABLES, signed_out),
                delete(SESSIONS).where(SESSIONS.c.guest.in_(guests)),
            )

    async def _next_guests(self, before: int) -> list[str]:
        """The next guests to look at, in the order of their arrival; after the last, the first."""
        place = tuple_(GUESTS.c.created, GUESTS.c.id)
        query = (
            select(GUESTS.c.created, GUESTS.c.id)
            .where(GUESTS.c.created < before, GUESTS.c.id != SERVER_GUEST)
            .where(place > self._looked_at)
            .order_by(GUESTS.c.created, GUESTS.c.id)
            .limit(MOST_GUESTS)
        )
        rows = await self._database.rows(query)
        self._looked_at = (rows[-1].created, rows[-1].id) if len(rows) == MOST_GUESTS else START
        return [row.id for row in rows]

    async def _remove_sessions(self) -> None:
        """Remove expired sessions."""
        expired = select(SESSIONS.c.hash).where(SESSIONS.c.expires < self._settings.clock())
        some = expired.limit(MOST_SESSIONS).scalar_subquery()
        await self._database.write(delete(SESSIONS).where(SESSIONS.c.hash.in_(some)))


_HAS_TABLES: Final[ColumnElement[bool]] = (
    exists().where(TABLES.c.owner == GUESTS.c.id)
    | exists().where(SEATS.c.guest == GUESTS.c.id)
    | exists().where(WATCHERS.c.guest == GUESTS.c.id)
)
"""Whether a guest owns a table, sits at one or watches one."""
