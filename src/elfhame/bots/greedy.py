"""The bot that takes what looks best at a glance, and never looks ahead."""

from __future__ import annotations

from ..kernel.arrays import i64, vec
from ..kernel.game import AnyGame
from ..kernel.rng import Rng
from ..kernel.state import State, choice_buffer
from .bot import Bot, Budget, Frame


class Greedy(Bot):
    """Takes the action with the heaviest prior; among equals, any."""

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self._evaluator = game.evaluator()
        self._weights = choice_buffer()

    def choose(self, frame: Frame, budget: Budget) -> int:
        if len(frame.choices) == 1:
            return frame.choices[0]
        world: State = self.game.imagine(frame.view, self.rng)
        world.call(self.seat)
        count = len(frame.choices)
        self._evaluator.prior(world, vec[i64](list(frame.choices)), count, self._weights)
        weights = list(self._weights[:count])
        best = [place for place in range(count) if weights[place] == max(weights)]
        return frame.choices[best[self.rng.below(len(best))]]
