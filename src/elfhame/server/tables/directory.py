"""Finds tables: by the key of an invitation, and those of a guest."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Row, or_, select

from ..broadcast.participants import seats_now
from ..messages import Invitation, MyTables, TableLine
from ..people.guests import Guest
from ..problems import Problem
from ..store.schema import SEATS, TABLES
from .store import TableStore
from .table import Table

MOST_LISTED: Final = 60
"""A guest's list holds up to this many running tables, and as many finished ones."""


class Directory:
    """Finds tables."""

    def __init__(self, tables: TableStore) -> None:
        self._tables = tables

    async def by_key(self, key: str) -> tuple[str, Table]:
        """What an invitation's key is for, `seat` or `watch`, and at which table."""
        query = select(TABLES.c.id, TABLES.c.seat_key).where(
            or_(TABLES.c.seat_key == key, TABLES.c.watch_key == key)
        )
        found = await self._tables.database.rows(query)
        if not found:
            raise Problem("unknown")
        kind = "seat" if found[0].seat_key == key else "watch"
        return kind, await self._tables.find(found[0].id)

    async def tables_of(self, guest: Guest) -> MyTables:
        """The guest's tables, most recently active first."""
        running = await self._listed(guest, ("open", "running"))
        finished = await self._listed(guest, ("finished", "closed"))
        return MyTables(running=running, finished=finished)

    async def _listed(self, guest: Guest, status: tuple[str, ...]) -> list[TableLine]:
        held = select(SEATS.c.table_id).where(SEATS.c.guest == guest.id)
        query = (
            select(TABLES)
            .where(or_(TABLES.c.id.in_(held), TABLES.c.owner == guest.id))
            .where(TABLES.c.status.in_(status))
            .order_by(TABLES.c.since.desc())
            .limit(MOST_LISTED)
        )
        rows = await self._tables.database.rows(query)
        return [await self._line(guest, row) for row in rows]

    async def _line(self, guest: Guest, row: Row[Any]) -> TableLine:
        try:
            table = await self._tables.find(row.id)
            names, seats, asks = table.names(), table.seats_of(guest.id), set(table.asks)
        except Problem:  # a table of older rules can be listed but not read
            names, seats, asks = [], [], set()
        return TableLine(
            table=row.id,
            game=row.game,
            status=row.status,
            names=names,
            your_seats=seats,
            your_turn=bool(asks & set(seats)),
            seq=row.seq,
            created=row.created,
            since=row.since,
        )


def invitation(kind: str, table: Table, guest: str | None) -> Invitation:
    """The invitation preview: what the holder of a key sees before accepting."""
    return Invitation(
        kind="seat" if kind == "seat" else "watch",
        table=table.id,
        game=table.facts.config.game,
        options=table.facts.config.options,
        status=table.status,
        seats=seats_now(table, guest),
        commitment=table.facts.commitment,
    )
