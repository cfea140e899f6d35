"""Tracks who is present: seats followed in this process, and when any process last saw each."""

from __future__ import annotations

from collections import Counter
from typing import Final

from sqlalchemy import bindparam, select, update

from ..settings import Settings
from ..store.database import Database, Unwritable
from ..store.schema import SEATS

_SEEN: Final = (
    update(SEATS)
    .where(SEATS.c.table_id == bindparam("table"), SEATS.c.seat == bindparam("number"))
    .values(seen=bindparam("now"))
)


class Presence:
    """Tracks the seats whose players are connected, and saves them for the other processes."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._here: Counter[tuple[str, int]] = Counter()
        self._noted: set[tuple[str, int]] = set()

    def connect(self, table: str, seat: int) -> None:
        """A socket now follows the table from this seat."""
        self._here[table, seat] += 1

    def disconnect(self, table: str, seat: int) -> None:
        """A socket no longer follows the table from this seat."""
        self._here[table, seat] -= 1
        if not self._here[table, seat]:
            del self._here[table, seat]

    def note(self, table: str, seat: int) -> None:
        """The seat's player made a request; the next `save` stores it."""
        self._noted.add((table, seat))

    async def save(self, *seats: tuple[str, int]) -> None:
        """Store that these seats are present now. The default is all connected or noted seats."""
        present = set(seats) or self._noted | set(self._here)
        self._noted -= present
        now = self._settings.clock()
        changes = [
            (_SEEN, {"table": table, "number": seat, "now": now}) for table, seat in sorted(present)
        ]
        try:
            if changes:
                await self._database.write(*changes)
        except Unwritable:
            return  # the next call stores it

    async def absent(self, table: str, seat: int) -> float:
        """Seconds since the seat's player was last seen."""
        if self._here[table, seat] or (table, seat) in self._noted:
            return 0.0
        query = select(SEATS.c.seen).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
        rows = await self._database.rows(query)
        return (self._settings.clock() - rows[0].seen) / 1000 if rows else 0.0
