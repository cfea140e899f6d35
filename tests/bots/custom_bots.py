"""Bots as a user might write them, right and wrong, for commands and servers to import."""

from __future__ import annotations

from elfhame.bots import Bot, Budget, Frame


class Last(Bot):
    """Takes the last choice."""

    def choose(self, frame: Frame, budget: Budget) -> int:
        return frame.choices[-1]


class Patient(Last):
    """Takes the choice whose index is its number of iterations, if there are that many."""

    thinks = True

    def choose(self, frame: Frame, budget: Budget) -> int:
        return frame.choices[budget.iterations % len(frame.choices)]


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
