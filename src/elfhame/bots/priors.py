"""Bots that weigh their choices in one imagined world, without looking ahead."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from ..kernel.arrays import i64, vec
from ..kernel.game import Game
from ..kernel.rng import Rng
from ..kernel.state import State, choice_buffer
from .bot import Bot, Budget, Frame


class PriorBot(Bot):
    """Weighs each choice with the game's evaluator, and picks one by its weight.

    It needs only a world drawn from what its seat knows. A table can draw one without building
    a frame, because `State.determinize` draws the same world as `Game.imagine`.
    """

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self._evaluator = game.evaluator()
        self._weights = choice_buffer()

    @property
    def needs_no_frame(self) -> bool:
        """Whether `choose_in` decides everything: no subclass observes or replaces `choose`."""
        return not self.observes and type(self).choose is PriorBot.choose

    def choose(self, frame: Frame, budget: Budget) -> int:
        if len(frame.choices) == 1:
            return frame.choices[0]
        return self.choose_in(self.game.imagine(frame.view, self.rng), frame.choices)

    def choose_in(self, world: State, choices: Sequence[int]) -> int:
        """Choose in an imagined world, given the seat's legal actions, ascending."""
        count = len(choices)
        self._evaluator.prior(world, self.seat, vec[i64](list(choices)), count, self._weights)
        return choices[self.pick(list(self._weights[:count]))]

    @abstractmethod
    def pick(self, weights: list[int]) -> int:
        """The index of the choice to take."""
