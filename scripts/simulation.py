"""Plays a number of games from one seed and adds up their figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from elfhame.kernel.game import Game, Options
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.state import State

PlayOut = Callable[[State, Rng], Mapping[str, int]]
"""Plays one game to its end and returns its figures, which can be added up."""


def play_games(
    game: Game, seats: str, options: Options, games: str, seed: str, play_out: PlayOut
) -> Counter[str]:
    """The sum of all games' figures; each game has its own generator.

    Numbers are strings, as they come from the command line.
    """
    total: Counter[str] = Counter()
    for number in range(int(games)):
        rng = keyed(int(seed).to_bytes(32, "big"), f"game/{number}")
        total.update(play_out(game.setup(int(seats), options, rng), rng))
    return total
