"""The company of bots: whoever is asked thinks elsewhere, and moves by the path of all others."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from hashlib import sha256
from hmac import new as hmac

import msgspec
from sqlalchemy import select

from ..bots.hints import Hint
from ..kernel.refused import Refused
from ..texts import LANGUAGES
from . import moving
from .botpool import BotPool, NoThought, Thought
from .chronicle import after, made
from .hall import Hall
from .problems import Problem
from .store.schema import TABLES
from .table import Table
from .telling import Teller

logger = logging.getLogger("elfhame.bots")

Question = tuple[str, int, int]
"""A table, a seat, and the seq at which it was asked."""


class Company:
    """Asks the bots. A move is released at a fixed moment: how long it took tells nothing."""

    def __init__(self, hall: Hall, pool: BotPool) -> None:
        self._hall = hall
        self._pool = pool
        self._thinking: dict[Question, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._thinking)

    def ask(self, table: Table) -> None:
        """Ask every bot of the table whose decision it is."""
        for seat, ask in table.asks.items():
            question = (table.id, seat, ask)
            if table.chairs[seat].bot is not None and question not in self._thinking:
                task = asyncio.create_task(self._answer(table, seat, ask))
                self._thinking[question] = task
                task.add_done_callback(partial(self._answered, question))

    async def sweep(self, everybody: bool = False) -> None:
        """Ask again where a bot is overdue: its process or its server may be gone."""
        due = TABLES.c.bot_due < self._hall.settings.clock()
        query = select(TABLES.c.id).where(TABLES.c.bot_due.is_not(None) if everybody else due)
        for row in await self._hall.database.rows(query):
            try:
                self.ask(await self._hall.find(row.id))
            except Problem as problem:
                logger.warning("a table with bots cannot go on", extra={"code": problem.code})

    async def close(self) -> None:
        """Let all thoughts go; they are taken up again after the next start."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def hints(self, table: Table, seat: int, level: str) -> list[Hint]:
        """What the search would do at the seat, from what the seat knows."""
        try:
            return await self._pool.hint(self._thought(table, seat, level, table.asks[seat]))
        except NoThought:
            raise Problem("thoughtless") from None

    def _answered(self, question: Question, _: asyncio.Task[None]) -> None:
        self._thinking.pop(question, None)

    async def _answer(self, table: Table, seat: int, ask: int) -> None:
        level = table.chairs[seat].bot or ""
        begun = asyncio.get_running_loop().time()
        try:
            action = await self._pool.choose(self._thought(table, seat, level, ask))
            await self._hold(begun)
            await moving.play_for(self._hall, table.id, seat, ask, action)
        except NoThought:
            logger.warning("a bot did not answer; it is asked again", extra={"table": table.id})
        except (Problem, Refused) as problem:
            if getattr(problem, "code", "") != "stale":
                logger.warning("a bot's move was not taken", extra={"table": table.id})

    async def _hold(self, begun: float) -> None:
        """Wait for the next moment at which a move may be shown."""
        pace = self._hall.settings.pace
        if pace > 0:
            taken = asyncio.get_running_loop().time() - begun
            await asyncio.sleep(pace - taken % pace)

    def _thought(self, table: Table, seat: int, level: str, ask: int) -> Thought:
        charter = table.facts.charter
        label = f"bot/{table.id}/{seat}/{ask}"
        return Thought(
            game=charter.game,
            table=table.id,
            seat=seat,
            level=level,
            seed=hmac(table.facts.secret, label.encode(), sha256).digest(),
            frames=lambda since: frames(table, seat, since),
        )


def frames(table: Table, seat: int, since: int) -> list[bytes]:
    """What a client at the seat would have got after each entry past `since`, byte for byte."""
    now, sent = made(table.facts), []
    for line in (None, *table.lines):
        now = now if line is None else after(now, line)
        if now.seq > since and now.play is not None:
            frame = Teller(now, seat, LANGUAGES[0]).frame(since, None)
            sent.append(msgspec.json.encode(frame))
            since = now.seq
    return sent
