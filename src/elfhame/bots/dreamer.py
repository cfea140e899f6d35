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
WARM: Final = 100
"""The heat at which an action is e times as likely if its weight is higher by FOLD."""


class Dreamer(PriorBot):
    """Draws an action with a probability that grows with its weight.

    So the bot usually does something sensible, and misses the best action often enough to be
    beaten; the more often, the hotter it is.
    """

    def __init__(self, game: Game, seat: int, rng: Rng, *, heat: int = WARM) -> None:
        super().__init__(game, seat, rng)
        self._shares = choice_buffer()
        self._heat = heat

    def pick(self, weights: list[int]) -> int:
        cooled = [weight * WARM // self._heat for weight in weights]
        share_out(vec[i64](cooled), len(cooled), WHOLE, self._shares)
        return self._draw(list(self._shares[: len(weights)]))

    def _draw(self, shares: list[int]) -> int:
        """An index, drawn with a probability proportional to its share."""
        left = self.rng.below(sum(shares))
        place = -1
        while left >= 0:
            place += 1
            left -= shares[place]
        return place
