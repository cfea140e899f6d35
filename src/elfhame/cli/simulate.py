"""``elfhame simulate``: lets bots play many games, and prints statistics."""

from __future__ import annotations

import json
from secrets import randbits
from time import perf_counter
from typing import Any

import click
import msgspec
from rich.progress import Progress

from ..games import registry
from . import parameters
from .report_tables import report_tables
from .simulation import Outcome, Simulation, outcomes
from .statistics import report
from .terminal import Terminal


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

    They are scores, game lengths, victories by seat, endings and speed.
    """
    door = registry.game(game)
    count = min(door.seats) if seats is None else seats
    number = randbits(32) if seed is None else seed
    simulation = Simulation.of(door, count, options, number, bots)
    begun = perf_counter()
    played = _play(simulation, games, silent=as_json)
    found = report(simulation, number, played, perf_counter() - begun)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found)))
    else:
        Terminal().print(*report_tables(door.title, found), sep="\n")


def _play(simulation: Simulation, games: int, *, silent: bool) -> list[Outcome]:
    """Play all games, with a progress bar if standard error is a terminal."""
    terminal = Terminal(stderr=True)
    hidden = silent or not terminal.is_terminal
    with Progress(console=terminal, transient=True, disable=hidden) as progress:
        played = outcomes(simulation, games)
        return list(progress.track(played, total=games, description="Playing"))
