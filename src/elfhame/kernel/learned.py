"""A value learned by self-play: features of every seat, weighed by how much of the game is left."""
# compiled

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final

from .arrays import i64, mypyc_attr, vec
from .evaluator import MOST_SEATS, WHOLE, Evaluator, share_out
from .state import State

MOMENTS: Final = 3
"""Every feature has a weight at the beginning, late in a game, and at its end."""
LATE: Final = 30
"""How much of the game is left at the second moment, in hundredths."""
RETRAINED: Final[dict[str, str]] = {}
"""By package: what is read instead of its ``value.toml``."""
UNIT: Final = 10_000
"""Divides the sum of weighed features; FOLD more then makes a seat e times as likely to win."""


def read_weights(package: str, names: Sequence[str]) -> list[vec[i64]]:
    """By number of seats: the weights of these features at each moment, from ``value.toml``."""
    text = RETRAINED.get(package) or files(package).joinpath("value.toml").read_text("utf-8")
    content: dict[str, dict[str, dict[str, Any]]] = tomllib.loads(text)
    found: list[vec[i64]] = [vec[i64]() for number in range(MOST_SEATS + 1)]
    for seats, learned in content["seats"].items():
        moments = zip(*[learned["weights"][name] for name in names], strict=True)
        found[int(seats)] = vec[i64]([weight for moment in moments for weight in moment])
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class LearnedEvaluator(Evaluator):
    """Judges a state by features of its seats. A game says what they are, and weighs actions."""

    def __init__(self, count: int, weights: list[vec[i64]]) -> None:
        self.count: i64 = count
        """The number of features of a seat."""
        self.weights = weights
        self._found: vec[i64] = vec[i64]([0] * (MOST_SEATS * count))
        self._mixed: vec[i64] = vec[i64]([0] * count)

    def describe(self, state: State, found: vec[i64]) -> i64:
        """Write the features of every seat, one seat after the other, and return the seats."""
        raise NotImplementedError

    def time_left(self, state: State) -> i64:
        """How much of the game is left, in hundredths."""
        raise NotImplementedError

    def is_calm(self, state: State) -> bool:
        """Whether nothing is half done, so that the features say how the seats stand."""
        return True

    def value(self, state: State, shares: vec[i64]) -> None:
        if state.player() < 0:
            returns = state.returns()
            for seat in range(len(returns)):
                shares[seat] = returns[seat] * 1000
            return
        seats = self.describe(state, self._found)
        self._mix(self.weights[seats], self.time_left(state))
        for seat in range(seats):
            shares[seat] = self._sum(seat * self.count)
        share_out(shares, seats, WHOLE, shares)

    def _sum(self, first: i64) -> i64:
        total: i64 = 0
        found = self._found
        mixed = self._mixed
        for feature in range(self.count):
            total += found[first + feature] * mixed[feature]
        return total // UNIT

    def _mix(self, weights: vec[i64], left: i64) -> None:
        """Work out the weights now, between those at the two nearest moments."""
        earlier: i64 = 0
        part = (left - LATE) * 100 // (100 - LATE)
        if left < LATE:
            earlier = self.count
            part = left * 100 // LATE
        later = earlier + self.count
        for feature in range(self.count):
            more = weights[earlier + feature] * part
            self._mixed[feature] = (more + weights[later + feature] * (100 - part)) // 100
