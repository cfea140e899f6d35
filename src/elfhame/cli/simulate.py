"""``elfhame simulate``: lets bots play many games, and prints statistics."""

from __future__ import annotations

import json
from secrets import randbits
from time import perf_counter
from typing import Any

import click
import msgspec

from ..games import registry
from ..lab.simulation import Simulation, outcomes
from . import parameters
from .report_tables import report_tables
from .statistics import report
from .terminal import Terminal, with_progress


@click.command()
@parameters.game
@parameters.seats
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=1000,
    show_default=True,
    metavar="N",
    help="Number of games.",
)
@click.option("--seed", type=int, metavar="S", help="The same seed gives the same games.")
@parameters.bots(default="random")
@parameters.options
@parameters.as_json
def simulate(
    game: str,
    seats: int | None,
    games: int,
    seed: int | None,
    bots: tuple[str, ...],
    options: dict[str, Any],
    as_json: bool,
) -> None:
    """Let bots play GAME many times, and print statistics.

    The statistics cover scores, game lengths, victories by seat, endings and speed.
    """
    chosen = registry.game(game)
    count = min(chosen.seats) if seats is None else seats
    number = randbits(32) if seed is None else seed
    simulation = Simulation.of(chosen, count, options, number, bots)
    begun = perf_counter()
    played = with_progress(outcomes(simulation, games), games, silent=as_json)
    found = report(simulation, number, played, perf_counter() - begun)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found)))
    else:
        Terminal().print(*report_tables(chosen.title, found), sep="\n")
