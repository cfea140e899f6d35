"""Private notes: what the player of a seat wrote down about a game. No one else can read them."""

from __future__ import annotations

from sqlalchemy import select, update

from ..problems import Problem
from ..store.database import Database
from ..store.schema import SEATS
from .access import Access, Caller


class Notes:
    """Reads and writes the notes of a seat, for the caller who holds it."""

    def __init__(self, database: Database, access: Access) -> None:
        self._database = database
        self._access = access

    async def read(self, caller: Caller, table: str, seat: int) -> str:
        """The notes of the caller's seat; empty if there are none."""
        await self._access.at_seat(caller, table, seat)
        query = select(SEATS.c.notes).where(SEATS.c.table_id == table, SEATS.c.seat == seat)
        rows = await self._database.rows(query)
        return str(rows[0].notes) if rows else ""

    async def write(self, caller: Caller, table: str, seat: int, text: str) -> None:
        """Replace the notes of the caller's seat, unless it was left in the meantime."""
        found = await self._access.at_seat(caller, table, seat)
        holder = found.seats[seat].guest
        own = (SEATS.c.table_id == table, SEATS.c.seat == seat, SEATS.c.guest == holder)
        (changed,) = await self._database.write(update(SEATS).where(*own).values(notes=text))
        if not changed:
            raise Problem("not-yours")
