"""Chances: how often a search's promises come true, by curves fitted to games."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from math import exp, log
from typing import Final, NamedTuple

from ..kernel.game import Game


class Curve(NamedTuple):
    """Turns a promised share of the victory into a chance: straight lines between their odds."""

    slope: float
    """Below 1 the search is too sure of itself."""
    shift: float
    """Below 0 it promises too much."""

    def __call__(self, share: float) -> float:
        """The chance; what is certain stays certain."""
        if not 0 < share < 1:
            return share
        return 1 / (1 + exp(-self.shift - self.slope * log(share / (1 - share))))


STRAIGHT: Final = Curve(1, 0)
_CURVES: Final = tomllib.loads(files(__package__).joinpath("chances.toml").read_text("utf-8"))


def curve(game: Game, seats: int) -> Curve:
    """The curve for a game with this many seats; a straight one if it was never measured."""
    return Curve(*_CURVES.get(game.name, {}).get(str(seats), STRAIGHT))
