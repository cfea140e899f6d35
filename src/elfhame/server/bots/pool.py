"""The bot pool: worker processes that choose for bots, replaced when they die or hang."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence
from functools import partial
from typing import Final

from ...bots.hints import Hint
from ...bots.protocol import Answer, Key, Task
from ...bots.worker_process import BROKEN
from .pool_worker import PoolWorker
from .queue import BotUnavailable, FairQueue, Job, Rank
from .request import BotRequest

logger = logging.getLogger("elfhame.bots")

PATIENCE: Final = 10.0
"""Seconds after which a worker that hasn't answered is replaced; no level thinks for two."""
TRIES: Final = 3
"""Give up on a request after it has broken this many workers."""


class BotPool:
    """A number of workers that share one queue.

    A bot that observes stays with the worker that knows it, and is sent each frame once.
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
        self._workers = [PoolWorker(command, patience) for _ in range(workers)]
        self._queue = FairQueue()
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def processes(self) -> list[int]:
        """The process ids of the workers that are running."""
        return [pid for worker in self._workers if (pid := worker.process.pid) is not None]

    @property
    def hangs(self) -> bool:
        """Whether a worker has been silent for longer than any level thinks."""
        return any(worker.hangs for worker in self._workers)

    @property
    def waiting(self) -> int:
        """How many requests wait for a worker."""
        return len(list(self._queue))

    async def start(self) -> None:
        """Start all workers, so that no one has to wait for one later."""
        await asyncio.gather(*(worker.process.start() for worker in self._workers))

    async def close(self) -> None:
        """Stop all workers; requests that still wait raise BotUnavailable."""
        self._closed = True
        for job in [*self._queue, *(worker.job for worker in self._workers if worker.job)]:
            job.fail("the pool is closed")
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*(worker.process.close() for worker in self._workers))

    async def choose(self, request: BotRequest) -> int:
        """The bot's action; raises BotUnavailable."""
        rank = Rank.MOVE if request.attended else Rank.IDLE
        action = (await self._answer(request, "choose", rank)).action
        if action is None:
            raise BotUnavailable("a worker answered without an action")
        return action

    async def hint(self, request: BotRequest) -> list[Hint]:
        """What a search advises, best first; raises BotUnavailable."""
        return list((await self._answer(request, "hint", Rank.HINT)).hints or ())

    def lacks(self, bot: Key, seq: int) -> bool:
        """Whether a worker knows this bot, which has seen all frames before this seq."""
        return any(worker.seen.get(bot) == seq - 1 for worker in self._workers)

    def show(self, request: BotRequest) -> None:
        """Send a bot that lacks only the request's frame that frame; nothing is awaited."""
        for worker in self._workers:
            if worker.seen.get(request.key) == request.seq - 1:
                worker.show(request)

    async def _answer(self, request: BotRequest, task: Task, rank: Rank) -> Answer:
        if self._closed:
            raise BotUnavailable("the pool is closed")
        job = Job(request, task, rank, asyncio.get_running_loop().create_future())
        self._queue.enter(job)
        self._dispatch()
        return await job.answer

    def _dispatch(self) -> None:
        """Give each idle worker its next job; the one that knows the fewest bots comes first."""
        idle = [worker for worker in self._workers if worker.job is None and not self._closed]
        for worker in sorted(idle, key=lambda worker: len(worker.seen)):
            worker.job = self._queue.take(partial(self._suits, worker))
            if worker.job is not None:
                task = asyncio.create_task(self._serve(worker, worker.job))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def _suits(self, worker: PoolWorker, job: Job) -> bool:
        """Whether a worker may take the job.

        The bot must not be another worker's, and an owner occupies one worker at most with
        anything but moves that people wait for.
        """
        others = [other for other in self._workers if other is not worker]
        if any(job.request.key in other.seen for other in others):
            return False
        busy = (other.job for other in others if other.job is not None)
        background = {running.owner for running in busy if running.rank > Rank.MOVE}
        return job.rank == Rank.MOVE or job.owner not in background

    async def _serve(self, worker: PoolWorker, job: Job) -> None:
        """Let the worker answer. A request that breaks it is tried again after all others."""
        try:
            answer = await worker.answer(job.request, job.task)
            if not job.answer.done():
                job.answer.set_result(answer)
        except BotUnavailable as error:
            job.fail(str(error))
        except BROKEN as error:  # includes TimeoutError
            await self._replace(worker, job, error)
        except Exception:
            logger.exception("a bot's request failed")
            job.fail("it failed")
        finally:
            worker.job = None
            self._dispatch()

    async def _replace(self, worker: PoolWorker, job: Job, error: Exception) -> None:
        """End a worker that died or hung; the next job starts another one."""
        code = "hung" if isinstance(error, TimeoutError) else "died"
        logger.warning("a bot worker is replaced", extra={"code": code})
        await worker.kill()
        job.tries += 1
        job.rank = Rank.SUSPECT
        if job.tries < TRIES:
            self._queue.put(job)
        else:
            job.fail(f"{TRIES} workers died or hung over it")
