"""A worker process of the pool: what the bots in it have seen, and whether it still answers."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from time import monotonic
from typing import Final

from cachetools import LRUCache

from ...bots.protocol import Answer, Key, Task
from ...bots.worker_process import WorkerProcess
from .queue import BotUnavailable, Job
from .request import BotRequest
from .worker import MOST_BOTS

MOST_BACKLOG: Final = 2**20
"""Bytes that a worker may have to read before bots are forgotten instead of shown frames."""


class PoolWorker:
    """One process, the bots that it knows, and the job that it works on."""

    def __init__(self, command: Sequence[str], patience: float) -> None:
        self.process = WorkerProcess(command)
        self.seen: LRUCache[Key, int] = LRUCache(MOST_BOTS)
        """By bot that observes: the seq of the last frame that the process was sent."""
        self.job: Job | None = None
        self._patience = patience
        self._asked = 0
        self._asked_at: float | None = None
        """When the request that it works on was sent."""

    @property
    def hangs(self) -> bool:
        """Whether it has worked on one request for half of the time it may take."""
        return self._asked_at is not None and monotonic() - self._asked_at > self._patience / 2

    async def kill(self) -> None:
        """End the process."""
        self.seen.clear()
        await self.process.kill()

    async def answer(self, request: BotRequest, task: Task) -> Answer:
        """The answer from a process on the best rules there are.

        A process that has lost what a bot has seen is sent everything again.
        """
        async with asyncio.timeout(self._patience):
            if self.process.outdated:
                await self.kill()
            if self.process.pid is None:
                self.seen.clear()
                await self.process.start()
            since = -1 if request.history is None else self.seen.get(request.key, -1)
            answer = await self._exchange(request, task, since)
            if answer.lost:
                answer = await self._exchange(request, task, -1)
        if answer.error is not None or answer.lost:
            raise BotUnavailable(answer.error or "a worker lost what it was just sent")
        return answer

    def show(self, request: BotRequest) -> None:
        """Send the request's frame to a bot that has seen all frames before it.

        A bot that can't be shown it now is forgotten, and gets its history when it is asked.
        """
        self.seen.pop(request.key)
        if self.process.pid is not None and self.process.backlog < MOST_BACKLOG:
            self._send(request, "watch", request.seq - 1, [request.frame])
            self.seen[request.key] = request.seq

    async def _exchange(self, request: BotRequest, task: Task, since: int) -> Answer:
        """Send the frames that the process lacks, and wait for its answer."""
        self._asked_at = monotonic()
        try:
            number = self._send(request, task, since, await request.missing(since))
            if request.history is not None:
                self.seen[request.key] = max(since, request.seq)
            answer = await self.process.answer(number)
        finally:
            self._asked_at = None
        if answer.error is not None or answer.lost:
            self.seen.pop(request.key, None)
        return answer

    def _send(self, request: BotRequest, task: Task, since: int, frames: Sequence[bytes]) -> int:
        """Send a request; its number."""
        self._asked += 1
        self.process.send(request.question(self._asked, task, since).line(frames))
        return self._asked
