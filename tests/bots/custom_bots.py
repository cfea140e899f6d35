"""Bots as a user might write them, right and wrong, for commands and servers to import."""

from __future__ import annotations

import time

from elfhame.bots import Bot, Budget, Frame
from elfhame.kernel.game import Game
from elfhame.kernel.rng import Rng


class Last(Bot):
    """Takes the last choice."""

    def choose(self, frame: Frame, budget: Budget) -> int:
        return frame.choices[-1]


class Patient(Last):
    """Takes the choice whose index is its number of iterations, if there are that many."""

    thinks = True

    def choose(self, frame: Frame, budget: Budget) -> int:
        return frame.choices[budget.iterations % len(frame.choices)]


class Counting(Bot):
    """Takes the choice whose index is the number of frames it has seen, each of them once."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self._seen: list[int] = []

    def observe(self, frame: Frame) -> None:
        if self._seen and frame.seq != self._seen[-1] + 1:
            raise ValueError(f"frame {frame.seq} after {self._seen[-1]}")
        self._seen.append(frame.seq)

    def choose(self, frame: Frame, budget: Budget) -> int:
        if frame.seq != self._seen[-1]:
            raise ValueError(f"asked about {frame.seq} after {self._seen[-1]}")
        return frame.choices[len(self._seen) % len(frame.choices)]


class Stuck(Bot):
    """Never answers."""

    def choose(self, frame: Frame, budget: Budget) -> int:
        while True:
            time.sleep(1)


class Unfinished(Bot):
    """Lacks `choose`."""


class NotABot:
    """Has `choose`, but isn't a bot."""

    def choose(self, frame: Frame, budget: Budget) -> int:
        return frame.choices[0]


class Illegal(Bot):
    """Returns something that isn't a choice."""

    def choose(self, frame: Frame, budget: Budget) -> int:
        return -1


NUMBER = 5
