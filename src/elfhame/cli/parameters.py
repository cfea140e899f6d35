"""Arguments and options that several commands share."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, TypeVar

import click
import msgspec

from ..bots.levels import LEVELS
from ..bots.roster import BOTS
from ..kernel.refused import Refused
from ..texts import LANGUAGES
from ..texts.languages import canonical, tag

BOT_NAMES: Final = (
    f"A level ({', '.join(LEVELS)}), a kind ({', '.join(BOTS)}; search:50 is 50 iterations per "
    "decision), or your own class as package.module:Class."
)


def _options(_context: click.Context, _parameter: click.Parameter, pairs: Any) -> dict[str, Any]:
    """The game's options, from texts of the form NAME=VALUE."""
    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals):
            raise Refused(f"{pair!r} is not NAME=VALUE", field="option")
        if name in options:
            raise Refused(f"{name!r} is given twice", field="option")
        options[name] = _value(value)
    return options


def _value(text: str) -> Any:
    """The text decoded as JSON, or the text itself if it isn't JSON."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return text


def _writable(_context: click.Context, _parameter: click.Parameter, file: Path | None) -> Any:
    """The file, if it can probably be written: better to find out before a long game than after."""
    if file is not None:
        place = file if file.exists() else file.parent
        if file.is_dir() or not os.access(place, os.W_OK):
            raise Refused(f"{str(file)!r} can't be written", field="save")
    return file


def warn(warnings: Iterable[str]) -> None:
    """Print what is out of bounds on standard error."""
    for warning in warnings:
        click.echo(f"elfhame: warning: out of bounds: {warning}", err=True)


Command = TypeVar("Command", bound=Callable[..., Any])

game = click.argument("game", metavar="GAME")

seats = click.option(
    "--seats", type=int, metavar="N", help="Number of players.  [default: the game's minimum]"
)

options = click.option(
    "--option",
    "options",
    multiple=True,
    metavar="NAME=VALUE",
    callback=_options,
    help="An option of the game; its value is JSON or plain text. Can be repeated.",
)

position = click.option(
    "--position",
    metavar="TEXT",
    help="Begin at a position, given as text. It says the number of players and the options.",
)

components = click.option(
    "--components",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Play with the data files in this folder, such as land/items.toml.",
)


def bots(default: str) -> Callable[[Command], Command]:
    """The option that names a bot for each seat."""
    return click.option(
        "--bot",
        "bots",
        multiple=True,
        metavar="NAME",
        default=(default,),
        help=f"A bot for each seat in turn; the last one takes all remaining seats. {BOT_NAMES}"
        f"  [default: {default}]",
    )


save = click.option(
    "--save",
    type=click.Path(path_type=Path),
    metavar="FILE",
    callback=_writable,
    help="File for the record. If you leave early, it holds what your seat has seen.",
)


language = click.option(
    "--language",
    type=click.Choice(list(dict.fromkeys((*LANGUAGES, *map(tag, LANGUAGES))))),
    metavar=f"[{'|'.join(map(tag, LANGUAGES))}]",
    default=LANGUAGES[0],
    show_default=True,
    callback=lambda _context, _parameter, name: canonical(name),
    help="Language of the texts.",
)

as_json = click.option("--json", "as_json", is_flag=True, help="Print JSON, for programs.")
