"""The bot that imagines what may be hidden, tries what may be done, and does what was best."""

from __future__ import annotations

from time import perf_counter
from typing import ClassVar, Final

from ..kernel.game import AnyGame
from ..kernel.rng import Rng
from .bot import Bot, Budget, Frame
from .tree import Tree

PACE: Final = 8
"""How many iterations it thinks before it looks at the clock again."""


class Search(Bot):
    """Searches a tree of imagined worlds, anew for every decision."""

    thinks: ClassVar[bool] = True

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self._evaluator = game.evaluator()

    def choose(self, frame: Frame, budget: Budget) -> int:
        if len(frame.choices) == 1:
            return frame.choices[0]
        tree = Tree(self.game.world(frame.view), self.seat, self._evaluator, self.rng)
        think(tree, budget)
        return tree.best()


def think(tree: Tree, budget: Budget) -> None:
    """Search for as long as the budget allows, and at least a little."""
    if budget.seconds is None:
        tree.run(budget.iterations)
        return
    end = perf_counter() + budget.seconds
    for begun in range(0, budget.iterations, PACE):
        tree.run(min(PACE, budget.iterations - begun))
        if perf_counter() >= end:
            return
