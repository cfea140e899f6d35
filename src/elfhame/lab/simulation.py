"""Plays many games between bots; the same seed gives the same games."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from hmac import digest
from typing import Any, NamedTuple

from ..bots.table import Table
from ..kernel.game import Game, Options
from ..kernel.play import Play, seed_bytes
from ..kernel.rng import keyed
from ..kernel.state import State, playout
from .seating import bots_for_seats


class Simulation(NamedTuple):
    """The game to play, the bots at its seats, and the seed."""

    game: Game
    seats: int
    options: Options
    seed: bytes
    names: list[str]
    """The name of each seat's bot."""

    @classmethod
    def of(
        cls, game: Game, seats: int, chosen: dict[str, Any], seed: int, bots: Sequence[str]
    ) -> Simulation:
        """A simulation; Refused if the game doesn't allow it. The last bot is repeated."""
        options = game.options(chosen)
        game.check(seats, options)
        return cls(game, seats, options, seed_bytes(seed), bots_for_seats(bots, seats))


class Outcome(NamedTuple):
    """The result of one game."""

    moves: int
    scores: list[int]
    returns: list[int]
    """Each seat's share of the victory, in twelfths."""
    ending: str


def outcomes(simulation: Simulation, games: int) -> Iterator[Outcome]:
    """Play this many games, from the first."""
    return (outcome(simulation, number) for number in range(games))


def outcome(simulation: Simulation, number: int) -> Outcome:
    """Play one of the games. If all bots are random, the compiled loop `playout` plays it."""
    play = _at_random if set(simulation.names) == {"random"} else _by_bots
    return play(simulation, number)


def _at_random(simulation: Simulation, number: int) -> Outcome:
    rng = keyed(simulation.seed, f"deal/{number}")
    state: State = simulation.game.setup(simulation.seats, simulation.options, rng)
    return _outcome(state, playout(state, rng))


def _by_bots(simulation: Simulation, number: int) -> Outcome:
    seed = digest(simulation.seed, f"game/{number}".encode(), sha256)
    play = Play(simulation.game, simulation.seats, simulation.options, seed)
    Table(play, dict(enumerate(simulation.names))).finish()
    return _outcome(play.state, len(play.steps))


def _outcome(state: State, moves: int) -> Outcome:
    return Outcome(moves, state.scores(), state.returns(), state.ending() or "")
