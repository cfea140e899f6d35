"""``elfhame replay``: prints a saved game in words."""

from __future__ import annotations

import operator
from collections.abc import Iterator
from functools import reduce
from pathlib import Path
from typing import Final

import click

from .. import Account, load
from .. import replay as replayed
from ..games import registry
from ..kernel.game import REVIEWER, WATCHER, Event, Game, View
from ..kernel.record import check_version
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
    """Print the game in FILE in words, each step with its rules.

    A finished game is replayed from its record and checked. For an unfinished one, the file
    contains what one observer has seen.
    """
    filed = load(file)
    if isinstance(filed, Account):
        click.echo("\n".join(_account_lines(filed, language)))
    else:
        click.echo(playthrough(replayed(filed), language), nl=False)


def _account_lines(filed: Account, language: str) -> list[str]:
    """The account in words; Refused if it doesn't fit any game."""
    game = registry.game(filed.game)
    check_version(game, filed)
    game.check(filed.seats, game.options(filed.options))
    view = _view(game, filed)
    try:
        return list(_lines(game, filed, view, Narrator(game.name, language)))
    except (LookupError, TypeError, ArithmeticError) as error:
        raise Refused(f"these events can't be put into words: {error}", field="events") from None


def _view(game: Game, filed: Account) -> View:
    """The view, if there is a state in which the observer would have it."""
    view: View = convert(filed.view, game.view_type, "view")
    if (view.seats, view.observer) != (filed.seats, filed.observer):
        raise Refused("the view belongs to another table or observer", field="view")
    try:
        consistent = game.view(game.world(view), filed.observer) == view
    except Exception:  # invented numbers can break the rules in any way
        consistent = False
    if not consistent:
        raise Refused("no game can lead to this view", field="view")
    return view


def _lines(game: Game, filed: Account, view: View, narrator: Narrator) -> Iterator[str]:
    who = _OTHERS.get(filed.observer, f"seat {filed.observer}")
    yield f"{game.title} ({game.designer}), {filed.seats} seats, as seen by {who}"
    shape = reduce(operator.or_, game.event_types)
    for place, (step, plain) in enumerate(filed.events):
        event: Event = convert(plain, shape, f"events[{place}]")
        yield f"{step:>3}  {narrator.event(event)}  [{' '.join(event.rules)}]"
    yield ""
    yield game.show(view)
    yield narrator.question(view)
