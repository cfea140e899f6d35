"""The one list of games, and the only way to them from outside."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from ..kernel.game import Game
from ..kernel.refused import Refused

_HOUSE: Final = ("fae", "trails", "land", "faeries")
_GUESTS: dict[str, Game] = {}


def names() -> tuple[str, ...]:
    """The names of all games, our own first.

    >>> "fae" in names()
    True
    """
    return (*_HOUSE, *_GUESTS)


def game(name: str) -> Game:
    """The game of that name."""
    if name in _GUESTS:
        return _GUESTS[name]
    if name not in _HOUSE:
        raise Refused(f"there is no game {name!r}, only {', '.join(names())}", field="game")
    return _opened(name)


def register(guest: Game) -> None:
    """Take in a game from elsewhere; from now on its name leads to it."""
    if guest.name in _HOUSE:
        raise Refused(f"{guest.name!r} is the name of a game of the house", field="game")
    _GUESTS[guest.name] = guest


@cache
def _opened(name: str) -> Game:
    door: Game = import_module(f"{__package__}.{name}").GAME
    return door
