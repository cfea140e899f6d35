"""Plays Fairy Trails with the deck of the elfhame that it finds, and prints how the games went.

measuring.py runs this file by itself, with a path that leads to an installation of its own:

    python worker.py BOT SEATS EASIER GAMES SEED

BOT is random, greedy, or a number: a search of so many iterations a decision. All seats have it.
"""

from __future__ import annotations

import json
import sys
from collections import Counter

from elfhame.bots.tree import Tree
from elfhame.games.registry import game
from elfhame.kernel.evaluator import Evaluator
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.state import State, choice_buffer

TRAILS = game("trails")
AT_ONCE = 3
"""A solo game of so many cards was lost before a stone was placed (TRAIL-53)."""
LEGAL, WEIGHTS = choice_buffer(), choice_buffer()


def main() -> None:
    bot, seats, easier, games, seed = sys.argv[1:]
    options = TRAILS.options({"easier": True} if easier == "1" else {})
    found: Counter[str] = Counter()
    for number in range(int(games)):
        rng = keyed(int(seed).to_bytes(32, "big"), f"game/{number}")
        state = TRAILS.setup(int(seats), options, rng)
        found.update(played(state, bot, rng))
    print(json.dumps(found))


def played(state: State, bot: str, rng: Rng) -> dict[str, int]:
    """One game to its end, in numbers to be added up."""
    first, evaluator = state.player(), TRAILS.evaluator()
    while state.player() >= 0:
        state.apply(choice(state, bot, evaluator, rng), rng)
    share = state.returns()[first]
    cards = len(TRAILS.view(state, -1).table) - 1
    found = {f"rule {state.ending()}": 1, f"share {share}": 1, "cards": cards}
    return found | ({"at once": 1} if cards == AT_ONCE else {})


def choice(state: State, bot: str, evaluator: Evaluator, rng: Rng) -> int:
    """What the bot does: as elfhame's own decides, but without a view before the state."""
    if bot == "random":
        return state.random_action(rng)
    count = state.legal(LEGAL)
    if count == 1:
        return LEGAL[0]
    if bot == "greedy":
        return heaviest(state, count, evaluator, rng)
    tree = Tree(state, state.player(), evaluator, rng)
    tree.run(int(bot))
    return tree.best()


def heaviest(state: State, count: int, evaluator: Evaluator, rng: Rng) -> int:
    """The action with the heaviest prior; among equals, any."""
    evaluator.prior(state, LEGAL, count, WEIGHTS)
    weights = list(WEIGHTS[:count])
    best = [place for place in range(count) if weights[place] == max(weights)]
    return LEGAL[best[rng.below(len(best))]]


if __name__ == "__main__":
    main()
