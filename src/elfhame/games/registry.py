"""The list of games; all other code reaches a game through it."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Final

from ..kernel.game import Game
from ..kernel.refused import Refused

_BUILT_IN: Final = ("fae", "trails", "land", "faeries")
_REGISTERED: dict[str, Game] = {}


def names() -> tuple[str, ...]:
    """The names of all games, built-in ones first.

    >>> "fae" in names()
    True
    """
    return (*_BUILT_IN, *_REGISTERED)


def game(name: str) -> Game:
    """The game with this name."""
    if name in _REGISTERED:
        return _REGISTERED[name]
    if name not in _BUILT_IN:
        raise Refused(f"there is no game {name!r}, only {', '.join(names())}", field="game")
    return _load(name)


def register(added: Game) -> None:
    """Add a game from elsewhere under its name."""
    if added.name in _BUILT_IN:
        raise Refused(f"{added.name!r} is the name of a built-in game", field="game")
    _REGISTERED[added.name] = added


@cache
def _load(name: str) -> Game:
    found: Game = import_module(f"{__package__}.{name}").GAME
    return found
