"""Where and how a run is played: the options that all commands of the lab share."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from functools import wraps
from pathlib import Path
from typing import Any, Final, NamedTuple

import click
from rich.progress import Progress, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ...games import registry
from ...kernel.game import Game
from ...lab.components import Texts, of_game, texts_in, warnings_about
from ...lab.engine import ENGINES, engine_for
from ...lab.findings import INTERVALS, Finding, shown
from ...lab.job import Job
from ...lab.store import Run
from .. import parameters
from ..terminal import Terminal

WIDTH: Final = 150
"""Tables need this many columns, or a terminal that wraps them."""
MOST_SHOWN: Final = 100
"""Longer tables are for the report."""
CONTINUED: Final = "Stopped. What is done is kept, and the same command continues."


class Place(NamedTuple):
    """Where a run is kept, and what plays it."""

    out: Path
    seed: int
    components: Path | None
    jobs: int | None
    chunk: int
    engine: str
    address: str | None

    def texts(self, game: str) -> Texts:
        """The changed components of a game; says what is out of bounds."""
        return {} if self.components is None else changed_components(self.components, game)

    def carry_out(self, job: Job) -> Run:
        """Play what the run lacks, with a progress bar and the time left on a terminal."""
        engine = engine_for(self.jobs or os.cpu_count() or 1, self.engine, self.address)
        try:
            follow(job.carry_out(self.out, engine, self.chunk), job.units)
        except KeyboardInterrupt:
            click.echo(CONTINUED, err=True)
            raise
        return job.run(self.out)


def changed_components(folder: Path, game: str) -> Texts:
    """The components of a game in a folder; says on standard error what is out of bounds."""
    texts = of_game(texts_in(folder), game)
    parameters.warn(warnings_about(texts, game))
    return texts


def follow(steps: Iterable[int], total: int) -> None:
    """Go through the steps of a run, with a progress bar."""
    terminal = Terminal(stderr=True)
    columns = (*Progress.get_default_columns()[:-1], TimeRemainingColumn())
    with Progress(*columns, console=terminal, disable=not terminal.is_terminal) as progress:
        bar = progress.add_task("Playing", total=total)
        for done in steps:
            progress.advance(bar, done)


def show(run: Run, heading: str, findings: Iterable[Finding]) -> None:
    """Print what a finished run says."""
    terminal = Terminal()
    terminal.width = max(terminal.width, WIDTH)
    terminal.print(Text(heading, "bold"), INTERVALS, sep="\n")
    for finding in findings:
        terminal.print(Text(), Text(finding.title, "bold"), _table(finding), sep="\n")
        if finding.note:
            terminal.print(Text(finding.note))
    click.echo(f"Stored in {run.table}. A page with plots: elfhame lab report {run.folder}")


def _table(finding: Finding) -> Table:
    table = Table(finding.columns[0], box=None, padding=(0, 3, 0, 0))
    for number, column in enumerate(finding.columns[1:], 1):
        if finding.is_prose(number):
            table.add_column(column)
        else:
            table.add_column(column, justify="right", no_wrap=True)
    for row in finding.rows[:MOST_SHOWN]:
        table.add_row(*(shown(cell, finding.percent) for cell in row))
    return table


def game_and_seats(name: str, seats: int | None, fewest: int = 2) -> tuple[Game, int]:
    """The game, and the number of seats: if none is given, its least from ``fewest`` on."""
    game = registry.game(name)
    usual = next((n for n in game.seats if n >= fewest), max(game.seats))
    return game, usual if seats is None else seats


def stored(function: Callable[..., None]) -> Callable[..., None]:
    """The options of every run, as one argument, ``place``."""

    @wraps(function)
    def gathered(**given: Any) -> None:
        place = Place(*(given.pop(name) for name in Place._fields))
        function(place=place, **given)

    for option in _OPTIONS:
        gathered = option(gathered)
    return gathered


_FOLDER: Final = click.Path(path_type=Path)
_OPTIONS: Final = (
    click.option("--address", metavar="A", help="Of a Ray cluster.  [default: this machine]"),
    click.option(
        "--engine", type=click.Choice(ENGINES), default=ENGINES[0], show_default=True, help="Plays."
    ),
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
    parameters.components,
    click.option("--seed", type=int, default=0, show_default=True, metavar="S"),
    click.option("--out", type=_FOLDER, required=True, metavar="RUN", help="The run's folder."),
)
