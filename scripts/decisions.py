"""Chooses an action for a bot directly in a state, without building a view first.

A bot is named ``random``, ``greedy``, or by a number: the iterations of a search per decision.
"""

from __future__ import annotations

from elfhame.bots.greedy import best_index
from elfhame.bots.tree import Tree
from elfhame.kernel.evaluator import Evaluator
from elfhame.kernel.rng import Rng
from elfhame.kernel.state import State, choice_buffer

LEGAL, WEIGHTS = choice_buffer(), choice_buffer()


def choice(state: State, bot: str, evaluator: Evaluator, rng: Rng) -> int:
    """The action that the bot takes for the seat whose turn it is."""
    seat = state.player()
    if bot == "random":
        return state.random_action(seat, rng)
    count = state.legal(seat, LEGAL)
    if count == 1:
        return LEGAL[0]
    if bot == "greedy":
        evaluator.prior(state, seat, LEGAL, count, WEIGHTS)
        return LEGAL[best_index(list(WEIGHTS[:count]), rng)]
    tree = Tree(state, seat, evaluator, rng)
    tree.run(int(bot))
    return tree.best()
