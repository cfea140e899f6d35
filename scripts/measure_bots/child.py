"""A child who looks one move ahead and counts points: the measure of the lowest level."""

from __future__ import annotations

from typing import Final

from elfhame.bots.bot import Bot, Budget, Frame
from elfhame.bots.greedy import best_index
from elfhame.kernel.learned import LearnedEvaluator
from elfhame.kernel.state import State

TRIES: Final = 60
"""In how many ways the child imagines that an unfinished move goes on."""
LONGEST: Final = 60
"""The number of decisions after which a move is over in any case."""


class Child(Bot):
    """Looks one move ahead and counts points; it hopes that an unfinished move will end well."""

    def choose(self, frame: Frame, budget: Budget) -> int:
        world, judge = self.game.imagine(frame.view, self.rng), self.game.evaluator()
        assert isinstance(judge, LearnedEvaluator)
        leads = [self._best_lead(world, judge, action) for action in frame.choices]
        return frame.choices[best_index(leads, self.rng)]

    def _best_lead(self, world: State, judge: LearnedEvaluator, action: int) -> int:
        """The furthest it might be ahead of the others after the move."""
        after = world.clone()
        after.apply(self.seat, action, self.rng)
        tries = 1 if _is_over(after, judge) else TRIES
        return max(self._lead(after.clone(), judge) for _ in range(tries))

    def _lead(self, world: State, judge: LearnedEvaluator) -> int:
        for _ in range(LONGEST):
            if _is_over(world, judge):
                break
            world.apply(world.player(), world.random_action(world.player(), self.rng), self.rng)
        scores = world.scores()
        return 2 * scores[self.seat] - sum(scores)


def _is_over(world: State, judge: LearnedEvaluator) -> bool:
    """Whether the move is over."""
    return world.player() < 0 or judge.is_calm(world)
