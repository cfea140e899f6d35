"""The peers' benchmark tasks: OpenSpiel's games in C++, and catanatron's in Python."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from benchmarks import learning, searching
from benchmarks.rates import Build, Task

OPENSPIEL = (
    "mancala",
    "ultimate_tic_tac_toe",
    "oware",
    "amazons",
    "connect_four",
    "hex",
    "breakthrough",
)
"""Games without chance whose C++ code is fast; the best of them is the one to beat."""
CATANATRON_SEATS = (2, 4)


def openspiel() -> dict[str, Build]:
    """All tasks by name: the game, then the task."""
    import pyspiel

    found: dict[str, Build] = {}
    for name in OPENSPIEL:
        game = pyspiel.load_game(name)
        found[f"{name}/loop"] = partial(openspiel_loop, game)
        found[f"{name}/steps"] = partial(openspiel_steps, game)
        found[f"{name}/clone"] = partial(openspiel_clones, game)
    for name in searching.OPENSPIEL:
        found[f"{name}/search"] = partial(searching.ismcts, pyspiel.load_game(name))
    found[f"{learning.OPENSPIEL}/tensor lists"] = learning.openspiel_lists
    found[f"{learning.OPENSPIEL}/tensor arrays"] = learning.openspiel_arrays
    return found


def openspiel_loop(game: Any) -> Task:
    """Complete random games in the library's own C++ loop: matches of its random bots."""
    import pyspiel

    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def run(times: int) -> int:
        moves = 0
        for seed in range(times):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            moves += state.move_number()
        return moves

    return run


def openspiel_steps(game: Any) -> Task:
    """Complete games stepped from Python."""
    draw = Random(1).random

    def run(times: int) -> int:
        moves = 0
        for _ in range(times):
            state = game.new_initial_state()
            while not state.is_terminal():
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                moves += 1
        return moves

    return run


def openspiel_clones(game: Any) -> Task:
    """Copies of a mid-game state, made from Python."""
    clone = openspiel_halfway(game).clone

    def run(times: int) -> int:
        for _ in range(times):
            clone()
        return times

    return run


def openspiel_halfway(game: Any) -> Any:
    """The state after half the moves of a random game."""
    draw, played = Random(1), game.new_initial_state()
    while not played.is_terminal():
        played.apply_action(draw.choice(played.legal_actions()))
    moves = played.history()
    state = game.new_initial_state()
    for move in moves[: len(moves) // 2]:
        state.apply_action(move)
    return state


def catanatron() -> dict[str, Build]:
    """Random games, by number of seats."""
    import_module("catanatron")
    return {f"{seats} seats/random": partial(catanatron_play, seats) for seats in CATANATRON_SEATS}


def catanatron_play(seats: int) -> Task:
    """Complete games of its random players, in its own loop."""
    from catanatron import Color, Game, RandomPlayer

    colours = list(Color)[:seats]

    def run(times: int) -> int:
        moves = 0
        for seed in range(1, times + 1):
            game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
            game.play()
            moves += len(game.state.actions)
        return moves

    return run
