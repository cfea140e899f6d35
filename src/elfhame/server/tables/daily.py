"""The deal of the day: one for everyone, drawn on the day itself, and known to be winnable."""

from __future__ import annotations

from asyncio import to_thread
from contextlib import suppress
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from secrets import token_bytes
from typing import Final

import msgspec

from ...bots.greedy import Greedy
from ...games import registry
from ...kernel.fairness import SECRET_BYTES, daily_seed, daily_table
from ...kernel.game import Game
from ...kernel.play import Play
from ...kernel.rng import keyed
from ..messages import DailyTry, Today
from ..people.guests import Guest, Guests
from ..problems import Problem
from ..store.database import Taken
from .config import SeatPlan, TableConfig, check_config
from .facts import new_facts
from .store import TableStore
from .table import Table

RIVAL: Final = "elder"
"""The level of the bot that plays the deal of the day."""
SERVER_GUEST: Final = "house"
"""Owner of the tables at which that bot plays. No one holds its token."""
DAYS_BACK: Final = 7
"""The days whose deals are listed, today's included."""
MOST_DRAWN: Final = 100
"""Give up after this many deals; a bot wins every third deal of Fairy Trails."""


class DailyDeals:
    """The tables at which the deal of the day is played: a bot's, and one for each guest."""

    def __init__(self, tables: TableStore, guests: Guests) -> None:
        self._tables = tables
        self._guests = guests

    def today(self) -> str:
        """The date in UTC."""
        seconds = self._tables.settings.clock() // 1000
        return datetime.fromtimestamp(seconds, UTC).date().isoformat()

    async def rival(self, game: str) -> Table:
        """The table where a bot plays today's deal, created on first use."""
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
            return await self._create(SERVER_GUEST, config, name, secret)
        return await self._tables.find(name)

    async def try_deal(self, guest: Guest, config: TableConfig, day: str) -> Table:
        """The guest's table for a day's deal; raises Problem if they have one already."""
        secret = (await self.rival(config.game)).facts.secret
        try:
            return await self._create(
                guest.id, config, try_table(config.game, day, guest.id), secret
            )
        except Taken:
            raise Problem("tried") from None

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
            return _result(await self._tables.find(try_table(game, day, guest.id)))
        except Problem:  # there is no such table
            return None

    async def _create(self, owner: str, config: TableConfig, name: str, secret: bytes) -> Table:
        created = self._tables.settings.clock()
        return await self._tables.create(new_facts(owner, config, created, name, secret))


def draw_secret(game: Game, day: str) -> bytes:
    """A secret whose deal a bot has won, looking only at what a player sees.

    It is random: until it is drawn, nobody can know the deal, not even the server.
    """
    for _ in range(MOST_DRAWN):
        secret = token_bytes(SECRET_BYTES)
        if is_winnable(game, daily_seed(secret, game.name, day)):
            return secret
    return token_bytes(SECRET_BYTES)


def is_winnable(game: Game, seed: bytes) -> bool:
    """Whether the greedy bot wins this deal alone."""
    play, bot = Play(game, 1, seed=seed), Greedy(game, 0, keyed(seed, "daily"))
    while not play.over:
        choices = play.numbers(0)
        world = play.state.determinize(0, bot.rng)
        play.act(choices[0] if len(choices) == 1 else bot.choose_in(world, choices), 0)
    return play.state.returns()[0] > 0


def try_table(game: str, day: str, guest: str) -> str:
    """The id of a guest's table of that day: there is only one, so there is only one try."""
    digest = sha256(f"elfhame/daily/{guest}".encode()).hexdigest()
    return f"{daily_table(game, day)}-{digest[:20]}"


def _result(table: Table) -> DailyTry:
    """How a try at the deal of the day goes."""
    result = None if table.play is None else table.play.result
    return DailyTry(
        table=table.id,
        status=table.status,
        won=None if result is None else result.returns[0] > 0,
        score=None if result is None else result.scores[0],
        hinted=table.hinted,
    )
