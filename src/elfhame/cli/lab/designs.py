"""The lab's commands for designers: ``balance``, ``compare`` and ``rulings``."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import click

from ...kernel.refused import Refused
from ...lab.components import Texts
from ...lab.experiment import Experiment, Setting, experiment_job
from .. import parameters
from .place import Place, changed_components, game_and_seats, show, stored

SHIPPED: Final = "shipped"

deals = click.option(
    "--deals",
    type=click.IntRange(min=2),
    default=200,
    show_default=True,
    metavar="N",
    help="Deals, each played at least twice, and with every bot at every seat.",
)


@click.command()
@parameters.game
@parameters.seats
@deals
@click.option(
    "--swaps",
    type=click.IntRange(min=0),
    default=100,
    show_default=True,
    metavar="K",
    help="Deals played again for every piece, with a blank instead of it.",
)
@stored
@parameters.bots(default="greedy")
@parameters.options
def balance(
    game: str,
    seats: int | None,
    deals: int,
    swaps: int,
    bots: tuple[str, ...],
    options: dict[str, Any],
    place: Place,
) -> None:
    """Measure GAME: seats, turn order, points, length, choices, endings, and every piece.

    A piece is a card, an item or a tile: how often it is offered, taken and played, and what it
    does for winning.
    """
    from ...lab.balance import settings_of

    chosen, count = game_and_seats(game, seats)
    settings = settings_of(chosen, options, place.texts(game), deals, swaps)
    _run("balance", Experiment.of(chosen, count, bots, place.seed, settings), place)


@click.command()
@parameters.game
@click.argument("one", metavar="A")
@click.argument("other", metavar="B")
@parameters.seats
@deals
@stored
@parameters.bots(default="greedy")
@parameters.options
def compare(
    game: str,
    one: str,
    other: str,
    seats: int | None,
    deals: int,
    bots: tuple[str, ...],
    options: dict[str, Any],
    place: Place,
) -> None:
    """Play GAME with two sets of components on the same deals, and show what differs.

    A and B are folders with data files, or the word "shipped".
    """
    chosen, count = game_and_seats(game, seats)
    if one == other:
        raise Refused("there is nothing to compare: A and B are the same", field="B")
    settings = [
        Setting(name, options, place.texts(game) | _components(name, game), deals)
        for name in (one, other)
    ]
    _run("compare", Experiment.of(chosen, count, bots, place.seed, settings), place)


@click.command()
@parameters.game
@parameters.seats
@deals
@stored
@parameters.bots(default="greedy")
@parameters.options
def rulings(
    game: str,
    seats: int | None,
    deals: int,
    bots: tuple[str, ...],
    options: dict[str, Any],
    place: Place,
) -> None:
    """Show what each variant of GAME, and each other reading of an unclear rule, changes.

    Every option that can be turned on or off is, one at a time, on the same deals.
    """
    from ...lab.readings import readings_of

    chosen, count = game_and_seats(game, seats)
    settings = readings_of(chosen, count, options, place.texts(game), deals)
    _run("rulings", Experiment.of(chosen, count, bots, place.seed, settings), place)


def _components(name: str, game: str) -> Texts:
    return {} if name == SHIPPED else changed_components(Path(name), game)


def _run(kind: str, experiment: Experiment, place: Place) -> None:
    from ...lab.summaries import findings_of

    run = place.carry_out(experiment_job(kind, experiment))
    heading = f"{experiment.game.title}, {experiment.seats} seats, {', '.join(experiment.bots)}"
    show(run, heading, findings_of(run))
