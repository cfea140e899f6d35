"""Plays Fairy Land with the items of the elfhame that it finds, and prints who took and won what.

measuring.py runs this file by itself, with a path that leads to an installation of its own:

    python worker.py BOT SEATS GAMES SEED

BOT is random, greedy, or a number: a search of so many iterations a decision. All seats have it.
"""

from __future__ import annotations

import json
import sys
from collections import Counter

from elfhame.bots.tree import Tree
from elfhame.games.land.components import ITEM_NAMES
from elfhame.games.land.rules import FairyLand
from elfhame.games.land.state import card_at, items
from elfhame.games.registry import game
from elfhame.kernel.evaluator import Evaluator
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.state import State, choice_buffer

LAND = game("land")
LEGAL, WEIGHTS = choice_buffer(), choice_buffer()


def main() -> None:
    bot, seats, games, seed = sys.argv[1:]
    options = LAND.options({})
    found: Counter[str] = Counter()
    for number in range(int(games)):
        rng = keyed(int(seed).to_bytes(32, "big"), f"game/{number}")
        state = LAND.setup(int(seats), options, rng)
        assert isinstance(state, FairyLand)
        found.update(played(state, bot, rng))
    print(json.dumps(found))


def played(land: FairyLand, bot: str, rng: Rng) -> Counter[str]:
    """One game to its end: by item, whether it was offered, taken, and what its holder won."""
    offered = [card_at(land.court, place) for place in range(land.court_count)]
    holders: dict[int, int] = {}
    evaluator = LAND.evaluator()
    while land.player() >= 0:
        land.apply(choice(land, bot, evaluator, rng), rng)
        for seat in range(land.seats):
            for item in offered:
                if items(land, seat) >> item & 1:
                    holders.setdefault(item, seat)
    return tally(land, offered, holders)


def tally(land: FairyLand, offered: list[int], holders: dict[int, int]) -> Counter[str]:
    """What the game adds to each item's figures; victories in twelfths."""
    found: Counter[str] = Counter()
    found.update(f"offered {ITEM_NAMES[item]}" for item in offered)
    for item, seat in holders.items():
        found[f"taken {ITEM_NAMES[item]}"] = 1
        found[f"won {ITEM_NAMES[item]}"] = land.returns()[seat]
    return found


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
