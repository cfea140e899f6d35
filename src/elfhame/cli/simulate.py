"""``elfhame simulate``: bots play many games, and the numbers are shown."""

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
from .simulation import Match, Outcome, outcomes
from .statistics import report
from .tables import tables
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
    help="How many games to play.",
)
@click.option("--seed", type=int, metavar="S", help="The same seed gives the same games.")
@parameters.bots
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
    """Let bots play GAME many times, and count.

    Shown are scores, lengths, victories by seat, endings, and how fast it went.
    """
    door = registry.game(game)
    count = min(door.seats) if seats is None else seats
    number = randbits(32) if seed is None else seed
    match = Match.of(door, count, options, number, bots)
    begun = perf_counter()
    played = _play(match, games, silent=as_json)
    found = report(match, number, played, perf_counter() - begun)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found)))
    else:
        Terminal().print(*tables(door.title, found), sep="\n")


def _play(match: Match, games: int, *, silent: bool) -> list[Outcome]:
    """Play all games; a bar grows meanwhile where somebody looks on."""
    terminal = Terminal(stderr=True)
    hidden = silent or not terminal.is_terminal
    with Progress(console=terminal, transient=True, disable=hidden) as progress:
        return list(progress.track(outcomes(match, games), total=games, description="Playing"))
