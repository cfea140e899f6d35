"""Creates tables: new ones, rematches, and the daily deal's own."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from secrets import token_bytes, token_urlsafe
from typing import Final

import msgspec
from sqlalchemy import select

from ...games import registry
from ...kernel.fairness import SECRET_BYTES
from ..messages import NewTable
from ..people.access import Access, Caller
from ..people.guests import Guest, Guests
from ..problems import Problem
from ..store.database import Taken
from ..store.schema import TABLES
from . import log
from .config import SeatPlan, TableConfig, check_config
from .store import Proposal, TableStore
from .table import Facts, Table

RIVAL: Final = "elder"
"""The level of the bot that plays the deal of the day."""
SERVER_GUEST: Final = "house"
"""Owner of server-created tables. No one holds its token."""


class TableFactory:
    """Creates tables."""

    def __init__(self, tables: TableStore, access: Access, guests: Guests) -> None:
        self._tables = tables
        self._access = access
        self._guests = guests

    async def create(self, owner: Guest, request: NewTable) -> Table:
        """A new table, its deal committed to before anyone sits down."""
        game = registry.game(request.game)
        config = TableConfig(
            game=game.name,
            version=game.version,
            options=msgspec.to_builtins(game.options(request.options)),
            seats=[SeatPlan(kind=plan.kind, level=plan.level) for plan in request.seats],
            hints=request.hints,
            patience=request.patience,
            daily=self.today() if request.daily else None,
        )
        check_config(config)
        return await self._tables.create(self._facts(owner.id, config))

    def today(self) -> str:
        """The date in UTC."""
        seconds = self._tables.settings.clock() // 1000
        return datetime.fromtimestamp(seconds, UTC).date().isoformat()

    async def rival(self, game: str) -> Table:
        """The table where a bot plays the deal of the day, created on first use."""
        rules, date = registry.game(game), self.today()
        name = f"daily-{rules.name}-{date}"
        try:
            return await self._tables.find(name)
        except Problem:
            config = TableConfig(
                game=rules.name,
                version=rules.version,
                options=msgspec.to_builtins(rules.options({})),
                seats=[SeatPlan(kind="bot", level=RIVAL)],
                daily=date,
            )
            check_config(config)
        await self._guests.add_placeholder(SERVER_GUEST)
        facts = replace(self._facts(SERVER_GUEST, config), id=name)
        with suppress(Taken):
            return await self._tables.create(facts)
        return await self._tables.find(name)

    async def rematch(self, guest: Guest, table: str) -> str:
        """The id of a table for the same people, each one seat on; the same for all who ask."""
        old = await self._access.table(Caller(guest), table)
        if old.status not in ("finished", "closed"):
            raise Problem("not-over")
        if not old.seats_of(guest.id):
            raise Problem("not-yours")
        if old.rematch is not None:
            return old.rematch
        facts = self._facts(guest.id, _rotated(old), rematch_of=old.id)
        try:
            await self._tables.create(facts)
        except Taken:
            facts = await self._rematch_of(old.id)
        await self._link(old.id, facts.id)
        return facts.id

    def _facts(self, owner: str, config: TableConfig, rematch_of: str | None = None) -> Facts:
        return Facts(
            id=token_urlsafe(12),
            owner=owner,
            config=config,
            secret=token_bytes(SECRET_BYTES),
            seat_key=token_urlsafe(24),
            watch_key=token_urlsafe(24),
            created=self._tables.settings.clock(),
            rematch_of=rematch_of,
        )

    async def _rematch_of(self, table: str) -> Facts:
        query = select(TABLES.c.id).where(TABLES.c.rematch_of == table)
        found = await self._tables.database.rows(query)
        return (await self._tables.find(found[0].id)).facts

    async def _link(self, table: str, rematch: str) -> None:
        """Record in the old table's log where the rematch is."""

        def judged(now: Table) -> log.AnyEntry | None:
            return None if now.rematch else log.Rematched(-1, rematch)

        await self._tables.append(table, Proposal(judged))


def _rotated(old: Table) -> TableConfig:
    """The configuration of the rematch: everyone moves one seat up."""
    config = old.facts.config
    plans = [
        SeatPlan(kind="person", guest=seat.guest)
        if seat.guest
        else SeatPlan(kind="bot", level=seat.bot)
        if seat.bot
        else SeatPlan(kind="open")
        for seat in old.seats
    ]
    version = config.rules.version
    return msgspec.structs.replace(config, version=version, seats=[*plans[1:], plans[0]])
