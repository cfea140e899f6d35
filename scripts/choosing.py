"""What a bot does in a state: as elfhame's own bots decide, but without a view before the state.

Its name is random, greedy, or a number: a search of so many iterations a decision.
"""

from __future__ import annotations

from elfhame.bots.tree import Tree
from elfhame.kernel.evaluator import Evaluator
from elfhame.kernel.rng import Rng
from elfhame.kernel.state import State, choice_buffer

LEGAL, WEIGHTS = choice_buffer(), choice_buffer()


def choice(state: State, bot: str, evaluator: Evaluator, rng: Rng) -> int:
    """The action that the bot takes."""
    if bot == "random":
        return state.random_action(state.player(), rng)
    count = state.legal(state.player(), LEGAL)
    if count == 1:
        return LEGAL[0]
    if bot == "greedy":
        return heaviest(state, count, evaluator, rng)
    tree = Tree(state, state.player(), evaluator, rng)
    tree.run(int(bot))
    return tree.best()


def heaviest(state: State, count: int, evaluator: Evaluator, rng: Rng) -> int:
    """The action with the heaviest prior; among equals, any."""
    evaluator.prior(state, state.player(), LEGAL, count, WEIGHTS)
    weights = list(WEIGHTS[:count])
    best = [place for place in range(count) if weights[place] == max(weights)]
    return LEGAL[best[rng.below(len(best))]]
