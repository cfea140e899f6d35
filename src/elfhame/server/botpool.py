"""The bot pool: worker processes that think for bots, each restarted when it dies or hangs."""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

import msgspec

from ..bots.hints import Hint
from ..bots.protocol import Answer, Key, Question, Task
from ..bots.worker_process import BROKEN, WorkerProcess
from .botworker import MOST_BOTS

PATIENCE: Final = 30.0
"""After so many seconds without an answer a worker is taken to hang. No level thinks for long."""
TRIES: Final = 3
"""A thought that so many workers died of is given up."""
MOST_WAITING: Final = 1000
"""So many thoughts may wait for one worker."""


class NoThought(Exception):
    """No worker could think of an answer; says why."""


class Thought(NamedTuple):
    """What a bot, or a person in doubt, wants to know."""

    game: str
    table: str
    seat: int
    level: str
    seed: bytes
    """32 bytes; the same seed and frames give the same answer."""
    frames: Callable[[int], Sequence[bytes]]
    """The seat's client frames with a higher seq than this one, each as one line of JSON, in
    order; all from the start with -1."""

    @property
    def key(self) -> Key:
        """Whose bot it is."""
        return self.table, self.seat, self.level

    def question(self, number: int, task: Task, since: int) -> Question:
        """The question that a worker is asked, with a number of its own."""
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
    """So many workers, among which the bots of all tables are divided.

    A bot stays with the worker that knows it, and that is sent only what it has not seen.
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
        command = [sys.executable, "-P", "-m", "elfhame.server.botworker", *named]
        self._workers = [_Worker(command, patience) for _ in range(workers)]

    @property
    def processes(self) -> list[int]:
        """The process numbers of the workers that live."""
        return [pid for worker in self._workers if (pid := worker.process.pid) is not None]

    async def start(self) -> None:
        """Start all workers, so that nobody waits for one later."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def close(self) -> None:
        """End all workers; who still waits gets NoThought."""
        await asyncio.gather(*(worker.close() for worker in self._workers))

    async def choose(self, ask: Thought) -> int:
        """What the bot does; NoThought if it cannot be found out."""
        action = (await self._answer(ask, "choose")).action
        if action is None:
            raise NoThought("a worker answered without an action")
        return action

    async def hint(self, ask: Thought) -> list[Hint]:
        """What a search advises, best first; NoThought if it cannot be found out."""
        return list((await self._answer(ask, "hint")).hints or ())

    async def _answer(self, ask: Thought, task: Task) -> Answer:
        knowing = (worker for worker in self._workers if ask.key in worker.seen)
        worker = next(knowing, None) or min(self._workers, key=_Worker.burden)
        return await worker.think(ask, task)


class _Worker:
    """One process, which thinks one thought after another, in the order they came."""

    def __init__(self, command: Sequence[str], patience: float) -> None:
        self.process = WorkerProcess(command)
        self.seen: OrderedDict[Key, int] = OrderedDict()
        """By bot: the seq of the last frame that the process was sent."""
        self._patience = patience
        self._turn = asyncio.Lock()
        self._waiting = 0
        self._asked = 0
        self._closed = False

    def burden(self) -> tuple[int, int]:
        """How much it has to do: thoughts that wait first, then bots it knows."""
        return self._waiting, len(self.seen)

    async def start(self) -> None:
        """Begin with a new process."""
        self.seen.clear()
        await self.process.start()

    async def close(self) -> None:
        """End the process; another will not be started."""
        self._closed = True
        await self.process.close()

    async def think(self, ask: Thought, task: Task) -> Answer:
        """The answer, when it is this thought's turn."""
        if self._waiting >= MOST_WAITING:
            raise NoThought("too many thoughts wait for a worker")
        self._waiting += 1
        try:
            async with self._turn:
                return await self._tried(ask, task)
        finally:
            self._waiting -= 1

    async def _tried(self, ask: Thought, task: Task) -> Answer:
        """The answer, if need be of the next process or the one after."""
        for _ in range(TRIES):
            try:
                async with asyncio.timeout(self._patience):
                    return await self._mended(ask, task)
            except BROKEN:  # a TimeoutError is one of them
                await self.process.kill()
        raise NoThought(f"{TRIES} workers died or hung over it")

    async def _mended(self, ask: Thought, task: Task) -> Answer:
        """The answer, from a process on the best rules there are.

        A process that has lost a table's frames is sent all of them again.
        """
        if self._closed:
            raise NoThought("the pool is closed")
        if self.process.outdated:
            await self.process.kill()
        if self.process.pid is None:
            await self.start()
        answer = await self._exchange(ask, task, self.seen.pop(ask.key, -1))
        if answer.lost:
            answer = await self._exchange(ask, task, -1)
        if answer.error is not None or answer.lost:
            raise NoThought(answer.error or "a worker lost what it was just sent")
        return answer

    async def _exchange(self, ask: Thought, task: Task, since: int) -> Answer:
        """Send what the process lacks, and await what it says."""
        self._asked += 1
        frames = ask.frames(since)
        line = ask.question(self._asked, task, since).line(frames)
        answer = await self.process.answer(self._asked, line)
        if answer.error is None and not answer.lost:
            self._note(ask.key, _seq(frames[-1]) if frames else since)
        return answer

    def _note(self, key: Key, seq: int) -> None:
        self.seen[key] = seq
        if len(self.seen) > MOST_BOTS:
            self.seen.popitem(last=False)


class _Numbered(msgspec.Struct):
    seq: int


def _seq(frame: bytes) -> int:
    return msgspec.json.decode(frame, type=_Numbered).seq
