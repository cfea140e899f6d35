"""Engines: they do pieces of work somewhere, in any order, and lose none of them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread
from typing import Final, Protocol, TypeVar

from ..kernel.refused import Refused

Piece = TypeVar("Piece")
Result = TypeVar("Result")

MOST_TRIES: Final = 3
"""Give up on a run after its workers have died this many times without any result."""
ENGINES: Final = ("processes", "ray")


class Engine(Protocol):
    """Does pieces of work. The work is a function of a module, and its results can be pickled."""

    def run(
        self, work: Callable[[Piece], Result], pieces: Sequence[Piece]
    ) -> Iterator[tuple[Piece, Result]]:
        """Each piece with its result, exactly once, in any order."""
        ...


class Here:
    """Does everything in this process, in order."""

    def run(
        self, work: Callable[[Piece], Result], pieces: Sequence[Piece]
    ) -> Iterator[tuple[Piece, Result]]:
        for piece in pieces:
            yield piece, work(piece)


class Processes:
    """Does the work in several processes on this machine; pieces of those that die are repeated."""

    def __init__(self, jobs: int) -> None:
        if jobs < 1:
            raise Refused("there must be at least one process", field="jobs")
        self._jobs = jobs

    def run(
        self, work: Callable[[Piece], Result], pieces: Sequence[Piece]
    ) -> Iterator[tuple[Piece, Result]]:
        left, tries = dict(enumerate(pieces)), MOST_TRIES
        while left:
            before = len(left)
            for number, result in self._attempt(work, left):
                yield left.pop(number), result
            tries = MOST_TRIES if len(left) < before else tries - 1
            if left and not tries:
                raise RuntimeError(f"worker processes died {MOST_TRIES} times without a result")

    def _attempt(
        self, work: Callable[[Piece], Result], left: dict[int, Piece]
    ) -> Iterator[tuple[int, Result]]:
        """The results that come before all is done or a process dies."""
        pool = ProcessPoolExecutor(self._jobs, get_context("spawn"), _begin)
        try:
            asked: dict[Future[Result], int] = {
                pool.submit(work, piece): number for number, piece in left.items()
            }
            for done in as_completed(asked):
                try:
                    result = done.result()
                except BrokenProcessPool:
                    return
                yield asked[done], result
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """Prepare a worker: Ctrl+C is for the process that stores results, and so is its end."""
    signal(SIGINT, SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """End this worker when its parent has ended, even if that was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def engine_for(jobs: int, kind: str = "processes", address: str | None = None) -> Engine:
    """An engine: this many processes, a single one needing no others; or a Ray cluster."""
    if kind == "ray":
        from .cluster import Cluster

        return Cluster(jobs, address)
    return Here() if jobs == 1 else Processes(jobs)
