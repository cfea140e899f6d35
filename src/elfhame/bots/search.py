"""The search bot: imagines what is hidden, tries out its choices, and takes the best one."""

from __future__ import annotations

from time import perf_counter
from typing import ClassVar, Final

from ..kernel.evaluator import Evaluator
from ..kernel.game import Game
from ..kernel.rng import Rng
from .bot import Bot, Budget, Frame
from .tree import Tree

PACE: Final = 8
"""Iterations between two looks at the clock."""


class Search(Bot):
    """Searches a tree of imagined worlds, starting afresh for every decision."""

    thinks: ClassVar[bool] = True

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        super().__init__(game, seat, rng)
        self._evaluator = game.evaluator()

    def choose(self, frame: Frame, budget: Budget) -> int:
        if len(frame.choices) == 1:
            return frame.choices[0]
        return search(self.game, frame, budget, self.rng, self._evaluator).best()


def search(
    game: Game, frame: Frame, budget: Budget, rng: Rng, evaluator: Evaluator | None = None
) -> Tree:
    """Search the choices of the frame's seat for as long as the budget allows.

    Only the frame is used. The evaluator is one of the game's own, by default a new one.
    """
    judge = evaluator or game.evaluator()
    tree = Tree(game.world(frame.view), frame.view.observer, judge, rng)
    _grow(tree, budget)
    return tree


def _grow(tree: Tree, budget: Budget) -> None:
    """Run at least some iterations, then stop at the first limit reached."""
    if budget.seconds is None:
        tree.run(budget.iterations)
        return
    end = perf_counter() + budget.seconds
    for done in range(0, budget.iterations, PACE):
        tree.run(min(PACE, budget.iterations - done))
        if perf_counter() >= end:
            return
