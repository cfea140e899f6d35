"""The Ray engine: does the work on all machines of a cluster."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, TypeVar

from ..extras import require
from ..kernel.refused import Refused
from .engine import MOST_TRIES

Piece = TypeVar("Piece")
Result = TypeVar("Result")

AHEAD: Final = 4
"""Pieces handed out for each processor, so that none waits for the next."""


class Cluster:
    """Does the work on a Ray cluster; pieces of workers and machines that die are repeated.

    Each piece is a task of one processor. A result counts when it has arrived here, once.
    """

    def __init__(self, jobs: int | None = None, address: str | None = None) -> None:
        require("cluster", "elfhame lab --engine ray")
        import ray

        self._ray: Any = ray
        if not ray.is_initialized():
            self._join(address, jobs)

    def _join(self, address: str | None, jobs: int | None) -> None:
        """Join a cluster; without an address, one on this machine is started."""
        here: dict[str, Any] = {"num_cpus": jobs, "include_dashboard": False}
        settings = {"logging_level": logging.ERROR, "log_to_driver": False}
        try:
            self._ray.init(address=address, **settings, **({} if address else here))
        except Exception as error:  # a wrong address, no node there, a machine that is too busy
            reason = " ".join(str(error).split()) or type(error).__name__
            raise Refused(f"Ray can't be reached: {reason}", field="engine") from error

    def run(
        self, work: Callable[[Piece], Result], pieces: Sequence[Piece]
    ) -> Iterator[tuple[Piece, Result]]:
        task = self._ray.remote(num_cpus=1, max_retries=MOST_TRIES)(work)
        waiting, asked = list(range(len(pieces)))[::-1], dict[Any, int]()
        deaths: Counter[int] = Counter()
        try:
            while waiting or asked:
                while waiting and len(asked) < self._room():
                    number = waiting.pop()
                    asked[task.remote(pieces[number])] = number
                (done,), _ = self._ray.wait(list(asked), num_returns=1)
                number = asked.pop(done)
                try:
                    result: Result = self._ray.get(done)
                except self._lost as lost:
                    deaths[number] += 1
                    if deaths[number] == MOST_TRIES:
                        raise RuntimeError(f"workers died {MOST_TRIES} times of a piece") from lost
                    waiting.append(number)
                else:
                    yield pieces[number], result
        finally:
            for left in asked:
                self._ray.cancel(left, force=True)

    def _room(self) -> int:
        """The number of pieces to hand out; clusters may grow meanwhile."""
        return AHEAD * max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    @property
    def _lost(self) -> tuple[type[Exception], ...]:
        """What is raised if a worker or a machine was lost, not if the work failed."""
        errors = self._ray.exceptions
        return (
            errors.WorkerCrashedError,
            errors.NodeDiedError,
            errors.ObjectLostError,
            errors.LocalRayletDiedError,
        )
