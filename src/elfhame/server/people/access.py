"""Access control: what a caller may see and do at a table. To others, it doesn't exist."""

from __future__ import annotations

from typing import Final, NamedTuple

from cachetools import LRUCache
from sqlalchemy import insert, select

from ...kernel.game import REVIEWER, WATCHER
from ..problems import Problem
from ..store.database import Taken
from ..store.schema import SEATS, TABLES, WATCHERS
from ..tables.store import TableStore
from ..tables.table import Table
from .guests import Guest
from .presence import Presence

MOST_WATCHERS: Final = 50_000


class Caller(NamedTuple):
    """A guest, or a program that holds the key to one seat."""

    guest: Guest | None
    key_hash: str | None = None

    def known(self) -> Guest:
        """The guest; raises Problem if the caller isn't one."""
        if self.guest is None:
            raise Problem("stranger")
        return self.guest

    @property
    def name(self) -> str:
        """The name under which the caller's sockets are counted."""
        return self.id or self.key_hash or ""

    @property
    def id(self) -> str | None:
        """The guest's id, if the caller is a guest."""
        return self.guest.id if self.guest else None


class Access:
    """Decides who may see and do what at which table."""

    def __init__(self, tables: TableStore, presence: Presence) -> None:
        self._tables = tables
        self._presence = presence
        self._watchers: LRUCache[tuple[str, str], bool] = LRUCache(MOST_WATCHERS)

    async def table(self, caller: Caller, table: str) -> Table:
        """The table, if the caller belongs to it."""
        try:
            found = await self._tables.find(table)
        except Problem as problem:
            gone = problem.code in ("outdated", "damaged")
            if gone and not await self._belonged(caller, table):
                raise Problem("unknown") from None
            raise
        if await self.belongs(caller, found):
            return found
        if await self._tables.catch_up(found):
            return await self.table(caller, table)
        raise Problem("unknown")

    async def at_seat(self, caller: Caller, table: str, seat: int) -> Table:
        """The table, if the seat is the caller's."""
        found = self._tables.cached(table)
        if found is None or not holds(found, caller, seat):
            found = await self.table(caller, table)
        if not holds(found, caller, seat):
            if await self._tables.catch_up(found):
                return await self.at_seat(caller, table, seat)
            raise Problem("not-yours")
        self._presence.note(table, seat)
        return found

    async def observing(self, caller: Caller, table: str, observer: int) -> Table:
        """The table, if the caller may observe it as this observer."""
        if observer >= 0:
            return await self.at_seat(caller, table, observer)
        found = await self.table(caller, table)
        check_observer(found, observer)
        return found

    async def belongs(self, caller: Caller, table: Table) -> bool:
        """Whether the caller sits at the table, owns it, watches it, or has a seat reserved."""
        if seats_held(table, caller):
            return True
        if caller.guest is None:
            return False
        guest = caller.guest.id
        reserved = any(table.reserved_for(seat) == guest for seat in range(len(table.seats)))
        return reserved or guest == table.facts.owner or await self._watches(guest, table.id)

    async def watch(self, guest: Guest, table: Table) -> None:
        """Let the guest watch from now on."""
        try:
            row = insert(WATCHERS).values(table_id=table.id, guest=guest.id)
            await self._tables.database.write(row)
        except Taken:
            pass
        self._watchers[table.id, guest.id] = True

    async def _watches(self, guest: str, table: str) -> bool:
        if (table, guest) in self._watchers:
            return True
        query = select(WATCHERS).where(WATCHERS.c.table_id == table, WATCHERS.c.guest == guest)
        if not await self._tables.database.rows(query):
            return False
        self._watchers[table, guest] = True
        return True

    async def _belonged(self, caller: Caller, table: str) -> bool:
        """Like `belongs`, for a table that can no longer be read."""
        if caller.guest is None:
            return False
        guest = caller.guest.id
        owned = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.owner == guest)
        held = select(SEATS.c.seat).where(SEATS.c.table_id == table, SEATS.c.guest == guest)
        rows = self._tables.database.rows
        return bool(await rows(owned) or await rows(held) or await self._watches(guest, table))


def seats_held(table: Table, caller: Caller) -> list[int]:
    """The caller's seats."""
    return [seat for seat in range(len(table.seats)) if holds(table, caller, seat)]


def holds(table: Table, caller: Caller, number: int) -> bool:
    """Whether the seat is the caller's: held as a guest, or through the seat's key."""
    if not 0 <= number < len(table.seats):
        return False
    seat = table.seats[number]
    if caller.guest is not None:
        return seat.guest == caller.guest.id
    return seat.key_hash is not None and seat.key_hash == caller.key_hash


def check_holds(table: Table, caller: Caller, seat: int) -> None:
    """Raise Problem unless the seat is the caller's."""
    if not holds(table, caller, seat):
        raise Problem("not-yours")


def default_observer(table: Table, caller: Caller) -> int:
    """Default observer for a caller that names none: their first seat, or a watcher."""
    mine = seats_held(table, caller)
    return mine[0] if mine else WATCHER


def check_observer(table: Table, observer: int) -> int:
    """The observer, if the table has it: a seat, a watcher, or a reviewer of a finished game."""
    if observer == REVIEWER and table.status != "finished":
        raise Problem("not-over")
    if not REVIEWER <= observer < len(table.seats):
        raise Problem("unknown")
    return observer
