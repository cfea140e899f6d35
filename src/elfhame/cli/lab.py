"""``elfhame lab``: long runs of games that are stored, and can be interrupted and continued."""

from __future__ import annotations

import os
from pathlib import Path
from time import perf_counter
from typing import Any

import click
from rich.progress import Progress, TimeRemainingColumn

from ..games import registry
from ..lab.simulation import Simulation
from . import parameters
from .report_tables import report_tables
from .statistics import report
from .terminal import Terminal


@click.group()
def lab() -> None:
    """Play many games on many cores, and keep the results."""


@lab.command()
@parameters.game
@parameters.seats
@click.option(
    "--out", type=click.Path(path_type=Path), required=True, metavar="RUN", help="The run's folder."
)
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, metavar="N")
@click.option("--seed", type=int, default=0, show_default=True, metavar="S")
@click.option(
    "--jobs", type=click.IntRange(min=1), metavar="J", help="Processes.  [default: one per core]"
)
@click.option(
    "--chunk",
    type=click.IntRange(min=1),
    default=50,
    show_default=True,
    metavar="C",
    help="Games that are stored together; at most this many are lost if the run is killed.",
)
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
    begun, terminal = perf_counter(), Terminal(stderr=True)
    engine = engine_for(jobs or os.cpu_count() or 1)
    columns = (*Progress.get_default_columns(), TimeRemainingColumn())
    with Progress(*columns, console=terminal, disable=not terminal.is_terminal) as progress:
        bar = progress.add_task("Playing", total=games)
        for done in simulate(out, simulation, seed, games, engine, chunk):
            progress.advance(bar, done)
    run = run_of(out, simulation, seed, games)
    found = report(simulation, seed, outcomes_in(run), perf_counter() - begun)
    Terminal().print(*report_tables(chosen.title, found), sep="\n")
    click.echo(f"Stored in {run.table}.")
