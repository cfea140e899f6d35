"""The search bot: imagines what is hidden, tries out its choices, and takes the best one."""

from __future__ import annotations

from time import perf_counter
from typing import ClassVar, Final

from ..kernel.belief import Belief
from ..kernel.evaluator import Evaluator
from ..kernel.game import Game
from ..kernel.rng import Rng
from .bot import Bot, Budget, Frame
from .inference import Inference
from .tree import Tree

PACE: Final = 8
"""Iterations between checks of the clock."""


class Forgetful(Bot):
    """Searches a tree of imagined worlds, which it draws without regard to what others did.

    Never for more than ``most`` iterations, if given, or ``crowd`` with three seats or more.
    """

    thinks: ClassVar[bool] = True

    def __init__(
        self, game: Game, seat: int, rng: Rng, *, most: int | None = None, crowd: int | None = None
    ) -> None:
        super().__init__(game, seat, rng)
        self._evaluator = game.evaluator()
        self._most = most
        self._crowd = crowd or most

    def choose(self, frame: Frame, budget: Budget) -> int:
        if len(frame.choices) == 1:
            return frame.choices[0]
        limit = self.limit(frame.view.seats, budget)
        return search(self.game, frame, limit, self.rng, self._evaluator, self.belief).best()

    def limit(self, seats: int, budget: Budget) -> Budget:
        """What it uses of a budget in a game with this many seats."""
        return budget.at_most(self._crowd if seats > 2 else self._most)


class Search(Forgetful):
    """Searches worlds that explain what others did so far."""

    def __init__(
        self, game: Game, seat: int, rng: Rng, *, most: int | None = None, crowd: int | None = None
    ) -> None:
        super().__init__(game, seat, rng, most=most, crowd=crowd)
        self._inference = Inference(game, seat)

    @classmethod
    def follows(cls, game: Game) -> bool:
        """Only where actions hint at secrets is there anything to infer."""
        return game.belief_type is not Belief

    def observe(self, frame: Frame) -> None:
        self._inference.observe(frame)

    @property
    def belief(self) -> Belief:
        return self._inference.belief


def search(
    game: Game,
    frame: Frame,
    budget: Budget,
    rng: Rng,
    evaluator: Evaluator | None = None,
    belief: Belief | None = None,
) -> Tree:
    """Search the choices of the frame's seat for as long as the budget allows.

    Only the frame and the seat's belief are used. The evaluator is one of the game's own, by
    default a new one, and so is the belief.
    """
    judge = evaluator or game.evaluator()
    state, seat = game.world(frame.view), frame.view.observer
    tree = Tree(state, seat, judge, rng, belief or game.belief_type())
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
