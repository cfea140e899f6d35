"""``elfhame lab``: long runs of games that are stored, and can be interrupted and continued."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

import click
from rich.progress import Progress, TimeRemainingColumn

from ..bots.duel import Duel
from ..games import registry
from ..lab.simulation import Simulation
from . import match, parameters
from .report_tables import report_tables
from .statistics import report
from .terminal import Terminal


@click.group()
def lab() -> None:
    """Play many games on many cores, and keep the results."""


Command = TypeVar("Command", bound=Callable[..., Any])


def stored(function: Command) -> Command:
    """The options of every run."""
    for option in (
        click.option(
            "--chunk",
            type=click.IntRange(min=1),
            default=50,
            show_default=True,
            metavar="C",
            help="Work stored together; at most this much per process is lost if a run is killed.",
        ),
        click.option(
            "--jobs",
            type=click.IntRange(min=1),
            metavar="J",
            help="Processes.  [default: one per core]",
        ),
        click.option("--seed", type=int, default=0, show_default=True, metavar="S"),
        click.option(
            "--out",
            type=click.Path(path_type=Path),
            required=True,
            metavar="RUN",
            help="The run's folder.",
        ),
    ):
        function = option(function)
    return function


def follow(steps: Iterable[int], total: int) -> None:
    """Go through the steps of a run, with a progress bar and the time left on a terminal."""
    terminal = Terminal(stderr=True)
    columns = (*Progress.get_default_columns(), TimeRemainingColumn())
    with Progress(*columns, console=terminal, disable=not terminal.is_terminal) as progress:
        bar = progress.add_task("Playing", total=total)
        for done in steps:
            progress.advance(bar, done)


@lab.command()
@parameters.game
@parameters.seats
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, metavar="N")
@stored
@parameters.bots(default="random")
@parameters.options
def sim(
    game: str,
    seats: int | None,
    out: Path,
    games: int,
    seed: int,
    jobs: int | None,
    chunk: int,
    bots: tuple[str, ...],
    options: dict[str, Any],
) -> None:
    """Let bots play GAME many times, and store a row per game and seat in RUN/sim.parquet.

    Ctrl+C keeps what is done; the same command continues. Results don't depend on the number of
    processes or on chunks.
    """
    from ..lab.engine import engine_for
    from ..lab.sim import outcomes_in, run_of, simulate

    chosen = registry.game(game)
    count = min(chosen.seats) if seats is None else seats
    simulation = Simulation.of(chosen, count, options, seed, bots)
    begun = perf_counter()
    engine = engine_for(jobs or os.cpu_count() or 1)
    follow(simulate(out, simulation, seed, games, engine, chunk), games)
    run = run_of(out, simulation, seed, games)
    found = report(simulation, seed, outcomes_in(run), perf_counter() - begun)
    Terminal().print(*report_tables(chosen.title, found), sep="\n")
    click.echo(f"Stored in {run.table}.")


@lab.command()
@parameters.game
@click.argument("bot")
@click.argument("rival")
@parameters.seats
@click.option("--deals", type=click.IntRange(min=1), default=200, show_default=True, metavar="N")
@click.option(
    "--until-sure", is_flag=True, help="Stop after the deal that shows which bot is stronger."
)
@stored
@parameters.options
def duel(
    game: str,
    bot: str,
    rival: str,
    seats: int | None,
    deals: int,
    until_sure: bool,
    out: Path,
    seed: int,
    jobs: int | None,
    chunk: int,
    options: dict[str, Any],
) -> None:
    """Let BOT play GAME against RIVAL, and store a row per deal in RUN/duel.parquet.

    Each deal is played once per seat: BOT takes that seat, RIVAL all others.
    """
    from ..lab.duels import blocks_in, play_duel, run_of_duel
    from ..lab.engine import engine_for

    chosen = registry.game(game)
    count = next((n for n in chosen.seats if n > 1), 1) if seats is None else seats
    paired = Duel.of(chosen, count, options, seed, [bot, rival])
    begun = perf_counter()
    engine = engine_for(jobs or os.cpu_count() or 1)
    follow(play_duel(out, paired, seed, deals, engine, chunk, until_sure), deals)
    run = run_of_duel(out, paired, seed, deals, until_sure)
    found = match.report(paired, seed, blocks_in(run), perf_counter() - begun)
    Terminal().print(*match.tables(chosen.title, found), sep="\n")
    click.echo(f"Stored in {run.table}.")
