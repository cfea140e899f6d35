"""Values learned by self-play: weights for every table, mixed by how much of a game is left."""

from __future__ import annotations

import tomllib
from importlib import import_module
from importlib.resources import files
from typing import Any

import pytest

from elfhame.games import registry
from elfhame.kernel.arrays import i64, vec
from elfhame.kernel.evaluator import FOLD, share_buffer
from elfhame.kernel.learned import LATE, MOMENTS, UNIT, LearnedEvaluator
from elfhame.kernel.state import State
from tests.bots.stairs import Stairs


def learned(game: str) -> dict[str, dict[str, dict[str, Any]]]:
    """What a game's file says, by number of seats."""
    text = files(f"elfhame.games.{game}.bots").joinpath("value.toml").read_text("utf-8")
    found: dict[str, dict[str, dict[str, Any]]] = tomllib.loads(text)["seats"]
    return found


@pytest.mark.parametrize("game", registry.names())
def test_every_feature_has_weights_and_figures_at_every_table(game: str) -> None:
    names = import_module(f"elfhame.games.{game}.bots.evaluate").FEATURES
    found = learned(game)
    assert list(found) == [str(seats) for seats in registry.game(game).seats if seats > 1]
    for table in found.values():
        assert tuple(table["weights"]) == names
        assert all(len(row) == MOMENTS for row in table["weights"].values())
        figures = table["training"]
        assert figures["games"] > 0
        assert figures["error"] <= 5
        assert figures["log_loss"] <= figures["before"] * 1.005


class Plain(LearnedEvaluator):
    """One feature, which only the first of two seats has."""

    def __init__(self, left: int) -> None:
        weights = [vec[i64]() for _ in range(9)]
        weights[2] = vec[i64]([0, 4 * FOLD * UNIT, 8 * FOLD * UNIT])
        super().__init__(1, weights)
        self.left = left

    def time_left(self, state: State) -> int:
        return self.left

    def describe(self, state: State, found: Any) -> int:
        found[0], found[1] = 1, 0
        return 2


@pytest.mark.parametrize(
    ("left", "folds"), [(100, 0), (65, 2), (LATE, 4), (15, 6), (3, 7.6), (0, 8)]
)
def test_weights_change_steadily_between_moments(left: int, folds: float) -> None:
    shares = share_buffer()
    Plain(left).value(Stairs(rotten=5), shares)
    odds = int(shares[0]) / max(1, int(shares[1]))
    assert odds == pytest.approx(2.71828**folds, rel=0.1)
