"""The lab's commands that compare bots: ``duel``, ``ladder``, ``league`` and ``spar``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import click

from ...bots.duel import Duel
from ...bots.levels import NAMES
from .. import parameters
from ..parameters import Command
from .place import Place, game_and_seats, show, stored


def deals(default: int) -> Callable[[Command], Command]:
    """The option for a number of deals."""
    return click.option(
        "--deals", type=click.IntRange(min=1), default=default, show_default=True, metavar="N"
    )


@click.command()
@parameters.game
@click.argument("bot")
@click.argument("rival")
@parameters.seats
@deals(200)
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
    options: dict[str, Any],
    place: Place,
) -> None:
    """Let BOT play GAME against RIVAL, and store a row per deal in RUN/duel.parquet.

    Each deal is played once per seat: BOT takes that seat, RIVAL all others.
    """
    from ...lab.duels import duel_job
    from ...lab.summaries import findings_of

    chosen, count = game_and_seats(game, seats)
    paired = Duel.of(chosen, count, options, place.seed, [bot, rival])
    run = place.carry_out(duel_job(paired, place.seed, deals, until_sure, place.texts(game)))
    show(run, f"{chosen.title}, {count} seats, {bot} against {rival}", findings_of(run))


@click.command()
@parameters.game
@click.argument("bots", nargs=-1, metavar="[BOT]...")
@parameters.seats
@deals(100)
@stored
@parameters.options
def ladder(
    game: str,
    bots: tuple[str, ...],
    seats: int | None,
    deals: int,
    options: dict[str, Any],
    place: Place,
) -> None:
    """Let each BOT play GAME against the one before it. Without names, all levels climb.

    RUN/ladder.parquet has a row per game and seat. Each deal is played once per seat.
    """
    from ...lab.contest import ladder_job
    from ...lab.summaries import findings_of

    chosen, count = game_and_seats(game, seats)
    job = ladder_job(chosen, count, options, bots or NAMES, place.seed, deals, place.texts(game))
    run = place.carry_out(job)
    show(run, f"{chosen.title}, {count} seats, {deals:,} deals", findings_of(run))


@click.command()
@parameters.game
@click.argument("bots", nargs=-1, required=True, metavar="BOT...")
@parameters.seats
@deals(100)
@stored
@parameters.options
def league(
    game: str,
    bots: tuple[str, ...],
    seats: int | None,
    deals: int,
    options: dict[str, Any],
    place: Place,
) -> None:
    """Let all BOTs play GAME against each other, and rate them.

    With two seats, every pair plays each deal, and ratings are Bradley-Terry. With more, each deal
    has a table drawn, and ratings are OpenSkill. Intervals come from drawing the deals again.
    """
    from ...lab.contest import league_job
    from ...lab.summaries import findings_of

    chosen, count = game_and_seats(game, seats)
    job = league_job(chosen, count, options, bots, place.seed, deals, place.texts(game))
    run = place.carry_out(job)
    show(run, f"{chosen.title}, {count} seats, {deals:,} deals", findings_of(run))


@click.command()
@click.argument("library", type=click.Choice(["openspiel"]))
@parameters.game
@click.argument("bot")
@parameters.seats
@click.option(
    "--simulations",
    type=click.IntRange(min=2),
    default=20,
    show_default=True,
    metavar="K",
    help="Games that the rival imagines per decision.",
)
@deals(10)
@stored
@parameters.options
def spar(
    library: str,
    game: str,
    bot: str,
    seats: int | None,
    simulations: int,
    deals: int,
    options: dict[str, Any],
    place: Place,
) -> None:
    """Let BOT play GAME against OpenSpiel's ISMCTS on the same deals, as in a duel."""
    from ...lab.spar import spar_job
    from ...lab.summaries import findings_of

    chosen, count = game_and_seats(game, seats)
    job = spar_job(chosen, count, options, bot, simulations, place.seed, deals, place.texts(game))
    run = place.carry_out(job)
    show(run, f"{chosen.title}, {bot} against OpenSpiel, {deals:,} deals", findings_of(run))
