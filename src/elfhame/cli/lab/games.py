"""The lab's commands about games of one kind: ``sim``, ``train`` and ``report``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ...lab.simulation import Simulation
from .. import parameters
from .place import Place, game_and_seats, show, stored


@click.command()
@parameters.game
@parameters.seats
@click.option("--games", type=click.IntRange(min=1), default=1000, show_default=True, metavar="N")
@stored
@parameters.bots(default="random")
@parameters.options
def sim(
    game: str,
    seats: int | None,
    games: int,
    bots: tuple[str, ...],
    options: dict[str, Any],
    place: Place,
) -> None:
    """Let bots play GAME many times, and store a row per game and seat in RUN/sim.parquet.

    Ctrl+C keeps what is done; the same command continues. Results don't depend on the engine, the
    number of processes or on chunks.
    """
    from ...lab.sim import sim_job
    from ...lab.summaries import findings_of

    chosen, count = game_and_seats(game, seats, fewest=1)
    simulation = Simulation.of(chosen, count, options, place.seed, bots)
    run = place.carry_out(sim_job(simulation, place.seed, games, place.texts(game)))
    show(run, f"{chosen.title}, {count} seats, {games:,} games", findings_of(run))


@click.command()
@parameters.game
@parameters.seats
@click.option("--games", type=click.IntRange(min=8), default=400, show_default=True, metavar="N")
@stored
def train(game: str, seats: int | None, games: int, place: Place) -> None:
    """Teach the bots of GAME by self-play, and write RUN/components/GAME/value.toml.

    The games are played by searching bots, with a row per position in RUN/train.parquet. Give
    RUN/components to other commands as --components, to play with what was learned.
    """
    from ...lab.train import learned_from, train_job, training_findings, write_weights

    chosen, count = game_and_seats(game, seats)
    run = place.carry_out(train_job(chosen, count, place.seed, games, place.texts(game)))
    file = write_weights(run, learned_from(run))
    show(run, f"{chosen.title}, {count} seats, {games:,} games", training_findings(run))
    click.echo(f"Weights in {file}.")


@click.command()
@click.argument("run", type=click.Path(path_type=Path), metavar="RUN")
def report(run: Path) -> None:
    """Write RUN/report.html: a page with tables and plots that needs no network."""
    from ...lab.report import write_report

    page = write_report(run)
    click.echo(f"Written to {page} ({page.stat().st_size:,} bytes).")
