"""Elfhame's benchmark tasks, for every registered game with its largest number of seats."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from hashlib import sha256
from random import Random

from benchmarks import learning, searching
from benchmarks.rates import Build, Task
from elfhame.games import registry
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.state import State, choice_buffer, playout, playout_listing

SEED = bytes(32)
GAMES_COMPARED = 50
SEATS = ("no", "one", "two", "three", "four")


class Deals:
    """Sets up one game after another through the public API, with its largest number of seats."""

    def __init__(self, name: str) -> None:
        self.game = registry.game(name)
        self.seats = max(self.game.seats)
        self._options, self._rng = self.game.options({}), keyed(SEED, "deal")

    def __call__(self) -> State:
        return self.game.setup(self.seats, self._options, self._rng)


def tasks() -> dict[str, Build]:
    """All tasks by name: the game, then the task."""
    return {
        f"{name}/{what}": partial(build, name, make)
        for name in registry.names()
        for what, make in TASKS.items()
    }


def build(name: str, make: Callable[[Deals, Rng], Task]) -> Task:
    """A task with deals and a generator of its own, so that it doesn't depend on the others."""
    return make(Deals(name), keyed(SEED, "moves"))


def titles() -> dict[str, str]:
    """Each game's title with the number of seats that it is played with."""
    every = map(Deals, registry.names())
    return {deals.game.name: f"{deals.game.title}, {SEATS[deals.seats]} seats" for deals in every}


def random_play(fresh: Deals, rng: Rng) -> Task:
    """Complete random games; the rules draw each action without listing the others."""

    def run(times: int) -> int:
        return sum(playout(fresh(), rng) for _ in range(times))

    return run


def listing_play(fresh: Deals, rng: Rng) -> Task:
    """The same games, listing all legal actions at every step."""
    buffer = choice_buffer()

    def run(times: int) -> int:
        return sum(playout_listing(fresh(), rng, buffer) for _ in range(times))

    return run


def buffer_steps(fresh: Deals, rng: Rng) -> Task:
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


def single_steps(fresh: Deals, rng: Rng) -> Task:
    """The same, with one call per move that applies an action and lists the next ones."""
    buffer, draw = choice_buffer(), Random(1).random

    def run(times: int) -> int:
        moves = 0
        for _ in range(times):
            state = fresh()
            count: int = state.legal(state.player(), buffer)
            while count:
                count = state.step(buffer, int(draw() * count), rng)
                moves += 1
        return moves

    return run


def list_steps(fresh: Deals, rng: Rng) -> Task:
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


def clones(fresh: Deals, rng: Rng) -> Task:
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


def search(fresh: Deals, rng: Rng) -> Task:
    """Searches with the game's own evaluator."""
    return searching.judged(fresh, fresh.game.evaluator(), rng)


TASKS = {
    "random": random_play,
    "listing": listing_play,
    "buffer": buffer_steps,
    "step": single_steps,
    "list": list_steps,
    "clone": clones,
    "search": search,
    "rollouts": searching.rollouts,
    "tensors": learning.tensors,
    "batch": learning.batch,
    "python_loop": learning.loop,
    "tight_loop": learning.tight_loop,
}


def play_digest() -> str:
    """A digest of some random games of each kind. Comparable builds have the same digest."""
    found: list[tuple[int, list[int]]] = []
    for name in registry.names():
        fresh, rng = Deals(name), keyed(SEED, "moves")
        for _ in range(GAMES_COMPARED):
            state = fresh()
            found.append((playout(state, rng), state.scores()))
    return sha256(repr(found).encode()).hexdigest()
