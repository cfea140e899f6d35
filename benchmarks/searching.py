"""Search as a benchmark task: our tree, and OpenSpiel's ISMCTS bot in C++.

Both search the same way in states a third into a random game: every iteration draws what is hidden,
descends to a new leaf and plays from there to the end at random. Games differ in length, so the
unit is a decision: each iteration counts as many as a random game from its root takes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any, Final

from benchmarks.rates import Task

if TYPE_CHECKING:
    from elfhame.kernel.evaluator import Evaluator
    from elfhame.kernel.rng import Rng
    from elfhame.kernel.state import State

ITERATIONS: Final = 200
STATES: Final = 4
"""Each task searches states of this many games in turn."""
GAMES: Final = 100
"""Random games from a state that determine its usual number of decisions to the end."""
OPENSPIEL: Final = ("hearts", "euchre")
"""Card games in which OpenSpiel can draw what is hidden."""
EXPLORATION: Final = 2.0
SEED: Final = 1


def rollouts(fresh: Callable[[], State], rng: Rng) -> Task:
    """Our tree with a random game below every leaf, in decisions."""
    from elfhame.kernel.evaluator import PlayoutEvaluator
    from elfhame.kernel.state import playout

    states = [early(fresh, rng) for _ in range(STATES)]
    lengths = [fmean(int(playout(state.clone(), rng)) for _ in range(GAMES)) for state in states]
    return searches(states, PlayoutEvaluator(), rng, lengths)


def judged(fresh: Callable[[], State], evaluator: Evaluator, rng: Rng) -> Task:
    """Our tree with the game's own evaluator, in iterations."""
    states = [early(fresh, rng) for _ in range(STATES)]
    return searches(states, evaluator, rng, [1.0] * STATES)


def searches(
    states: Sequence[State], evaluator: Evaluator, rng: Rng, lengths: Sequence[float]
) -> Task:
    """A new tree for each state; an iteration counts as that state's length."""
    from elfhame.bots.tree import Tree

    def run(times: int) -> int:
        for _ in range(times):
            for state in states:
                Tree(state, state.player(), evaluator, rng).run(ITERATIONS)
        return round(times * ITERATIONS * sum(lengths))

    return run


def early(fresh: Callable[[], State], rng: Rng) -> State:
    """A state a third into a random game, with a choice to make."""
    from elfhame.kernel.state import playout

    state: Any = fresh()
    seat = seat_argument(state)
    left = playout(state.clone(), rng.clone()) // 3
    while left > 0 or len(state.legal_actions(*seat())) == 1:
        state.apply(*seat(), state.random_action(*seat(), rng), rng)
        left -= 1
    return state


def seat_argument(state: Any) -> Callable[[], tuple[int, ...]]:
    """Returns the seat as an argument for methods of the state; in old versions they take none."""
    try:
        state.legal_actions(state.player())
    except TypeError:
        return tuple
    return lambda: (state.player(),)


def ismcts(game: Any) -> Task:
    """OpenSpiel's bot with one random game below every leaf, in decisions."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot = pyspiel.ISMCTSBot(SEED, evaluator, EXPLORATION, ITERATIONS)
    draw = Random(SEED)
    states = [openspiel_early(game, draw) for _ in range(STATES)]
    lengths = [fmean(finish(state.clone(), draw) for _ in range(GAMES)) for state in states]

    def run(times: int) -> int:
        for _ in range(times):
            for state in states:
                bot.step(state)
        return round(times * ITERATIONS * sum(lengths))

    return run


def openspiel_early(game: Any, draw: Random) -> Any:
    """A state a third into a random game, with a choice to make."""
    state, decisions = game.new_initial_state(), 0
    third = finish(game.new_initial_state(), draw) // 3
    while state.is_chance_node() or decisions < third or len(state.legal_actions()) == 1:
        decisions += not state.is_chance_node()
        state.apply_action(draw.choice(state.legal_actions()))
    return state


def finish(state: Any, draw: Random) -> int:
    """Play to the end at random; the number of decisions, without those of chance."""
    decisions = 0
    while not state.is_terminal():
        decisions += not state.is_chance_node()
        state.apply_action(draw.choice(state.legal_actions()))
    return decisions
