"""The bot that takes what looks best at a glance, and never looks ahead."""

from __future__ import annotations

from ..kernel.game import AnyGame
from ..kernel.rng import Rng
from .bot import Bot, Budget, Frame
from .glance import Glance


class Greedy(Bot):
    """Takes the action with the heaviest prior; among equals, any."""

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self._glance = Glance(game, seat)

    def choose(self, frame: Frame, budget: Budget) -> int:
        if len(frame.choices) == 1:
            return frame.choices[0]
        weights = self._glance.weights(frame, self.rng)
        best = [place for place, weight in enumerate(weights) if weight == max(weights)]
        return frame.choices[best[self.rng.below(len(best))]]
