"""Elfhame's benchmark tasks, for every registered game with its largest number of seats."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from random import Random

from benchmarks.rates import Task
from elfhame.games import registry
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.state import State, choice_buffer, playout, playout_listing

SEED = bytes(32)
GAMES_COMPARED = 50

Fresh = Callable[[], State]
"""Sets up a new game."""


def tasks() -> dict[str, Task]:
    """All tasks by name: the game, then the task."""
    return {
        f"{name}/{what}": task for name in registry.names() for what, task in of_game(name).items()
    }


def of_game(name: str) -> dict[str, Task]:
    fresh, rng = fresh_games(name), keyed(SEED, "moves")
    return {
        "random": random_play(fresh, rng),
        "listing": listing_play(fresh, rng),
        "buffer": buffer_steps(fresh, rng),
        "list": list_steps(fresh, rng),
        "clone": clones(fresh, rng),
    }


def fresh_games(name: str) -> Fresh:
    """Sets up one game after another through the public API."""
    game = registry.game(name)
    seats, options, rng = max(game.seats), game.options({}), keyed(SEED, "deal")
    return lambda: game.setup(seats, options, rng)


def random_play(fresh: Fresh, rng: Rng) -> Task:
    """Complete random games; the rules draw each action without listing the others."""

    def run(times: int) -> int:
        return sum(playout(fresh(), rng) for _ in range(times))

    return run


def listing_play(fresh: Fresh, rng: Rng) -> Task:
    """The same games, listing all legal actions at every step."""
    buffer = choice_buffer()

    def run(times: int) -> int:
        return sum(playout_listing(fresh(), rng, buffer) for _ in range(times))

    return run


def buffer_steps(fresh: Fresh, rng: Rng) -> Task:
    """Complete games stepped from Python, with legal actions written into one reused buffer."""
    buffer, draw = choice_buffer(), Random(1).random

    def run(times: int) -> int:
        moves = 0
        for _ in range(times):
            state = fresh()
            seat = state.player()
            while seat >= 0:
                count: int = state.legal(seat, buffer)
                state.apply(seat, buffer[int(draw() * count)], rng)
                moves += 1
                seat = state.player()
        return moves

    return run


def list_steps(fresh: Fresh, rng: Rng) -> Task:
    """Complete games stepped from Python, with legal actions in a new list at every step."""
    draw = Random(1).random

    def run(times: int) -> int:
        moves = 0
        for _ in range(times):
            state = fresh()
            seat = state.player()
            while seat >= 0:
                actions = state.legal_actions(seat)
                state.apply(seat, actions[int(draw() * len(actions))], rng)
                moves += 1
                seat = state.player()
        return moves

    return run


def clones(fresh: Fresh, rng: Rng) -> Task:
    """Copies of a mid-game state, made from Python."""
    clone = halfway(fresh(), rng).clone

    def run(times: int) -> int:
        for _ in range(times):
            clone()
        return times

    return run


def halfway(state: State, rng: Rng) -> State:
    """The state after half the moves of a random game."""
    for _ in range(playout(state.clone(), rng.clone()) // 2):
        state.apply(state.player(), state.random_action(state.player(), rng), rng)
    return state


def play_digest() -> str:
    """A digest of some random games of each kind. Comparable builds have the same digest."""
    found: list[tuple[int, list[int]]] = []
    for name in registry.names():
        fresh, rng = fresh_games(name), keyed(SEED, "moves")
        for _ in range(GAMES_COMPARED):
            state = fresh()
            found.append((playout(state, rng), state.scores()))
    return sha256(repr(found).encode()).hexdigest()
