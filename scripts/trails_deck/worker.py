"""Plays Fairy Trails with the installed deck, and counts how the games end.

measurement.py runs this module in its own process, with PYTHONPATH set to a modified installation:

    python -m scripts.trails_deck.worker BOT SEATS EASIER GAMES SEED

All seats have the same BOT, one that decisions.py knows.
"""

from __future__ import annotations

import json
import sys
from functools import partial

from elfhame.games.registry import game
from elfhame.kernel.rng import Rng
from elfhame.kernel.state import State
from scripts.decisions import choice
from scripts.simulation import play_games

TRAILS = game("trails")
AT_ONCE = 3
"""A solo game with this many cards was lost before a stone was placed (TRAIL-53)."""


def main() -> None:
    bot, seats, easier, games, seed = sys.argv[1:]
    options = TRAILS.options({"easier": True} if easier == "1" else {})
    print(json.dumps(play_games(TRAILS, seats, options, games, seed, partial(play_out, bot))))


def play_out(bot: str, state: State, rng: Rng) -> dict[str, int]:
    """Play a game to its end and return its figures."""
    first, evaluator = state.player(), TRAILS.evaluator()
    while state.player() >= 0:
        state.apply(state.player(), choice(state, bot, evaluator, rng), rng)
    share = state.returns()[first]
    cards = len(TRAILS.view(state, -1).table) - 1
    found = {f"rule {state.ending()}": 1, f"share {share}": 1, "cards": cards}
    return found | ({"at once": 1} if cards == AT_ONCE else {})


if __name__ == "__main__":
    main()
