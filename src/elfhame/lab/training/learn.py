"""Learns what each feature of a position is worth, and measures it on games held out."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from typing import Final, NamedTuple

import numpy as np

from ...kernel.data_files import shipped
from ...kernel.evaluator import FOLD
from ...kernel.game import Game
from ...kernel.learned import MOMENTS, UNIT, LearnedEvaluator
from .fit import Table, fit, log_loss, misfit, odds, table
from .selfplay import Position

HELD_OUT: Final = 4
"""One in this many games is held out of training, to measure the result on it."""
ENOUGH: Final = 0.995
"""The weights in use are kept unless the log-loss falls below this part of theirs."""


class Learned(NamedTuple):
    """The weights for one number of seats, and how good they are."""

    figures: dict[str, int | float]
    weights: dict[str, list[int]]
    better: bool
    """Whether they replace the weights in use."""


def learn(game: Game, seats: int, played: Sequence[Sequence[Position]]) -> Learned:
    """Fit and measure weights, from the positions of several games."""
    evaluator = game.evaluator()
    assert isinstance(evaluator, LearnedEvaluator)
    kept, held = (_flat(played, number) for number in (False, True))
    figures: dict[str, int | float] = {"games": len(played), "positions": len(kept) + len(held)}
    used = np.array(evaluator.weights[seats], float).reshape(MOMENTS, -1) / (FOLD * UNIT)
    figures |= _measured(table(kept, seats), table(held, seats), used)
    better = bool(figures["log_loss"] < ENOUGH * figures["before"])
    weights = fit(table(kept + held, seats), used) if better else used
    rows = (weights * FOLD * UNIT).round().astype(int).T.tolist()
    return Learned(figures, dict(zip(features(game.name, seats), rows, strict=True)), better)


def features(name: str, seats: int) -> tuple[str, ...]:
    """The names of a game's features, from the weights that it ships with."""
    content = tomllib.loads(shipped([name])[f"{name}/value.toml"])
    return tuple(content["seats"][str(seats)]["weights"])


def _measured(kept: Table, held: Table, used: np.ndarray) -> dict[str, float]:
    """How well weights that were fitted to some games predict others, against those in use."""
    predicted = odds(held.features @ fit(kept, used).ravel())
    return {
        "log_loss": round(log_loss(predicted, held.shares), 4),
        "before": round(log_loss(held.predicted, held.shares), 4),
        "error": round(100 * misfit(predicted, held.shares), 1),
        "error_before": round(100 * misfit(held.predicted, held.shares), 1),
    }


def _flat(played: Sequence[Sequence[Position]], held: bool) -> list[Position]:
    return [one for n, game in enumerate(played) if (n % HELD_OUT == 0) == held for one in game]
