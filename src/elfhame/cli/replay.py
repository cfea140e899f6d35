"""``elfhame replay``: a game on file, to read."""

from __future__ import annotations

import operator
from collections.abc import Iterator
from functools import reduce
from pathlib import Path
from typing import Final

import click

from .. import Account, load
from .. import replay as played_again
from ..games import registry
from ..kernel.game import REVIEWER, WATCHER, AnyGame, Event, View
from ..kernel.refused import Refused
from ..kernel.shapes import convert
from ..texts.narrator import Narrator
from ..texts.playthrough import playthrough
from . import parameters

_OTHERS: Final = {WATCHER: "a watcher", REVIEWER: "a reviewer"}


@click.command()
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@parameters.language
def replay(file: Path, language: str) -> None:
    """Tell the game in FILE, each step with its rules.

    A finished game is played again from its record and checked. Of an unfinished one the file
    holds what one observer was told.
    """
    filed = load(file)
    if isinstance(filed, Account):
        click.echo("\n".join(_told(filed, language)))
    else:
        click.echo(playthrough(played_again(filed), language), nl=False)


def _told(filed: Account, language: str) -> list[str]:
    """All that the account holds, in words; refused if no game looks like that."""
    game = registry.game(filed.game)
    if filed.version != game.version:
        raise Refused(f"rules {filed.version} are not ours, {game.version}", field="version")
    game.check(filed.seats, game.options(filed.options))
    view = _view(game, filed)
    try:
        return list(_lines(game, filed, view, Narrator(game.name, language)))
    except (LookupError, TypeError, ArithmeticError) as error:
        raise Refused(f"what was told cannot be said, {error}", field="events") from None


def _view(game: AnyGame, filed: Account) -> View:
    """The view, if there is a world that looks like it to the observer."""
    view: View = convert(filed.view, game.view_type, "view")
    if (view.seats, view.observer) != (filed.seats, filed.observer):
        raise Refused("it is of another table, or another's", field="view")
    try:
        honest = game.view(game.world(view), filed.observer) == view
    except Exception:  # whatever made-up numbers break in the rules, they are made up
        honest = False
    if not honest:
        raise Refused("no game looks like this", field="view")
    return view


def _lines(game: AnyGame, filed: Account, view: View, narrator: Narrator) -> Iterator[str]:
    who = _OTHERS.get(filed.observer, f"seat {filed.observer}")
    yield f"{game.title} ({game.designer}), {filed.seats} seats, as {who} was told"
    shape = reduce(operator.or_, game.event_types)
    for place, (step, plain) in enumerate(filed.events):
        event: Event = convert(plain, shape, f"events[{place}]")
        yield f"{step:>3}  {narrator.event(event)}  [{' '.join(event.rules)}]"
    yield ""
    yield game.show(view)
    yield narrator.question(view)
