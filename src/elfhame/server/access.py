"""Who calls, and what is theirs at a table. To everybody else a table does not exist."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

from sqlalchemy import insert, select

from ..kernel.game import WATCHER
from .guests import Guest
from .hall import Hall
from .presence import Presence
from .problems import Problem
from .store.database import Taken
from .store.schema import SEATS, TABLES, WATCHERS
from .table import Table
from .telling import admitted

MOST_WATCHERS: Final = 50_000


class Caller(NamedTuple):
    """Who calls: a guest, or a program with the key of one seat."""

    guest: Guest | None
    key_hash: str | None = None

    def known(self) -> Guest:
        """The guest; others are asked for their name first."""
        if self.guest is None:
            raise Problem("stranger")
        return self.guest

    @property
    def name(self) -> str:
        """What the server counts the caller's sockets by."""
        return self.id or self.key_hash or ""

    @property
    def id(self) -> str | None:
        """The guest's id, if it is one."""
        return self.guest.id if self.guest else None


class Access:
    """Says who may see and do what at which table."""

    def __init__(self, hall: Hall, presence: Presence) -> None:
        self.hall = hall
        self._presence = presence
        self._watchers: OrderedDict[tuple[str, str], None] = OrderedDict()

    async def table(self, caller: Caller, table: str) -> Table:
        """The table, if the caller has anything to do with it."""
        try:
            found = await self.hall.find(table)
        except Problem as problem:
            if problem.code == "outdated" and not await self._had_to_do(caller, table):
                raise Problem("unknown") from None
            raise
        if await self.belongs(caller, found):
            return found
        if await self.hall.catch_up(found):
            return await self.table(caller, table)
        raise Problem("unknown")

    async def at_seat(self, caller: Caller, table: str, seat: int) -> Table:
        """The table, if the seat is the caller's."""
        found = self.hall.known(table)
        if found is None or not holds(found, caller, seat):
            found = await self.table(caller, table)
        if not holds(found, caller, seat):
            if await self.hall.catch_up(found):
                return await self.at_seat(caller, table, seat)
            raise Problem("not-yours")
        self._presence.glimpse(table, seat)
        return found

    async def observing(self, caller: Caller, table: str, observer: int) -> Table:
        """The table, if the caller may observe it so: as its own seat, or as anybody may."""
        if observer >= 0:
            return await self.at_seat(caller, table, observer)
        found = await self.table(caller, table)
        admitted(found, observer)
        return found

    async def belongs(self, caller: Caller, table: Table) -> bool:
        """Whether the caller sits at the table, owns it, is awaited at it, or watches it."""
        if seats(table, caller):
            return True
        if caller.guest is None:
            return False
        guest = caller.guest.id
        kept = any(table.keeper(seat) == guest for seat in range(len(table.chairs)))
        return kept or guest == table.facts.owner or await self._watches(guest, table.id)

    async def watch(self, guest: Guest, table: Table) -> None:
        """From now on the guest may watch."""
        try:
            row = insert(WATCHERS).values(table_id=table.id, guest=guest.id)
            await self.hall.database.write(row)
        except Taken:
            pass
        self._remember(table.id, guest.id)

    async def _watches(self, guest: str, table: str) -> bool:
        if (table, guest) in self._watchers:
            return True
        query = select(WATCHERS).where(WATCHERS.c.table_id == table, WATCHERS.c.guest == guest)
        if not await self.hall.database.rows(query):
            return False
        self._remember(table, guest)
        return True

    def _remember(self, table: str, guest: str) -> None:
        self._watchers[table, guest] = None
        while len(self._watchers) > MOST_WATCHERS:
            self._watchers.popitem(last=False)

    async def _had_to_do(self, caller: Caller, table: str) -> bool:
        """The same of a table that cannot be read any more."""
        if caller.guest is None:
            return False
        guest = caller.guest.id
        owned = select(TABLES.c.id).where(TABLES.c.id == table, TABLES.c.owner == guest)
        held = select(SEATS.c.seat).where(SEATS.c.table_id == table, SEATS.c.guest == guest)
        rows = self.hall.database.rows
        return bool(await rows(owned) or await rows(held) or await self._watches(guest, table))


def seats(table: Table, caller: Caller) -> list[int]:
    """The seats that are the caller's."""
    return [seat for seat in range(len(table.chairs)) if holds(table, caller, seat)]


def holds(table: Table, caller: Caller, seat: int) -> bool:
    """Whether the seat is the caller's: the guest's own, or the one that its key opens."""
    if not 0 <= seat < len(table.chairs):
        return False
    chair = table.chairs[seat]
    if caller.guest is not None:
        return chair.guest == caller.guest.id
    return chair.key_hash is not None and chair.key_hash == caller.key_hash


def observer_of(table: Table, caller: Caller) -> int:
    """How a caller observes who does not say: from its first seat, or as a watcher."""
    mine = seats(table, caller)
    return mine[0] if mine else WATCHER
