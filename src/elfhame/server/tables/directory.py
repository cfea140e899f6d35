"""Finds tables: by the key of an invitation, and those of a guest."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import Row, or_, select

from ...bots.levels import LEVELS
from ...kernel.game import Game
from ..broadcast.participants import names_at, seats_now
from ..messages import Invitation, MyTables, Suggestion, TableLine
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
        """The kind of invitation that the key is for, `seat` or `watch`, and its table."""
        query = select(TABLES.c.id, TABLES.c.seat_key).where(
            or_(TABLES.c.seat_key == key, TABLES.c.watch_key == key)
        )
        found = await self._tables.database.rows(query)
        if not found:
            raise Problem("unknown")
        kind = "seat" if found[0].seat_key == key else "watch"
        return kind, await self._tables.find(found[0].id)

    async def tables_of(self, guest: Guest, language: str) -> MyTables:
        """The guest's tables, most recently active first."""
        running = await self._lines_of(guest, language, ("open", "running"))
        finished = await self._lines_of(guest, language, ("finished", "closed"))
        return MyTables(running=running, finished=finished)

    async def finished_games(self, guest: Guest) -> frozenset[str]:
        """The names of the games that the guest has played to their end."""
        held = select(SEATS.c.table_id).where(SEATS.c.guest == guest.id)
        query = select(TABLES.c.game).distinct()
        query = query.where(TABLES.c.id.in_(held), TABLES.c.status == "finished")
        return frozenset(row.game for row in await self._tables.database.rows(query))

    async def _lines_of(
        self, guest: Guest, language: str, status: tuple[str, ...]
    ) -> list[TableLine]:
        held = select(SEATS.c.table_id).where(SEATS.c.guest == guest.id)
        query = (
            select(TABLES)
            .where(or_(TABLES.c.id.in_(held), TABLES.c.owner == guest.id))
            .where(TABLES.c.status.in_(status))
            .order_by(TABLES.c.since.desc())
            .limit(MOST_LISTED)
        )
        rows = await self._tables.database.rows(query)
        return [await self._line(guest, language, row) for row in rows]

    async def _line(self, guest: Guest, language: str, row: Row[Any]) -> TableLine:
        outdated, result = False, None
        try:
            table = await self._tables.find(row.id)
            names, seats = names_at(table, language), table.seats_of(guest.id)
            asks = set(table.asks)
            result = None if table.play is None else table.play.result
        except Problem as problem:  # a table with older rules can be listed but not read
            names, seats, asks = [], [], set()
            outdated = problem.code == "outdated"
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
            outdated=outdated,
            result=result,
        )


def suggestion(game: Game, finished: frozenset[str]) -> Suggestion:
    """How someone who has finished these games could play a game next."""
    levels, known = list(LEVELS), game.name in finished
    return Suggestion(
        level=levels[len(levels) // 2 if known else 0],
        options={} if known else dict(game.first_options),
        finished=known,
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
        set_up=table.facts.config.position is not None,
    )
