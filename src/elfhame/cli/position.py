"""``elfhame position``: shows a position that is given as text."""

from __future__ import annotations

import click

from .. import new
from ..kernel.game import REVIEWER, WATCHER, View
from ..texts.narrator import Narrator
from . import parameters
from .terminal import Terminal


@click.command()
@click.argument("text", metavar="TEXT")
@click.option("--seat", type=int, metavar="K", help="Show only what this seat knows, from 0.")
@parameters.language
def position(text: str, seat: int | None, language: str) -> None:
    """Check and show the position in TEXT, which begins with a game."""
    play = new(text.split(maxsplit=1)[0] if text.split() else "", position=text, seed=0)
    known = play.position() if seat is None else play.position(seat)
    observer = REVIEWER if seat is None and " for=" not in text else seat
    view: View = play.game.view(play.state, WATCHER if observer is None else observer)
    terminal = Terminal()
    terminal.say(f"{play.game.show(view)}\n")
    terminal.say(Narrator(play.game.name, language).question(view), "bold")
    if seat is not None:
        terminal.say(f"\n{known}")
