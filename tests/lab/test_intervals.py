"""Intervals of 95 % contain the truth about as often as they say, in games whose truth is known."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from random import Random
from typing import Any

import pytest

from elfhame.lab.effects import adjusted_effect, causal_effect
from elfhame.lab.findings import Estimate, difference_of, share_of
from elfhame.lab.ratings import ratings

pytestmark = pytest.mark.soak
LEAST = 0.89
"""Of 300 intervals; by chance, fewer of them are right once in thousands of tests."""
RUNS = 300
DEALS = 120
Rows = list[dict[str, Any]]


def right(interval: Callable[[], Estimate | None], truth: float, runs: int = RUNS) -> float:
    """How often an interval contains the truth."""
    found = [interval() for _ in range(runs)]
    return sum(each is not None and each.low <= truth <= each.high for each in found) / runs


@pytest.mark.parametrize(("chance", "deals"), [(0.5, 100), (1 / 3, 60), (0.9, 50), (0.99, 100)])
def test_of_shares(chance: float, deals: int) -> None:
    rng = Random(1)

    def drawn() -> Estimate:
        return share_of([float(rng.random() < chance) for _ in range(deals)])

    assert right(drawn, chance) > LEAST


@pytest.mark.parametrize(("changed", "deals"), [(0.02, 100), (0.1, 50), (0.3, 60)])
def test_of_differences(changed: float, deals: int) -> None:
    rng = Random(2)

    def drawn() -> Estimate:
        return difference_of(
            [rng.choice((-1.0, 1.0)) if rng.random() < changed else 0.0 for _ in range(deals)]
        )

    assert right(drawn, 0.0) > LEAST


def league(strength: dict[str, float], deals: int, rng: Random) -> Rows:
    """Every pair plays each deal twice."""
    pairs = [pair for pair in combinations(strength, 2) for _ in range(2)]
    rows: Rows = []
    for deal in range(deals):
        for game, (one, other) in enumerate(pairs):
            won = rng.random() < 1 / (1 + 10 ** ((strength[other] - strength[one]) / 400))
            for seat, (bot, share) in enumerate(((one, won), (other, not won))):
                about = {"deal": deal, "game": game, "seat": seat}
                rows.append({**about, "bot": bot, "share": float(share)})
    return rows


@pytest.mark.parametrize(("apart", "deals"), [(150.0, 30), (450.0, 50)])
def test_of_ratings(apart: float, deals: int) -> None:
    strength, rng, runs = {"oak": apart, "elm": 0.0, "ash": -apart}, Random(3), 50
    hits = 0
    for seed in range(runs):
        for bot, estimate in ratings(league(strength, deals, rng), list(strength), seed)[0].rows:
            assert isinstance(estimate, Estimate)
            hits += estimate.low <= strength[str(bot)] <= estimate.high
    assert hits / runs / len(strength) > 0.87


class Deals:
    """Deals with luck of their own, in which a piece is liked more or less by seat 0."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.liked = [rng.uniform(0.1, 0.9) for _ in range(DEALS)]
        self.luck = [rng.uniform(-0.15, 0.15) for _ in range(DEALS)]

    def rows(self, effect: float, by_leaders: bool) -> Rows:
        """Two plays of each deal; leaders may like the piece more."""
        return [
            row
            for deal in range(DEALS)
            for repeat in range(2)
            for row in self._play(deal, repeat, effect, by_leaders)
        ]

    def _play(self, deal: int, repeat: int, effect: float, by_leaders: bool) -> Rows:
        ahead = self.rng.uniform(-0.25, 0.25)
        taken = self.rng.random() < self.liked[deal] + ahead * by_leaders
        won = self.rng.random() < 0.5 + self.luck[deal] + 0.8 * ahead + effect * taken
        done = {"offered": 1, "played": 0}
        about = {"deal": deal, "repeat": repeat, "bot": "oak"}
        return [
            {**about, "seat": seat, "share": share, "pieces": {"moss": done | {"taken": took}}}
            for seat, share, took in ((0, float(won), int(taken)), (1, float(not won), 0))
        ]


@pytest.mark.parametrize("effect", [0.0, 0.1])
def test_of_adjusted_effects_if_who_takes_a_piece_is_chance(effect: float) -> None:
    rng = Random(4)

    def drawn() -> Estimate | None:
        return adjusted_effect(Deals(rng).rows(effect, False), "moss")

    assert right(drawn, effect) > LEAST


@pytest.mark.parametrize("by_leaders", [False, True])
def test_of_pieces_without_effect_against_their_blanks(by_leaders: bool) -> None:
    rng = Random(5)

    def drawn() -> Estimate | None:
        deals = Deals(rng)
        usual, blank = (deals.rows(0.0, by_leaders) for _ in range(2))
        return causal_effect(usual, blank, "moss")

    assert right(drawn, 0.0) > LEAST
