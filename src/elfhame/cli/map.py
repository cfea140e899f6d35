"""``elfhame map``: draws the empty board of a game."""

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
    help="File to write the drawing to; - is standard output.",
)
def map_(game: str, file: BinaryIO) -> None:
    """Draw the empty board of GAME."""
    drawing = registry.game(game).draw(None)
    file.write(drawing.encode())
