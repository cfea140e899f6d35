"""Finds tables: by the key of an invitation, and those of a guest."""

from __future__ import annotations

from typing import Any, Final, Literal

from sqlalchemy import Row, or_, select

from ...kernel.game import Game
from ..broadcast.participants import names_at, seats_now
from ..messages import Invitation, MyTables, Suggestion, TableLine
from ..people.guests import Guest
from ..problems import Problem
from ..store.schema import SEATS, TABLES
from .store import TableStore
from .suggestion import MOST_COUNTED, Finished, finished_game, matched_level, wins
from .table import Table

InvitationKind = Literal["seat", "watch"]
MOST_LISTED: Final = 60
"""A guest's list holds up to this many running tables, and as many finished ones."""


class Directory:
    """Finds tables."""

    def __init__(self, tables: TableStore) -> None:
        self._tables = tables

    async def by_key(self, key: str) -> tuple[InvitationKind, Table]:
        """The kind of invitation that the key is for, `seat` or `watch`, and its table."""
        query = select(TABLES.c.id, TABLES.c.seat_key).where(
            or_(TABLES.c.seat_key == key, TABLES.c.watch_key == key)
        )
        found = await self._tables.database.rows(query)
        if not found:
            raise Problem("unknown")
        kind: InvitationKind = "seat" if found[0].seat_key == key else "watch"
        return kind, await self._tables.find(found[0].id)

    async def tables_of(self, guest: Guest, language: str) -> MyTables:
        """The guest's tables, most recently active first."""
        running = await self._lines_of(guest, language, ("open", "running"))
        finished = await self._lines_of(guest, language, ("finished", "closed"))
        return MyTables(running=running, finished=finished)

    async def suggestion(self, game: Game, guest: Guest | None) -> Suggestion:
        """How someone could play a game next: simply, until they have finished one."""
        finished = [] if guest is None else await self._finished(game, guest.id)
        games = [game for game in finished if game is not None]
        return Suggestion(
            level=matched_level(games),
            options={} if finished else dict(game.first_options),
            finished=bool(finished),
            wins=wins(games),
        )

    async def _finished(self, game: Game, guest: str) -> list[Finished | None]:
        """The guest's latest finished games, latest first; None for those that don't count."""
        held = select(SEATS.c.table_id).where(SEATS.c.guest == guest)
        query = (
            select(TABLES.c.id, TABLES.c.version)
            .where(TABLES.c.id.in_(held), TABLES.c.game == game.name)
            .where(TABLES.c.status == "finished")
            .order_by(TABLES.c.since.desc())
            .limit(MOST_COUNTED)
        )
        rows = await self._tables.database.rows(query)
        return [
            finished_game(await self._tables.find(row.id), guest)
            if row.version == game.version
            else None
            for row in rows
        ]

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
        problem_code, result = "", None
        try:
            table = await self._tables.find(row.id)
            names, seats = names_at(table, language), table.seats_of(guest.id)
            asks = set(table.asks)
            result = None if table.play is None else table.play.result
        except Problem as problem:  # a damaged table, or one with older rules, is only listed
            names, seats, asks = [], [], set()
            problem_code = problem.code
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
            outdated=problem_code == "outdated",
            damaged=problem_code == "damaged",
            result=result,
        )


def invitation(kind: InvitationKind, table: Table, guest: str | None) -> Invitation:
    """The invitation preview: what the holder of a key sees before accepting."""
    return Invitation(
        kind=kind,
        table=table.id,
        game=table.facts.config.game,
        options=table.facts.config.options,
        status=table.status,
        seats=seats_now(table, guest),
        commitment=table.facts.commitment,
        set_up=table.facts.config.position is not None,
    )
