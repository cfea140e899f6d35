"""``elfhame map``: the bare board of a game as a drawing."""

from __future__ import annotations

from typing import BinaryIO

import click

from ..games import registry
from . import parameters


@click.command("map")
@parameters.game
@click.option(
    "--svg",
    "file",
    type=click.File("wb"),
    required=True,
    metavar="FILE",
    help="Where to write the drawing; - is standard output.",
)
def map_(game: str, file: BinaryIO) -> None:
    """Draw the bare board of GAME."""
    drawing = registry.game(game).draw(None)
    file.write(drawing.encode())
