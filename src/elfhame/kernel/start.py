"""Starts a play: dealt, or from a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .deals import survivable_deal
from .game import Game
from .play import A_co, E_co, Play, V_co
from .position import read_position
from .seed import Seed

USUAL_SEATS: Final = 2


def start(
    game: Game[Any, A_co, E_co, V_co, Any],
    seats: int | None,
    seed: Seed,
    position: str | None,
    options: Mapping[str, Any],
) -> Play[A_co, E_co, V_co]:
    """Start a game; without a number of seats, for those of the position, or else for two.

    Without options, those of the position apply, or else the defaults.
    """
    if position is None:
        return _dealt(game, USUAL_SEATS if seats is None else seats, seed, options)
    found = read_position(game, position)
    chosen = options or found.options
    return Play(game, found.seats if seats is None else seats, chosen, seed, position)


def _dealt(
    game: Game[Any, A_co, E_co, V_co, Any], seats: int, seed: Seed, options: Mapping[str, Any]
) -> Play[A_co, E_co, V_co]:
    """A dealt game: of this very seed or, without one, of a random seed whose deal has hope."""
    play = Play(game, seats, options, seed)
    if seed is not None or not game.is_hopeless(play.state):
        return play
    return Play(game, seats, options, survivable_deal(game, seats, play.options, play.seed).seed)
