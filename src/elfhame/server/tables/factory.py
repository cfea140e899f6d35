"""Creates tables: new ones, rematches, and the bot's table for the daily deal."""

from __future__ import annotations

from asyncio import to_thread
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from secrets import token_bytes, token_urlsafe
from typing import Final

import msgspec
from sqlalchemy import select

from ...games import registry
from ...kernel.fairness import SECRET_BYTES, daily_table
from ...kernel.game import Game
from ...kernel.options import Options
from ...kernel.position import read_position
from ..messages import DailyTry, NewTable, Today
from ..people.access import Access, Caller
from ..people.guests import Guest, Guests
from ..problems import Problem
from ..store.database import Taken
from ..store.schema import TABLES
from . import log
from .config import SeatPlan, TableConfig, check_config
from .daily import draw_secret, try_table
from .store import Proposal, TableStore
from .table import Facts, Table

RIVAL: Final = "elder"
"""The level of the bot that plays the deal of the day."""
SERVER_GUEST: Final = "house"
"""Owner of server-created tables. No one holds its token."""
DAYS_BACK: Final = 7
"""The days whose deals are listed, today's included."""


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
            options=msgspec.to_builtins(_options(game, request)),
            seats=[SeatPlan(kind=plan.kind, level=plan.level) for plan in request.seats],
            hints=request.hints,
            patience=request.patience,
            daily=self.today() if request.daily else None,
            position=request.position,
            passes_over=request.position is None and not request.daily,
        )
        check_config(config)
        if config.daily is not None:
            return await self._daily_try(owner, config, config.daily)
        return await self._tables.create(self._facts(owner.id, config))

    async def _daily_try(self, owner: Guest, config: TableConfig, day: str) -> Table:
        """The guest's table for the deal of the day; raises Problem if they have one already."""
        secret = (await self.rival(config.game)).facts.secret
        name = try_table(config.game, day, owner.id)
        try:
            return await self._tables.create(self._facts(owner.id, config, name, secret))
        except Taken:
            raise Problem("tried") from None

    def today(self) -> str:
        """The date in UTC."""
        seconds = self._tables.settings.clock() // 1000
        return datetime.fromtimestamp(seconds, UTC).date().isoformat()

    async def rival(self, game: str) -> Table:
        """The table where a bot plays the deal of the day, created on first use."""
        rules, today = registry.game(game), self.today()
        name = daily_table(rules.name, today)
        try:
            return await self._tables.find(name)
        except Problem:
            config = TableConfig(
                game=rules.name,
                version=rules.version,
                options=msgspec.to_builtins(rules.options({})),
                seats=[SeatPlan(kind="bot", level=RIVAL)],
                daily=today,
            )
            check_config(config)
        await self._guests.add_placeholder(SERVER_GUEST)
        secret = await to_thread(draw_secret, rules, today)
        with suppress(Taken):
            return await self._tables.create(self._facts(SERVER_GUEST, config, name, secret))
        return await self._tables.find(name)

    async def today_of(self, guest: Guest | None, game: str) -> Today:
        """The date, the guest's try at today's deal, if any, and how the last days went."""
        today = date.fromisoformat(self.today())
        days = [today - timedelta(days=ago) for ago in reversed(range(DAYS_BACK))]
        tries = [guest and await self._try_of(guest, game, str(day)) for day in days]
        week = [one.won if one else None for one in tries]
        return Today(game=game, date=str(today), mine=tries[-1], week=week)

    async def _try_of(self, guest: Guest, game: str, day: str) -> DailyTry | None:
        """The guest's try at a day's deal."""
        try:
            return _daily_result(await self._tables.find(try_table(game, day, guest.id)))
        except Problem:  # there is no such table
            return None

    async def rematch(self, guest: Guest, table: str) -> str:
        """The id of the rematch: the same people, each one seat on. Created on first request."""
        old = await self._access.table(Caller(guest), table)
        if old.status not in ("finished", "closed"):
            raise Problem("not-over")
        if not old.seats_of(guest.id):
            raise Problem("not-yours")
        if old.rematch is not None:
            return old.rematch
        facts = replace(self._facts(guest.id, _rotated_config(old)), rematch_of=old.id)
        try:
            await self._tables.create(facts)
        except Taken:
            facts = await self._rematch_of(old.id)
        await self._link(old.id, facts.id)
        return facts.id

    def _facts(self, owner: str, config: TableConfig, name: str = "", secret: bytes = b"") -> Facts:
        """Facts of a new table, with a random id and secret unless they are given."""
        return Facts(
            id=name or token_urlsafe(12),
            owner=owner,
            config=config,
            secret=secret or token_bytes(SECRET_BYTES),
            seat_key=token_urlsafe(24),
            watch_key=token_urlsafe(24),
            created=self._tables.settings.clock(),
        )

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


def _daily_result(table: Table) -> DailyTry:
    """How a try at the deal of the day goes."""
    result = None if table.play is None else table.play.result
    return DailyTry(
        table=table.id,
        status=table.status,
        won=None if result is None else result.returns[0] > 0,
        score=None if result is None else result.scores[0],
        hinted=table.hinted,
    )
