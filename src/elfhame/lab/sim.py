"""Simulations as jobs: many games between bots, one row per game and seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from ..games import registry
from ..kernel.state import VICTORY
from .components import Texts, digests_of
from .job import Job, Piece
from .simulation import Outcome, Simulation, outcome
from .store import Row


def sim_job(simulation: Simulation, seed: int, games: int, components: Texts | None = None) -> Job:
    """A simulation of this many games."""
    configuration = {
        "game": simulation.game.name,
        "version": simulation.game.version,
        "seats": simulation.seats,
        "options": msgspec.to_builtins(simulation.options),
        "bots": simulation.names,
        "seed": seed,
        "games": games,
    }
    changed = components or {}
    if changed:
        configuration["components"] = digests_of(changed)
    order = ("game", "seat")
    return Job("sim", configuration, games, order, play_games, None, {0: changed})


def play_games(piece: Piece) -> list[Row]:
    """The rows of some games."""
    asked = piece.configuration
    simulation = Simulation.of(
        registry.game(asked["game"]), asked["seats"], asked["options"], asked["seed"], asked["bots"]
    )
    return [
        row
        for number in piece.numbers
        for row in _rows(number, simulation.names, outcome(simulation, number))
    ]


def _rows(number: int, bots: Sequence[str], found: Outcome) -> Iterator[Row]:
    for seat, bot in enumerate(bots):
        yield {
            "game": number,
            "seat": seat,
            "bot": bot,
            "score": found.scores[seat],
            "share": found.returns[seat] / VICTORY,
            "moves": found.moves,
            "ending": found.ending,
        }
