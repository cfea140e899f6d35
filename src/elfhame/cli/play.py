"""``elfhame play``: play in the terminal against bots."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import click

from .. import new
from .. import save as save_play
from ..bots.table import Table
from ..games import registry
from ..kernel.refused import Refused
from ..lab.components import load_components
from ..lab.seating import bots_for_seats
from . import parameters
from .session import Session
from .terminal import Terminal

LEVEL: Final = "seedling"
"""The default level of the bots: gentle enough for a first game."""


@click.command()
@parameters.game
@parameters.seats
@click.option(
    "--seat", type=int, default=0, show_default=True, metavar="K", help="Your seat, from 0."
)
@parameters.bots(default=LEVEL)
@click.option("--seed", type=int, metavar="S", help="The same seed gives the same game.")
@parameters.options
@parameters.position
@parameters.language
@parameters.save
@parameters.components
def play(
    game: str,
    seats: int | None,
    seat: int,
    bots: tuple[str, ...],
    seed: int | None,
    options: dict[str, Any],
    position: str | None,
    language: str,
    save: Path | None,
    components: Path | None,
) -> None:
    """Play GAME in the terminal against bots.

    Type an action, or part of one to see what matches; ? shows help.
    """
    if components is not None:
        if save is not None:
            raise Refused("a record needs the components that the game ships with", field="save")
        parameters.warn(load_components(components, game))
    if seats is None and position is None:
        seats = min(registry.game(game).seats)
    started = new(game, seats, seed, position=position, **options)
    if not 0 <= seat < started.seats:
        raise Refused(f"there is no seat {seat}", field="seat")
    others = [other for other in range(started.seats) if other != seat]
    table = Table(started, dict(zip(others, bots_for_seats(bots, len(others)), strict=True)))
    terminal = Terminal()
    _enable_line_editing()
    Session(table, seat, terminal, language).run()
    if save is not None:
        save_play(started, save, None if started.over else seat)
        terminal.say(f"Saved to {save}.")


def _enable_line_editing() -> None:
    """Make the arrow keys work for a person at a keyboard."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline")
