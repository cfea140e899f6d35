"""Plays Fairy Trails with the deck of the elfhame that it finds, and prints how the games went.

measuring.py runs this module by itself, with a path that leads to an installation of its own:

    python -m scripts.trails_deck.worker BOT SEATS EASIER GAMES SEED

BOT is a name that choosing.py knows. All seats have it.
"""

from __future__ import annotations

import json
import sys
from functools import partial

from elfhame.games.registry import game
from elfhame.kernel.rng import Rng
from elfhame.kernel.state import State
from scripts.choosing import choice
from scripts.playing import counted

TRAILS = game("trails")
AT_ONCE = 3
"""A solo game of so many cards was lost before a stone was placed (TRAIL-53)."""


def main() -> None:
    bot, seats, easier, games, seed = sys.argv[1:]
    options = TRAILS.options({"easier": True} if easier == "1" else {})
    print(json.dumps(counted(TRAILS, seats, options, games, seed, partial(played, bot))))


def played(bot: str, state: State, rng: Rng) -> dict[str, int]:
    """One game to its end, in numbers to be added up."""
    first, evaluator = state.player(), TRAILS.evaluator()
    while state.player() >= 0:
        state.apply(state.player(), choice(state, bot, evaluator, rng), rng)
    share = state.returns()[first]
    cards = len(TRAILS.view(state, -1).table) - 1
    found = {f"rule {state.ending()}": 1, f"share {share}": 1, "cards": cards}
    return found | ({"at once": 1} if cards == AT_ONCE else {})


if __name__ == "__main__":
    main()
