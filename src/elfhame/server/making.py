"""Creates tables, invitations and rematches, and lists a guest's tables."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from secrets import token_bytes, token_urlsafe
from typing import Any

import msgspec
from sqlalchemy import Row, or_, select

from ..games import registry
from ..kernel.fairness import SECRET_BYTES
from . import log, messages
from .access import Access, Caller
from .charter import Charter, SeatPlan, check
from .circle import seats_now
from .guests import Guest, Guests
from .hall import Hall, Wish
from .problems import Problem
from .store.database import Taken
from .store.schema import SEATS, TABLES
from .table import Facts, Table

MOST_LISTED = 60
"""So many running and so many finished tables are listed as one's own."""


RIVAL = "elder"
"""The level that plays the deal of the day."""
HOUSE = "house"
"""The guest whose the tables of the house are; nobody holds its token."""


class Making:
    """Tables that come to be."""

    def __init__(self, hall: Hall, access: Access, guests: Guests) -> None:
        self._hall = hall
        self._access = access
        self._guests = guests

    async def make(self, owner: Guest, wish: messages.NewTable) -> Table:
        """A new table, its commitment fixed before anybody sits down."""
        door = registry.game(wish.game)
        charter = Charter(
            game=door.name,
            version=door.version,
            options=msgspec.to_builtins(door.options(wish.options)),
            seats=[SeatPlan(kind=plan.kind, level=plan.level) for plan in wish.seats],
            hints=wish.hints,
            patience=wish.patience,
            daily=self.today() if wish.daily else None,
        )
        check(charter)
        return await self._hall.open(self._facts(owner.id, charter))

    def today(self) -> str:
        """The date, as it is at Greenwich."""
        seconds = self._hall.settings.clock() // 1000
        return datetime.fromtimestamp(seconds, UTC).date().isoformat()

    async def rival(self, game: str) -> Table:
        """The table at which a bot plays the deal of the day; made when first asked for."""
        door, date = registry.game(game), self.today()
        name = f"daily-{door.name}-{date}"
        try:
            return await self._hall.find(name)
        except Problem:
            charter = Charter(
                game=door.name,
                version=door.version,
                options=msgspec.to_builtins(door.options({})),
                seats=[SeatPlan(kind="bot", level=RIVAL)],
                daily=date,
            )
            check(charter)
        await self._guests.employ(HOUSE)
        facts = replace(self._facts(HOUSE, charter), id=name)
        with suppress(Taken):
            return await self._hall.open(facts)
        return await self._hall.find(name)

    async def invitation(self, key: str) -> tuple[str, Table]:
        """What a key opens, `seat` or `watch`, and at which table."""
        query = select(TABLES.c.id, TABLES.c.seat_key).where(
            or_(TABLES.c.seat_key == key, TABLES.c.watch_key == key)
        )
        found = await self._hall.database.rows(query)
        if not found:
            raise Problem("unknown")
        kind = "seat" if found[0].seat_key == key else "watch"
        return kind, await self._hall.find(found[0].id)

    async def rematch(self, guest: Guest, table: str) -> str:
        """A table for the same people, everybody one seat on; for all who ask, the same one."""
        old = await self._access.table(Caller(guest), table)
        if old.status not in ("finished", "closed"):
            raise Problem("not-over")
        if not old.seats_of(guest.id):
            raise Problem("not-yours")
        if old.rematch is not None:
            return old.rematch
        facts = self._facts(guest.id, _rotated(old), rematch_of=old.id)
        try:
            await self._hall.open(facts)
        except Taken:
            facts = await self._rematch_of(old.id)
        await self._note(old.id, facts.id)
        return facts.id

    async def mine(self, guest: Guest) -> messages.MyTables:
        """The guest's tables, those first where something happened last."""
        running = await self._listed(guest, ("open", "running"))
        finished = await self._listed(guest, ("finished", "closed"))
        return messages.MyTables(running=running, finished=finished)

    async def _listed(self, guest: Guest, status: tuple[str, ...]) -> list[messages.TableLine]:
        held = select(SEATS.c.table_id).where(SEATS.c.guest == guest.id)
        query = (
            select(TABLES)
            .where(or_(TABLES.c.id.in_(held), TABLES.c.owner == guest.id))
            .where(TABLES.c.status.in_(status))
            .order_by(TABLES.c.since.desc())
            .limit(MOST_LISTED)
        )
        rows = await self._hall.database.rows(query)
        return [await self._line(guest, row) for row in rows]

    async def _line(self, guest: Guest, row: Row[Any]) -> messages.TableLine:
        try:
            table = await self._hall.find(row.id)
            names, seats, asks = table.names(), table.seats_of(guest.id), set(table.asks)
        except Problem:  # of older rules: it can be listed, not read
            names, seats, asks = [], [], set()
        return messages.TableLine(
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

    def _facts(self, owner: str, charter: Charter, rematch_of: str | None = None) -> Facts:
        return Facts(
            id=token_urlsafe(12),
            owner=owner,
            charter=charter,
            secret=token_bytes(SECRET_BYTES),
            seat_key=token_urlsafe(24),
            watch_key=token_urlsafe(24),
            created=self._hall.settings.clock(),
            rematch_of=rematch_of,
        )

    async def _rematch_of(self, table: str) -> Facts:
        query = select(TABLES.c.id).where(TABLES.c.rematch_of == table)
        found = await self._hall.database.rows(query)
        return (await self._hall.find(found[0].id)).facts

    async def _note(self, table: str, rematch: str) -> None:
        def judged(now: Table) -> log.AnyEntry | None:
            return None if now.rematch else log.Rematched(-1, rematch)

        await self._hall.enter(table, Wish(judged))


def invitation(kind: str, table: Table, guest: str | None) -> messages.Invitation:
    """What who holds a key is told before doing anything."""
    return messages.Invitation(
        kind="seat" if kind == "seat" else "watch",
        table=table.id,
        game=table.facts.charter.game,
        options=table.facts.charter.options,
        status=table.status,
        seats=seats_now(table, guest),
        commitment=table.facts.commitment,
    )


def _rotated(old: Table) -> Charter:
    """The charter of the next game: who sat at a seat sits at the one before it."""
    charter = old.facts.charter
    plans = [
        SeatPlan(kind="person", guest=chair.guest)
        if chair.guest
        else SeatPlan(kind="bot", level=chair.bot)
        if chair.bot
        else SeatPlan(kind="open")
        for chair in old.chairs
    ]
    door = charter.door
    return msgspec.structs.replace(charter, version=door.version, seats=[*plans[1:], plans[0]])
