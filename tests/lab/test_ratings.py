"""Ratings find the strength that results come from."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

from elfhame.lab.findings import Estimate
from elfhame.lab.ratings import games_by_deal, openskill, ratings

STRENGTH = {"oak": 4.0, "elm": 2.0, "ash": 0.125}
BOTS = list(STRENGTH)
TRUE = {"oak": 240.8, "elm": 120.4, "ash": -361.2}
"""400 points for each factor of ten, with mean 0."""


def results(deals: int, seats: int) -> list[dict[str, Any]]:
    """Games in which the chance of a victory is as the strengths."""
    chance, rows = Random(1), list[dict[str, Any]]()
    for deal in range(deals):
        for game, table in enumerate(combinations(BOTS, seats)):
            weights = [STRENGTH[bot] for bot in table]
            (winner,) = chance.choices(range(seats), weights)
            rows += [
                {
                    "deal": deal,
                    "game": game,
                    "seat": seat,
                    "bot": bot,
                    "share": float(seat == winner),
                }
                for seat, bot in enumerate(table)
            ]
    return rows


def test_bradley_terry_finds_the_true_ratings_within_its_intervals() -> None:
    found, pairs = ratings(results(400, 2), BOTS, 1)
    for bot, estimate in found.rows:
        assert isinstance(estimate, Estimate)
        assert estimate.low < TRUE[str(bot)] < estimate.high
        assert estimate.high - estimate.low < 120
    assert [row[0] for row in found.rows] == BOTS
    assert len(pairs.rows) == 3


@pytest.mark.parametrize("seats", [2, 3])
def test_a_bot_that_has_won_every_game_is_not_rated_with_certainty(seats: int) -> None:
    rows = results(40, seats)
    for game in (game for games in games_by_deal(rows) for game in games):
        best = min(game, key=lambda row: BOTS.index(row["bot"]))
        for row in game:
            row["share"] = float(row is best)
    first, *_ = ratings(rows, BOTS, 1)[0].rows
    assert isinstance(first[1], Estimate)
    assert first[0] == BOTS[0]
    assert first[1].low < first[1].value < first[1].high


def test_intervals_are_the_same_for_the_same_seed() -> None:
    rows = results(20, 2)
    assert ratings(rows, BOTS, 1) == ratings(rows, BOTS, 1) != ratings(rows, BOTS, 2)


@pytest.mark.parametrize("seats", [2, 3])
def test_openskill_orders_the_bots(seats: int) -> None:
    found = openskill(BOTS, games_by_deal(results(300, seats)))
    assert found == sorted(found, reverse=True)


@pytest.mark.parametrize(("seats", "title"), [(2, "Who beats whom"), (3, "Victories")])
def test_a_league_says_how_often_everyone_wins_with_intervals(seats: int, title: str) -> None:
    table = ratings(results(100, seats), BOTS, 1)[-1]
    assert table.title == title
    estimates = [cell for row in table.rows for cell in row if isinstance(cell, Estimate)]
    assert len(estimates) == {2: 6, 3: 3}[seats]
    assert all(each.low < each.value < each.high for each in estimates)
