"""Plays Fairy Land with the installed items, and counts how often each was taken and won.

measurement.py runs this module in its own process, with PYTHONPATH set to a modified installation:

    python -m scripts.land_items.worker BOT SEATS GAMES SEED

All seats have the same BOT, one that decisions.py knows.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from functools import partial

from elfhame.games.land.data.components import ITEM_NAMES
from elfhame.games.land.data.rows import card_at
from elfhame.games.land.rules.engine import FairyLand
from elfhame.games.land.state import has_item
from elfhame.games.registry import game
from elfhame.kernel.rng import Rng
from elfhame.kernel.state import State
from scripts.decisions import choice
from scripts.simulation import play_games

LAND = game("land")


def main() -> None:
    bot, seats, games, seed = sys.argv[1:]
    options = LAND.options({})
    print(json.dumps(play_games(LAND, seats, options, games, seed, partial(play_out, bot))))


def play_out(bot: str, land: State, rng: Rng) -> Counter[str]:
    """Play a game to its end; for each item, whether it was offered, taken, and its holder won."""
    assert isinstance(land, FairyLand)
    offered = [card_at(land.court, place) for place in range(land.court_count)]
    holders: dict[int, int] = {}
    evaluator = LAND.evaluator()
    while land.player() >= 0:
        land.apply(land.player(), choice(land, bot, evaluator, rng), rng)
        for seat in range(land.seats):
            for item in offered:
                if has_item(land, seat, item):
                    holders.setdefault(item, seat)
    return tally(land, offered, holders)


def tally(land: FairyLand, offered: list[int], holders: dict[int, int]) -> Counter[str]:
    """The game's contribution to each item's figures; victories in twelfths."""
    found: Counter[str] = Counter()
    found.update(f"offered {ITEM_NAMES[item]}" for item in offered)
    for item, seat in holders.items():
        found[f"taken {ITEM_NAMES[item]}"] = 1
        found[f"won {ITEM_NAMES[item]}"] = land.returns()[seat]
    return found


if __name__ == "__main__":
    main()
