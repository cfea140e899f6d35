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
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from ..bots.duel import Block, Duel, blocks, interval
from ..games import registry
from ..kernel.arrays import COMPILED
from . import parameters
from .terminal import Terminal


class MatchReport(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a match: how often the first bot won, with a confidence interval."""

    game: str
    version: int
    seats: int
    bots: list[str]
    options: dict[str, Any]
    seed: int
    deals: int
    games: int
    wins: float
    low: float
    high: float
    scores: list[float]
    moves: int
    seconds: float
    moves_per_second: float
    compiled: bool


@click.command()
@parameters.game
@parameters.seats
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME",
    help=f"Given twice: the bot in question, then its rival. {parameters.BOT_NAMES}",
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

    Each deal is played once from every seat, with the rival at all others.
    """
    door = registry.game(game)
    count = next((n for n in door.seats if n > 1), 1) if seats is None else seats
    number = randbits(32) if seed is None else seed
    duel = Duel.of(door, count, options, number, bots)
    begun = perf_counter()
    played = _play(duel, -(-games // count), jobs, silent=as_json)
    found = report(duel, number, played, perf_counter() - begun)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(found)))
    else:
        Terminal().print(*_tables(door.title, found), sep="\n")


def report(duel: Duel, seed: int, played: Sequence[Block], seconds: float) -> MatchReport:
    """The report of a match of one deal or more."""
    shares = [block.share for block in played]
    moves = sum(block.moves for block in played)
    low, high = interval(shares)
    return MatchReport(
        game=duel.game.name,
        version=duel.game.version,
        seats=duel.seats,
        bots=duel.names,
        options=msgspec.to_builtins(duel.options),
        seed=seed,
        deals=len(played),
        games=len(played) * duel.seats,
        wins=fmean(shares),
        low=low,
        high=high,
        scores=[fmean(b.score for b in played), fmean(b.rivals_score for b in played)],
        moves=moves,
        seconds=seconds,
        moves_per_second=moves / seconds if seconds else 0.0,
        compiled=COMPILED,
    )


def _play(duel: Duel, deals: int, jobs: int, *, silent: bool) -> list[Block]:
    """Play all deals, with a progress bar if standard error is a terminal."""
    terminal = Terminal(stderr=True)
    hidden = silent or not terminal.is_terminal
    with Progress(console=terminal, transient=True, disable=hidden) as progress:
        played = blocks(duel, deals, jobs)
        return list(progress.track(played, total=deals, description="Playing"))


def _tables(title: str, found: MatchReport) -> list[Text | Table]:
    """The report, formatted for people."""
    bot, rival = found.bots
    chosen = "".join(f", {name}={value}" for name, value in found.options.items() if value)
    lines = Table(box=None, show_header=False, padding=(0, 3, 0, 0))
    lines.add_row(f"{bot} wins", f"{found.wins:.1%}")
    lines.add_row("95 % interval", f"{found.low:.1%} to {found.high:.1%}")
    lines.add_row("An equal would win", f"{1 / found.seats:.1%}")
    lines.add_row(f"Mean score of {bot}", f"{found.scores[0]:.2f}")
    lines.add_row(f"Mean score of {rival}", f"{found.scores[1]:.2f}")
    lines.add_row("Games", f"{found.games:,} ({found.deals:,} deals)")
    lines.add_row("Moves per second", f"{found.moves_per_second:,.0f}")
    lines.add_row("Rules", "compiled" if found.compiled else "pure Python")
    heading = f"{title}, {bot} against {rival}, {found.seats} seats{chosen}, seed {found.seed}"
    return [Text(heading, "bold"), Text(), lines]
