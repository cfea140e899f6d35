"""A duel that stops when it is sure is rarely wrong, however often one looks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from elfhame.lab.certainty import DOUBT, decided_after, interval_at_any_time

DEALS = 300
RUNS = 1000


def _coin(chance: Random) -> float:
    return float(chance.random() < 0.5)


def _pair(chance: Random) -> float:
    return (_coin(chance) + _coin(chance)) / 2


def _third(chance: Random) -> float:
    return sum(chance.random() < 1 / 3 for _ in range(3)) / 3


def _rare(chance: Random) -> float:
    """Nearly always a little more than equal, seldom nothing: the hardest case for a mean."""
    return 0.52 if chance.random() < 0.5 / 0.52 else 0.0


def _streaky(chance: Random) -> float:
    return chance.choice((0.0, 0.5, 0.5, 0.5, 0.5, 1.0))


EQUAL: dict[str, tuple[Callable[[Random], float], float]] = {
    "coin": (_coin, 0.5),
    "pair": (_pair, 0.5),
    "three seats": (_third, 1 / 3),
    "rare": (_rare, 0.5),
    "mostly shared": (_streaky, 0.5),
}


@pytest.mark.parametrize("name", EQUAL)
def test_equal_bots_are_called_unequal_in_at_most_one_of_twenty_runs(name: str) -> None:
    """Looking after every deal. The limit is 5 %, and three standard errors of this simulation."""
    draw, equal = EQUAL[name]
    chance = Random(name)
    wrong = sum(
        decided_after([draw(chance) for _ in range(DEALS)], equal) is not None for _ in range(RUNS)
    )
    assert wrong / RUNS < DOUBT + 3 * (DOUBT * (1 - DOUBT) / RUNS) ** 0.5


def test_a_stronger_bot_is_found() -> None:
    chance = Random(1)
    runs = [[float(chance.random() < 0.7) for _ in range(DEALS)] for _ in range(50)]
    decided = [decided_after(run, 0.5) for run in runs]
    assert sum(deals is not None for deals in decided) > 45


def test_looking_after_every_deal_would_fool_an_interval_for_a_fixed_number() -> None:
    """What the bet prevents: with the usual interval, far more than 5 % of runs stop wrongly."""
    chance, wrong = Random(2), 0
    for _ in range(200):
        total = 0.0
        for deals in range(1, DEALS + 1):
            total += _coin(chance)
            if deals > 10 and abs(total / deals - 0.5) > 1.96 * 0.5 / deals**0.5:
                wrong += 1
                break
    assert wrong / 200 > 0.2


def test_the_interval_contains_the_mean_and_excludes_what_was_given_up() -> None:
    chance = Random(3)
    shares = [float(chance.random() < 0.7) for _ in range(DEALS)]
    low, high = interval_at_any_time(shares)
    assert 0.5 < low < 0.7 < high < 0.85
    assert decided_after(shares, 0.5) is not None
