"""The queue of requests to bots: moves before hints, and owners take turns."""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from ...bots.protocol import Answer, Task
from .request import BotRequest

MOST_WAITING: Final = 100
"""Most requests of one owner that may wait or be worked on."""


class BotUnavailable(Exception):
    """No worker could answer; says why."""


class Rank(IntEnum):
    """What a free worker does first."""

    MOVE = 0
    """A move that people wait for."""
    HINT = 1
    """Advice for a person."""
    IDLE = 2
    """A move at a table where only bots play."""
    SUSPECT = 3
    """A request that has broken a worker."""


@dataclass(eq=False, slots=True)
class Job:
    """A request in the queue or in a worker."""

    request: BotRequest
    task: Task
    rank: Rank
    answer: asyncio.Future[Answer]
    tries: int = 0

    @property
    def owner(self) -> str:
        """The person on whose account it is done."""
        return self.request.owner

    def fail(self, why: str) -> None:
        """Raise BotUnavailable for whoever still waits."""
        if not self.answer.done():
            self.answer.set_exception(BotUnavailable(why))


class FairQueue:
    """Waiting jobs: by rank, and within a rank one job of each owner in turn."""

    def __init__(self) -> None:
        self._waiting: dict[Rank, dict[str, deque[Job]]] = {rank: {} for rank in Rank}
        self._unanswered: Counter[str] = Counter()

    def __iter__(self) -> Iterator[Job]:
        return (
            job for owners in self._waiting.values() for jobs in owners.values() for job in jobs
        )

    def enter(self, job: Job) -> None:
        """Add a new job; BotUnavailable if too many of its owner's have no answer yet."""
        if self._unanswered[job.owner] >= MOST_WAITING:
            raise BotUnavailable("too many requests of one owner wait for a worker")
        self._unanswered[job.owner] += 1
        job.answer.add_done_callback(lambda _: self._leave(job.owner))
        self.put(job)

    def put(self, job: Job) -> None:
        """Add a job behind the others of its rank and owner."""
        self._waiting[job.rank].setdefault(job.owner, deque()).append(job)

    def take(self, suits: Callable[[Job], bool]) -> Job | None:
        """Remove and return the next suitable job that someone still waits for."""
        found = next((job for job in self._in_turn() if suits(job)), None)
        if found is not None:
            self._remove(found)
        return found

    def _in_turn(self) -> Iterator[Job]:
        """All jobs that someone waits for; others are dropped."""
        for job in list(self):
            if job.answer.done():
                self._remove(job)
            else:
                yield job

    def _remove(self, job: Job) -> None:
        """Remove the job; its owner's next turn comes after everyone else's."""
        owners = self._waiting[job.rank]
        jobs = owners.pop(job.owner)
        jobs.remove(job)
        if jobs:
            owners[job.owner] = jobs

    def _leave(self, owner: str) -> None:
        self._unanswered[owner] -= 1
        if not self._unanswered[owner]:
            del self._unanswered[owner]
