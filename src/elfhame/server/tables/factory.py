"""Creates tables: new ones and rematches."""

from __future__ import annotations

from dataclasses import replace

import msgspec
from sqlalchemy import select

from ...games import registry
from ...kernel.game import Game
from ...kernel.options import Options
from ...kernel.position import read_position
from ..messages import NewTable
from ..people.access import Access, Caller
from ..people.guests import Guest
from ..problems import Problem
from ..store.database import Taken
from ..store.schema import TABLES
from . import log
from .config import SeatPlan, TableConfig, check_config
from .daily import DailyDeals
from .facts import Facts, new_facts
from .store import Proposal, TableStore
from .table import Table


class TableFactory:
    """Creates tables."""

    def __init__(self, tables: TableStore, access: Access, daily: DailyDeals) -> None:
        self._tables = tables
        self._access = access
        self._daily = daily

    async def create(self, owner: Guest, request: NewTable) -> Table:
        """A new table, its deal committed to before anyone sits down."""
        game = registry.game(request.game)
        config = TableConfig(
            game=game.name,
            version=game.version,
            options=msgspec.to_builtins(_options(game, request)),
            seats=[SeatPlan(kind=plan.kind, level=plan.level) for plan in request.seats],
            hints=request.hints,
            patience=request.patience,
            daily=self._daily.today() if request.daily else None,
            position=request.position,
            passes_over=request.position is None and not request.daily,
        )
        check_config(config)
        if config.daily is not None:
            return await self._daily.try_deal(owner, config, config.daily)
        return await self._tables.create(new_facts(owner.id, config, self._tables.settings.clock()))

    async def rematch(self, guest: Guest, table: str) -> str:
        """The id of the rematch: the same people, each one seat on. Created on first request."""
        old = await self._access.table(Caller(guest), table)
        if old.status not in ("finished", "closed"):
            raise Problem("not-over")
        if not old.seats_of(guest.id):
            raise Problem("not-yours")
        if old.rematch is not None:
            return old.rematch
        fresh = new_facts(guest.id, _rotated_config(old), self._tables.settings.clock())
        facts = replace(fresh, rematch_of=old.id)
        try:
            await self._tables.create(facts)
        except Taken:
            facts = await self._rematch_of(old.id)
        await self._link(old.id, facts.id)
        return facts.id

    async def _rematch_of(self, table: str) -> Facts:
        query = select(TABLES.c.id).where(TABLES.c.rematch_of == table)
        found = await self._tables.database.rows(query)
        return (await self._tables.find(found[0].id)).facts

    async def _link(self, table: str, rematch: str) -> None:
        """Record in the old table's log where the rematch is."""

        def judge(now: Table) -> log.AnyEntry | None:
            return None if now.rematch else log.Rematched(-1, rematch)

        await self._tables.append(table, Proposal(judge))


def _options(game: Game, request: NewTable) -> Options:
    """The options of a new table: those requested, or else those of its position."""
    if request.position is None or request.options:
        options: Options = game.options(request.options)
        return options
    return read_position(game, request.position).options


def _rotated_config(old: Table) -> TableConfig:
    """The configuration of the rematch: everyone moves one seat up, and the cards are shuffled."""
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
    seats = [*plans[1:], plans[0]]
    return msgspec.structs.replace(config, version=version, seats=seats, daily=None)
