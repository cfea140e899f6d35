"""What several commands are told in the same way: game, options, seed, bots, language."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click
import msgspec

from ..kernel.refused import Refused
from ..texts import LANGUAGES
from .bots import BOTS


def _chosen(_context: click.Context, _parameter: click.Parameter, pairs: Any) -> dict[str, Any]:
    chosen: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals):
            raise Refused(f"{pair!r} is not NAME=VALUE", field="option")
        if name in chosen:
            raise Refused(f"{name!r} is chosen twice", field="option")
        chosen[name] = _value(value)
    return chosen


def _value(text: str) -> Any:
    """What the text spells as JSON; if it spells nothing, the text."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return text


def _writable(_context: click.Context, _parameter: click.Parameter, file: Path | None) -> Any:
    """The file, if it looks as if it could be written: a game is long, and its record the prize."""
    if file is not None:
        place = file if file.exists() else file.parent
        if file.is_dir() or not os.access(place, os.W_OK):
            raise Refused(f"{str(file)!r} cannot be written", field="save")
    return file


game = click.argument("game", metavar="GAME")

seats = click.option(
    "--seats", type=int, metavar="N", help="How many play.  [default: the fewest of the game]"
)

options = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    callback=_chosen,
    help="An option of the game, its value as JSON or plain text. Can be repeated.",
)

bots = click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="NAME",
    default=("random",),
    help=f"A bot for each seat in turn; the last one takes all seats left. "
    f"There are: {', '.join(BOTS)}.  [default: random]",
)

save = click.option(
    "--save",
    type=click.Path(path_type=Path),
    metavar="FILE",
    callback=_writable,
    help="Where to write the record; if you leave early, what you were told.",
)

language = click.option(
    "--language",
    type=click.Choice(LANGUAGES),
    default=LANGUAGES[0],
    show_default=True,
    help="The language to tell it in.",
)

as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
