"""Shows bots what happens at their tables, asks those who have to decide, and plays their moves."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from functools import partial
from hashlib import sha256
from hmac import new as hmac
from typing import Final

from sqlalchemy import select

from ...bots.hints import Hint
from ...bots.roster import follows
from ...kernel.refused import Refused
from ..broadcast.frames import Frames
from ..problems import Problem
from ..store.schema import TABLES
from ..tables.moves import Moves
from ..tables.store import TableStore
from ..tables.table import Table
from .pool import BotPool
from .queue import BotUnavailable
from .request import BotRequest
from .seat_frames import seat_frame, seat_history

logger = logging.getLogger("elfhame.bots")

RETRY: Final = 10.0
"""Seconds until a bot that did not answer is asked again."""
PAUSE: Final = 0.005
"""Seconds between two tables whose bots are asked again."""
ENOUGH: Final = 20
"""Requests that may wait for a worker before more tables are read to ask their bots again."""
MOST_HINTS: Final = 3
"""Hints that one person may wait for at once."""

Question = tuple[str, int, int]
"""A table, a seat, and the seq at which it was asked."""


class BotScheduler:
    """Asks bots. Moves appear at fixed intervals, so that thinking time reveals nothing."""

    def __init__(self, tables: TableStore, frames: Frames, moves: Moves, pool: BotPool) -> None:
        self._tables = tables
        self._frames = frames
        self._moves = moves
        self._pool = pool
        self._pending: dict[Question, asyncio.Task[None]] = {}
        self._advised: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._pending)

    def follow(self, table: Table) -> None:
        """Show the bots at a table that has changed what happened, then ask them."""
        for number, seat in enumerate(table.seats):
            if seat.bot is None or not follows(seat.bot, table.facts.config.game):
                continue
            if self._pool.lacks((table.id, number, seat.bot), table.seq):
                self._pool.show(self._request(table, number, seat.bot, table.seq))
        self.ask(table)

    def ask(self, table: Table) -> None:
        """Ask every bot at the table that has to decide, unless it has been asked already."""
        for seat, ask in table.asks.items():
            question = (table.id, seat, ask)
            if table.seats[seat].bot is not None and question not in self._pending:
                task = asyncio.create_task(self._answer(question))
                self._pending[question] = task
                task.add_done_callback(partial(self._on_answer, question))

    async def sweep(self, everybody: bool = False) -> None:
        """Ask overdue bots again: their worker or their server process may be gone.

        Pauses between tables, since each may have to be read and folded, and people come first.
        Stops when the workers have enough to do; the next sweep continues.
        """
        due = TABLES.c.bot_due < self._tables.settings.clock()
        query = select(TABLES.c.id).where(TABLES.c.bot_due.is_not(None) if everybody else due)
        asked = {table for table, _, _ in self._pending}
        for row in await self._tables.database.rows(query.order_by(TABLES.c.bot_due)):
            if row.id not in asked:
                await self._ask_again(row.id)
                await asyncio.sleep(PAUSE)
            if self._pool.waiting >= ENOUGH:
                return

    async def close(self) -> None:
        """Cancel all pending questions; they are asked again after the next start."""
        tasks = list(self._pending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def hints(self, table: Table, seat: int, level: str) -> list[Hint]:
        """What a search would do at the seat, from what the seat knows."""
        person = table.seats[seat].guest or table.facts.owner
        if self._advised[person] >= MOST_HINTS:
            raise Problem("hints-waiting")
        self._advised[person] += 1
        try:
            request = self._request(table, seat, level, table.asks[seat])
            history = (
                partial(seat_history, table, seat)
                if follows(level, table.facts.config.game)
                else None
            )
            return await self._pool.hint(request._replace(owner=person, history=history))
        except BotUnavailable:
            raise Problem("thoughtless") from None
        finally:
            self._advised[person] -= 1
            self._advised += Counter()  # drops those who wait for none

    def _on_answer(self, question: Question, _: asyncio.Task[None]) -> None:
        self._pending.pop(question, None)

    async def _ask_again(self, table: str) -> None:
        try:
            self.ask(await self._tables.find(table))
        except Problem as problem:
            logger.warning("a table with bots cannot go on", extra={"code": problem.code})

    async def _answer(self, question: Question) -> None:
        """Have a bot choose, and play its move; ask again if it doesn't answer."""
        try:
            await self._play(question)
        except BotUnavailable:
            logger.warning("a bot did not answer; it is asked again", extra={"table": question[0]})
            await asyncio.sleep(RETRY)
        except (Problem, Refused) as problem:
            if getattr(problem, "code", "") != "stale":
                logger.warning("a bot's move was not taken", extra={"table": question[0]})

    async def _play(self, question: Question) -> None:
        """Play the bot's answer. The table isn't kept in memory while it thinks."""
        begun = asyncio.get_running_loop().time()
        request = await self._current(question)
        if request is None:
            return
        try:
            action = await self._pool.choose(request)
        except BotUnavailable:
            if await self._current(question) is None:  # the game went on without its answer
                return
            raise
        await self._wait_for_pace(begun)
        table, seat, ask = question
        await self._moves.play_for_bot(table, seat, ask, action)

    async def _current(self, question: Question) -> BotRequest | None:
        """The request for a question, or None if it isn't asked any more."""
        name, seat, ask = question
        table = await self._tables.find(name)
        level = table.seats[seat].bot
        if level is None or table.asks.get(seat) != ask:
            return None
        return self._request(table, seat, level, ask)

    async def _wait_for_pace(self, begun: float) -> None:
        """Wait for the next moment at which a move may appear."""
        pace = self._tables.settings.pace
        if pace > 0:
            taken = asyncio.get_running_loop().time() - begun
            await asyncio.sleep(pace - taken % pace)

    def _request(self, table: Table, seat: int, level: str, ask: int) -> BotRequest:
        """A bot that doesn't observe is sent one frame, as a client gets it that has all news."""
        label = f"bot/{table.id}/{seat}/{ask}"
        listening = level == table.seats[seat].bot and follows(level, table.facts.config.game)
        return BotRequest(
            game=table.facts.config.game,
            table=table.id,
            seat=seat,
            level=level,
            seed=hmac(table.facts.secret, label.encode(), sha256).digest(),
            seq=table.seq,
            frame=seat_frame(self._frames, table, seat, table.seq - listening),
            history=partial(seat_history, table, seat) if listening else None,
            owner=table.facts.owner,
            attended=bool(table.people),
        )
