"""Who is there: whom a process has at its sockets, and when each was last seen by any of them."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sqlalchemy import bindparam, select, update

from .settings import Settings
from .store.database import Database, Unwritable
from .store.schema import SEATS

_SEEN: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("number"))
    .values(seen=bindparam("now"))
)


class Presence:
    """The seats whose persons listen here; noted in the database for the other processes."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._here: Counter[tuple[str, int]] = Counter()
        self._glimpsed: set[tuple[str, int]] = set()

    def come(self, table: str, seat: int) -> None:
        """Somebody listens at the seat."""
        self._here[table, seat] += 1

    def go(self, table: str, seat: int) -> None:
        """One who listened at the seat listens no longer."""
        self._here[table, seat] -= 1
        if not self._here[table, seat]:
            del self._here[table, seat]

    def glimpse(self, table: str, seat: int) -> None:
        """Somebody asked for something from the seat; it is noted with the others."""
        self._glimpsed.add((table, seat))

    async def note(self, *seats: tuple[str, int]) -> None:
        """Note that these seats, or all who listen here, are there now."""
        there = set(seats) or self._glimpsed | set(self._here)
        self._glimpsed -= there
        now = self._settings.clock()
        changes = [
            (_SEEN, {"table": table, "number": seat, "now": now}) for table, seat in sorted(there)
        ]
        try:
            if changes:
                await self._database.write(*changes)
        except Unwritable:
            return  # it is noted again soon

    async def absent(self, table: str, seat: int) -> float:
        """For how many seconds nobody was seen at the seat."""
        if self._here[table, seat] or (table, seat) in self._glimpsed:
            return 0.0
        query = select(SEATS.c.seen).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
        rows = await self._database.rows(query)
        return (self._settings.clock() - rows[0].seen) / 1000 if rows else 0.0
