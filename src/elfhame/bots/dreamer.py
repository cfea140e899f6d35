"""The bot that lets its eye wander: the better an action looks, the likelier it is taken."""

from __future__ import annotations

from typing import Final

from ..kernel.arrays import i64, vec
from ..kernel.evaluator import share_out
from ..kernel.game import AnyGame
from ..kernel.rng import Rng
from ..kernel.state import choice_buffer
from .bot import Bot, Budget, Frame
from .glance import Glance

WHOLE: Final = 2**20
"""What is divided among the choices; so fine that even the worst may be drawn."""


class Dreamer(Bot):
    """Draws an action by how good it looks at a glance; it never looks ahead.

    What looks better by a FOLD is e times as likely, just as the game's evaluator means it. So it
    mostly does something sensible, and overlooks the best often enough to be beaten.
    """

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self._glance = Glance(game, seat)
        self._likely = choice_buffer()

    def choose(self, frame: Frame, budget: Budget) -> int:
        count = len(frame.choices)
        if count == 1:
            return frame.choices[0]
        weights = vec[i64](self._glance.weights(frame, self.rng))
        share_out(weights, count, WHOLE, self._likely)
        return frame.choices[self._drawn(list(self._likely[:count]))]

    def _drawn(self, likely: list[int]) -> int:
        """A place, each as likely as its part of the sum."""
        left = self.rng.below(sum(likely))
        place = -1
        while left >= 0:
            place += 1
            left -= likely[place]
        return place
