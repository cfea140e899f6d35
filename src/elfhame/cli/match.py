"""``elfhame match``: finds out which of two bots is stronger."""

from __future__ import annotations

import json
from collections.abc import Sequence
from secrets import randbits
from statistics import fmean
from time import perf_counter
from typing import Any

import click
import msgspec
from rich.table import Table
from rich.text import Text

from ..bots.duel import Block, Duel, blocks, interval
from ..games import registry
from . import parameters
from .runs import RunReport, run_facts
from .terminal import Terminal, with_progress


class MatchReport(RunReport, frozen=True, kw_only=True):
    """The result of a match: how often the first bot won, with a confidence interval."""

    deals: int
    wins: float
    low: float
    high: float
    scores: list[float]


@click.command()
@parameters.game
@parameters.seats
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME",
    help=f"To be given twice: the bot to judge, then its rival. {parameters.BOT_NAMES}",
)
@click.option(
    "--games",
    type=click.IntRange(min=1),
    default=100,
    show_default=True,
    metavar="N",
    help="Number of games, rounded up to whole deals.",
)
@click.option("--seed", type=int, metavar="S", help="The same seed gives the same games.")
@click.option(
    "--jobs",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    metavar="N",
    help="Number of processes.",
)
@parameters.options
@parameters.as_json
def match(
    game: str,
    seats: int | None,
    bots: tuple[str, ...],
    games: int,
    seed: int | None,
    jobs: int,
    options: dict[str, Any],
    as_json: bool,
) -> None:
    """Let two bots play GAME, and print which is stronger.

    Each deal is played once per seat: the first bot takes that seat, its rival all others.
    """
    chosen = registry.game(game)
    count = next((n for n in chosen.seats if n > 1), 1) if seats is None else seats
    number = randbits(32) if seed is None else seed
    duel = Duel.of(chosen, count, options, number, bots)
    begun = perf_counter()
    deals = -(-games // count)
    played = with_progress(blocks(duel, deals, jobs), deals, silent=as_json)
    found = report(duel, number, played, perf_counter() - begun)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found)))
    else:
        Terminal().print(*tables(chosen.title, found), sep="\n")


def report(duel: Duel, seed: int, played: Sequence[Block], seconds: float) -> MatchReport:
    """The report of a match of one deal or more."""
    shares = [block.share for block in played]
    moves = sum(block.moves for block in played)
    low, high = interval(shares)
    return MatchReport(
        **run_facts(duel, seed, len(played) * duel.seats, moves, seconds),
        deals=len(played),
        wins=fmean(shares),
        low=low,
        high=high,
        scores=[fmean(b.score for b in played), fmean(b.rivals_score for b in played)],
    )


def tables(title: str, found: MatchReport) -> list[Text | Table]:
    """The report, formatted for people."""
    bot, rival = found.bots
    lines = Table(box=None, show_header=False, padding=(0, 3, 0, 0))
    lines.add_row(f"{bot} wins", f"{found.wins:.1%}")
    lines.add_row("95 % interval", f"{found.low:.1%} to {found.high:.1%}")
    lines.add_row("An equal bot would win", f"{1 / found.seats:.1%}")
    lines.add_row(f"Mean score of {bot}", f"{found.scores[0]:.2f}")
    lines.add_row(f"Mean score of {rival}", f"{found.scores[1]:.2f}")
    lines.add_row("Games", f"{found.games:,} ({found.deals:,} deals)")
    lines.add_row("Moves per second", f"{found.moves_per_second:,.0f}")
    lines.add_row("Rules", "compiled" if found.compiled else "pure Python")
    heading = f"{title}, {bot} against {rival}, {found.setting()}"
    return [Text(heading, "bold"), Text(), lines]
