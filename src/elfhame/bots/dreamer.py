"""The dreamer bot: picks an action more often the better it looks."""

from __future__ import annotations

from typing import Final

from ..kernel.arrays import i64, vec
from ..kernel.evaluator import share_out
from ..kernel.game import Game
from ..kernel.rng import Rng
from ..kernel.state import choice_buffer
from .priors import PriorBot

WHOLE: Final = 2**20
"""Sum of all shares: large enough that even the worst choice gets one."""


class Dreamer(PriorBot):
    """Draws an action with a probability that grows with its weight.

    An action whose weight is higher by FOLD is e times as likely. So the bot usually does
    something sensible, and misses the best action often enough to be beaten.
    """

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self._shares = choice_buffer()

    def pick(self, weights: list[int]) -> int:
        share_out(vec[i64](weights), len(weights), WHOLE, self._shares)
        return self._draw(list(self._shares[: len(weights)]))

    def _draw(self, shares: list[int]) -> int:
        """An index, drawn with a probability proportional to its share."""
        left = self.rng.below(sum(shares))
        place = -1
        while left >= 0:
            place += 1
            left -= shares[place]
        return place
