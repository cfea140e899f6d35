"""What a seat's choices look like at a glance: the game's prior of each, without looking ahead."""

from __future__ import annotations

from ..kernel.arrays import i64, vec
from ..kernel.game import AnyGame
from ..kernel.rng import Rng
from ..kernel.state import State, choice_buffer
from .bot import Frame


class Glance:
    """Weighs choices in a world that fits what the seat knows."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        self._game = game
        self._seat = seat
        self._evaluator = game.evaluator()
        self._weights = choice_buffer()

    def weights(self, frame: Frame, rng: Rng) -> list[int]:
        """How good each of the frame's choices looks, in the evaluator's measure."""
        world: State = self._game.imagine(frame.view, rng)
        count = len(frame.choices)
        choices = vec[i64](list(frame.choices))
        self._evaluator.prior(world, self._seat, choices, count, self._weights)
        return list(self._weights[:count])
