"""The bot pool: worker processes that choose for bots, restarted when they die or hang."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Callable, Sequence
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from ...bots.hints import Hint
from ...bots.protocol import Answer, Key, Question, Task
from ...bots.worker_process import BROKEN, WorkerProcess
from .worker import MOST_BOTS

PATIENCE: Final = 30.0
"""Seconds after which a worker that hasn't answered is restarted. No level thinks that long."""
TRIES: Final = 3
"""Give up on a request after it has crashed this many workers."""
MOST_WAITING: Final = 1000
"""Most requests that may wait for one worker."""


class BotUnavailable(Exception):
    """No worker could answer; says why."""


class BotRequest(NamedTuple):
    """A question for a bot, or for the search on behalf of a person who wants a hint."""

    game: str
    table: str
    seat: int
    level: str
    seed: bytes
    """32 bytes; the same seed and frames give the same answer."""
    frames: Callable[[int], Sequence[bytes]]
    """The seat's client frames with a higher seq than this one, in order, one line of JSON each;
    -1 gives all of them."""

    @property
    def key(self) -> Key:
        """Identifies the bot."""
        return self.table, self.seat, self.level

    def question(self, number: int, task: Task, since: int) -> Question:
        """The question as it is sent to a worker."""
        return Question(
            id=number,
            task=task,
            game=self.game,
            table=self.table,
            seat=self.seat,
            level=self.level,
            seed=self.seed.hex(),
            since=since,
        )


class BotPool:
    """A number of workers among which the bots of all tables are divided.

    A bot stays with the worker that knows it, which is sent only what it hasn't seen.
    """

    def __init__(
        self,
        workers: int,
        imports: Sequence[str] = (),
        patience: float = PATIENCE,
        bots: Sequence[str] = (),
    ) -> None:
        named = [word for name in imports for word in ("--import", name)]
        named += [word for name in bots for word in ("--bot", name)]
        command = [sys.executable, "-P", "-m", "elfhame.server.bots.worker", *named]
        self._workers = [_Worker(command, patience) for _ in range(workers)]

    @property
    def processes(self) -> list[int]:
        """The process ids of the workers that are running."""
        return [pid for worker in self._workers if (pid := worker.process.pid) is not None]

    @property
    def hangs(self) -> bool:
        """Whether a worker has been silent for longer than any level thinks."""
        return any(worker.hangs for worker in self._workers)

    async def start(self) -> None:
        """Start all workers, so that no one has to wait for one later."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def close(self) -> None:
        """Stop all workers; requests that still wait raise BotUnavailable."""
        await asyncio.gather(*(worker.close() for worker in self._workers))

    async def choose(self, request: BotRequest) -> int:
        """The bot's action; raises BotUnavailable."""
        action = (await self._answer(request, "choose")).action
        if action is None:
            raise BotUnavailable("a worker answered without an action")
        return action

    async def hint(self, request: BotRequest) -> list[Hint]:
        """What a search advises, best first; raises BotUnavailable."""
        return list((await self._answer(request, "hint")).hints or ())

    async def _answer(self, request: BotRequest, task: Task) -> Answer:
        knowing = (worker for worker in self._workers if request.key in worker.seen)
        worker = next(knowing, None) or min(self._workers, key=_Worker.load)
        return await worker.answer(request, task)


class _Worker:
    """One process, which answers one request after another, in the order they came."""

    def __init__(self, command: Sequence[str], patience: float) -> None:
        self.process = WorkerProcess(command)
        self.seen: OrderedDict[Key, int] = OrderedDict()
        """By bot: the seq of the last frame that the process was sent."""
        self._patience = patience
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._asked = 0
        self._closed = False
        self._asked_at: float | None = None
        """When the request that it works on was sent."""

    @property
    def hangs(self) -> bool:
        """Whether it has worked on one request for half of the time it may take."""
        return self._asked_at is not None and monotonic() - self._asked_at > self._patience / 2

    def load(self) -> tuple[int, int]:
        """How much it has to do: waiting requests first, then bots it knows."""
        return self._waiting, len(self.seen)

    async def start(self) -> None:
        """Start a new process."""
        self.seen.clear()
        await self.process.start()

    async def close(self) -> None:
        """Stop the process for good."""
        self._closed = True
        await self.process.close()

    async def answer(self, request: BotRequest, task: Task) -> Answer:
        """The answer, once all earlier requests are done."""
        if self._waiting >= MOST_WAITING:
            raise BotUnavailable("too many requests wait for a worker")
        self._waiting += 1
        try:
            async with self._turn:
                return await self._retried(request, task)
        finally:
            self._waiting -= 1

    async def _retried(self, request: BotRequest, task: Task) -> Answer:
        """The answer, if need be from the next process or the one after."""
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(self._patience):
                    return await self._answered(request, task)
            except BROKEN:  # includes TimeoutError
                await self.process.kill()
        raise BotUnavailable(f"{TRIES} workers died or hung over it")

    async def _answered(self, request: BotRequest, task: Task) -> Answer:
        """The answer from a process on the best rules there are.

        A process that has lost a table's frames is sent all of them again.
        """
        if self._closed:
            raise BotUnavailable("the pool is closed")
        if self.process.outdated:
            await self.process.kill()
        if self.process.pid is None:
            await self.start()
        answer = await self._exchange(request, task, self.seen.pop(request.key, -1))
        if answer.lost:
            answer = await self._exchange(request, task, -1)
        if answer.error is not None or answer.lost:
            raise BotUnavailable(answer.error or "a worker lost what it was just sent")
        return answer

    async def _exchange(self, request: BotRequest, task: Task, since: int) -> Answer:
        """Send the frames that the process lacks, and wait for its answer."""
        self._asked += 1
        frames = request.frames(since)
        line = request.question(self._asked, task, since).line(frames)
        self._asked_at = monotonic()
        try:
            answer = await self.process.answer(self._asked, line)
        finally:
            self._asked_at = None
        if answer.error is None and not answer.lost:
            self._note(request.key, _seq(frames[-1]) if frames else since)
        return answer

    def _note(self, key: Key, seq: int) -> None:
        self.seen[key] = seq
        if len(self.seen) > MOST_BOTS:
            self.seen.popitem(last=False)


class _Numbered(msgspec.Struct):
    seq: int


def _seq(frame: bytes) -> int:
    return msgspec.json.decode(frame, type=_Numbered).seq
