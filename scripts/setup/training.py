"""Plays the games that train a build with a profile: random games, and games searched by bots.

The benchmark plays every game with its largest number of seats. These are others, from other seeds.
"""

from __future__ import annotations

from typing import Final

from elfhame.bots.tree import Tree
from elfhame.games import registry
from elfhame.kernel.arrays import COMPILED
from elfhame.kernel.evaluator import Evaluator, PlayoutEvaluator
from elfhame.kernel.game import Game
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.state import State, choice_buffer, playout, playout_listing

SEED: Final = bytes([7]) * 32
GAMES: Final = 200
SEARCHED: Final = 2
ITERATIONS: Final = 100
APART: Final = 5
"""Decisions from one search to the next."""


def train(game: Game, seats: int) -> None:
    """Play random games, and search in some of them, at a table with this many seats."""
    rng, options = keyed(SEED, f"training/{seats}"), game.options({})
    for _ in range(GAMES):
        playout(game.setup(seats, options, rng), rng)
        playout_listing(game.setup(seats, options, rng), rng, choice_buffer())
        step_through(game.setup(seats, options, rng), rng)
    for evaluator in (game.evaluator(), PlayoutEvaluator()):
        for _ in range(SEARCHED):
            search_through(game.setup(seats, options, rng), evaluator, rng)


def step_through(state: State, rng: Rng) -> None:
    """Play to the end at random, with one call per move, each in a new copy of the state."""
    buffer = choice_buffer()
    count = state.legal(state.player(), buffer)
    while count:
        state = state.clone()
        count = state.step(buffer, rng.below(count), rng)


def search_through(state: State, evaluator: Evaluator, rng: Rng) -> None:
    """Play to the end, with a search every few decisions."""
    decisions = 0
    while (seat := state.player()) >= 0:
        if decisions % APART == 0:
            Tree(state, seat, evaluator, rng).run(ITERATIONS)
        state.apply(seat, state.random_action(seat, rng), rng)
        decisions += 1


def main() -> None:
    if not COMPILED:
        raise SystemExit("the training games need compiled rules")
    for name in registry.names():
        game = registry.game(name)
        for seats in sorted({*game.seats} - {max(game.seats)}):
            train(game, seats)


if __name__ == "__main__":
    main()
