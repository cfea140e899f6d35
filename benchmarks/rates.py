"""Rates per CPU second: tasks take turns in windows of equal length; the best of several rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import process_time
from typing import Final

WINDOW: Final = 0.2
"""CPU seconds per measurement."""
TRIAL: Final = 0.02
"""CPU seconds of a trial that is long enough to estimate how often a task fits into a window."""

Task = Callable[[int], int]
"""Does its work this many times and returns how many units (moves, clones) that was."""
Build = Callable[[], Task]
"""Prepares a task: sets up the states that it works on."""
Ask = Callable[[str], float]
"""Measures the rate of the named task once."""


class Meter:
    """One task, prepared when it is first measured, and repeated as often as fits into a window."""

    def __init__(self, build: Build) -> None:
        self.build = build
        self.times = 0

    def rate(self) -> float:
        """Units per second of CPU time, in one window."""
        if not self.times:
            self.task = self.build()
            self.times = repetitions(self.task)
        units, seconds = cost(self.task, self.times)
        return units / seconds


def cost(task: Task, times: int) -> tuple[int, float]:
    """The units done and the CPU seconds they took."""
    start = process_time()
    units = task(times)
    return units, process_time() - start


def repetitions(task: Task) -> int:
    """How often the task fits into a window. Finding out also warms it up."""
    times = 1
    while (seconds := cost(task, times)[1]) < TRIAL:
        times *= 2
    return max(1, round(times * WINDOW / seconds))


def rounds_of(names: Iterable[str], ask: Ask, rounds: int) -> dict[str, list[float]]:
    """Every task's rate in every round. A round measures each task once, so all share its noise.

    Every second round runs in reverse, so that no task always follows the same one.
    """
    order = list(names)
    rates: dict[str, list[float]] = {name: [] for name in order}
    for _ in range(rounds):
        for name in order:
            rates[name].append(ask(name))
        order.reverse()
    return rates


def best(rates: dict[str, list[float]]) -> dict[str, float]:
    """Each task's best round: the one that other work on the machine slowed least."""
    return {name: max(found) for name, found in rates.items()}
