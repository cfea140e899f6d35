"""Simulations as runs: many games between bots, one row per game and seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ..games import registry
from ..kernel.state import VICTORY
from .chunks import chunks
from .engine import Engine
from .simulation import Outcome, Simulation, outcome
from .store import Row, Run


class Chunk(NamedTuple):
    """Some games of a simulation, and everything needed to play them elsewhere."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    bots: list[str]
    numbers: tuple[int, ...]


def simulate(
    folder: Path, simulation: Simulation, seed: int, games: int, engine: Engine, chunk: int
) -> Iterator[int]:
    """Play the games that the run in a folder lacks; yields how many after each chunk.

    Once the iterator is exhausted, the run is finished. If it is stopped, the same call goes on.
    """
    run = run_of(folder, simulation, seed, games)
    lacking = list(run.missing(games))
    yield games - len(lacking)
    pieces = [_chunk(simulation, seed, numbers) for numbers in chunks(lacking, chunk)]
    for piece, rows in engine.run(play_chunk, pieces):
        run.keep(piece.numbers[0], piece.numbers[-1], rows)
        yield len(piece.numbers)
    run.finish(("game", "seat"))


def run_of(folder: Path, simulation: Simulation, seed: int, games: int) -> Run:
    """The run of a simulation in a folder, begun or continued."""
    configuration = {
        "game": simulation.game.name,
        "version": simulation.game.version,
        "seats": simulation.seats,
        "options": msgspec.to_builtins(simulation.options),
        "bots": simulation.names,
        "seed": seed,
        "games": games,
    }
    return Run(folder, "sim", configuration)


def play_chunk(chunk: Chunk) -> list[Row]:
    """The rows of a chunk: the same wherever and whenever it is played."""
    game = registry.game(chunk.game)
    simulation = Simulation.of(game, chunk.seats, chunk.options, chunk.seed, chunk.bots)
    return [
        row
        for number in chunk.numbers
        for row in _rows(number, simulation.names, outcome(simulation, number))
    ]


def outcomes_in(run: Run) -> list[Outcome]:
    """The results of the games of a finished run, in order."""
    found = []
    for _, seats in groupby(run.rows(), key=lambda row: row["game"]):
        rows = list(seats)
        shares = [round(row["share"] * VICTORY) for row in rows]
        scores = [row["score"] for row in rows]
        found.append(Outcome(rows[0]["moves"], scores, shares, rows[0]["ending"]))
    return found


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


def _chunk(simulation: Simulation, seed: int, numbers: tuple[int, ...]) -> Chunk:
    options = msgspec.to_builtins(simulation.options)
    return Chunk(simulation.game.name, simulation.seats, options, seed, simulation.names, numbers)
