"""Asks the bots whose decision it is, and plays the moves that they choose."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from hashlib import sha256
from hmac import new as hmac

import msgspec
from sqlalchemy import select

from ...bots.hints import Hint
from ...kernel.refused import Refused
from ...texts import LANGUAGES
from ..broadcast.renderer import Renderer
from ..problems import Problem
from ..store.schema import TABLES
from ..tables.fold import extend, new_table
from ..tables.moves import Moves
from ..tables.store import TableStore
from ..tables.table import Table
from .pool import BotPool, BotRequest, BotUnavailable

logger = logging.getLogger("elfhame.bots")

Question = tuple[str, int, int]
"""A table, a seat, and the seq at which it was asked."""


class BotScheduler:
    """Asks bots. Moves appear at fixed intervals, so that thinking time reveals nothing."""

    def __init__(self, tables: TableStore, moves: Moves, pool: BotPool) -> None:
        self._tables = tables
        self._moves = moves
        self._pool = pool
        self._pending: dict[Question, asyncio.Task[None]] = {}

    def __len__(self) -> int:
        return len(self._pending)

    def ask(self, table: Table) -> None:
        """Ask every bot at the table that has to decide, unless it has been asked already."""
        for seat, ask in table.asks.items():
            question = (table.id, seat, ask)
            if table.seats[seat].bot is not None and question not in self._pending:
                task = asyncio.create_task(self._answer(table, seat, ask))
                self._pending[question] = task
                task.add_done_callback(partial(self._answered, question))

    async def sweep(self, everybody: bool = False) -> None:
        """Ask overdue bots again: their worker or their server process may be gone."""
        due = TABLES.c.bot_due < self._tables.settings.clock()
        query = select(TABLES.c.id).where(TABLES.c.bot_due.is_not(None) if everybody else due)
        for row in await self._tables.database.rows(query):
            try:
                self.ask(await self._tables.find(row.id))
            except Problem as problem:
                logger.warning("a table with bots cannot go on", extra={"code": problem.code})

    async def close(self) -> None:
        """Cancel all pending questions; they are asked again after the next start."""
        tasks = list(self._pending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def hints(self, table: Table, seat: int, level: str) -> list[Hint]:
        """What a search would do at the seat, from what the seat knows."""
        try:
            return await self._pool.hint(self._request(table, seat, level, table.asks[seat]))
        except BotUnavailable:
            raise Problem("thoughtless") from None

    def _answered(self, question: Question, _: asyncio.Task[None]) -> None:
        self._pending.pop(question, None)

    async def _answer(self, table: Table, seat: int, ask: int) -> None:
        level = table.seats[seat].bot or ""
        begun = asyncio.get_running_loop().time()
        try:
            action = await self._pool.choose(self._request(table, seat, level, ask))
            await self._wait_for_pace(begun)
            await self._moves.play_for_bot(table.id, seat, ask, action)
        except BotUnavailable:
            logger.warning("a bot did not answer; it is asked again", extra={"table": table.id})
        except (Problem, Refused) as problem:
            if getattr(problem, "code", "") != "stale":
                logger.warning("a bot's move was not taken", extra={"table": table.id})

    async def _wait_for_pace(self, begun: float) -> None:
        """Wait for the next moment at which a move may appear."""
        pace = self._tables.settings.pace
        if pace > 0:
            taken = asyncio.get_running_loop().time() - begun
            await asyncio.sleep(pace - taken % pace)

    def _request(self, table: Table, seat: int, level: str, ask: int) -> BotRequest:
        label = f"bot/{table.id}/{seat}/{ask}"
        return BotRequest(
            game=table.facts.config.game,
            table=table.id,
            seat=seat,
            level=level,
            seed=hmac(table.facts.secret, label.encode(), sha256).digest(),
            frames=lambda since: frames(table, seat, since),
        )


def frames(table: Table, seat: int, since: int) -> list[bytes]:
    """The frames that a client at the seat gets for the entries after `since`, byte for byte."""
    now, sent = new_table(table.facts), []
    for line in (None, *table.lines):
        now = now if line is None else extend(now, line)
        if now.seq > since and now.play is not None:
            frame = Renderer(now, seat, LANGUAGES[0]).frame(since, None)
            sent.append(msgspec.json.encode(frame))
            since = now.seq
    return sent
