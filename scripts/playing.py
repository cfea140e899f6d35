"""Plays so many games from one seed, and adds up what came of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from elfhame.kernel.game import Game, Options
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.state import State

Played = Callable[[State, Rng], Mapping[str, int]]
"""One game to its end, in numbers to be added up."""


def counted(
    door: Game, seats: str, options: Options, games: str, seed: str, played: Played
) -> Counter[str]:
    """What the games came to, each dealt by a chance of its own; numbers as a command has them."""
    found: Counter[str] = Counter()
    for number in range(int(games)):
        rng = keyed(int(seed).to_bytes(32, "big"), f"game/{number}")
        found.update(played(door.setup(int(seats), options, rng), rng))
    return found
