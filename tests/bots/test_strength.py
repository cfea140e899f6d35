"""Stronger bots beat weaker ones. The figures in docs/bots.md come from the same command."""

from __future__ import annotations

from itertools import pairwise
from statistics import fmean

import pytest

from elfhame.bots.duel import Duel, blocks
from elfhame.bots.levels import LEVELS
from elfhame.games import registry


def shares(bot: str, rival: str, games: int, seats: int = 2, game: str = "fae") -> list[float]:
    """The bot's share of each deal, in `games` games altogether."""
    duel = Duel.of(registry.game(game), seats, {}, 2024, [bot, rival])
    return [found.share for found in blocks(duel, games // seats)]


def test_greedy_beats_random() -> None:
    assert fmean(shares("greedy", "random", 60)) >= 0.85


def test_even_a_short_search_beats_random() -> None:
    assert fmean(shares("search:20", "random", 8)) >= 0.85


def test_the_middle_level_beats_the_lowest() -> None:
    assert fmean(shares("hazel", "seedling", 4)) >= 0.7


@pytest.mark.soak
@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize(("level", "weaker"), list(pairwise(reversed(LEVELS))))
def test_every_level_beats_the_one_below(level: str, weaker: str, game: str) -> None:
    assert fmean(shares(level, weaker, 40, game=game)) >= 0.65


@pytest.mark.soak
@pytest.mark.parametrize(
    ("bot", "rival", "seats", "least"),
    [
        ("greedy", "random", 2, 0.98),
        ("greedy", "random", 4, 0.85),
        ("search:60", "random", 2, 0.98),
        ("search:60", "greedy", 2, 0.65),
        ("search:300", "greedy", 2, 0.85),
        ("search:300", "greedy", 3, 0.5),
        ("search:300", "greedy", 4, 0.38),
        ("search:1200", "search:300", 2, 0.55),
    ],
)
def test_more_iterations_win_more(bot: str, rival: str, seats: int, least: float) -> None:
    assert fmean(shares(bot, rival, 120, seats)) >= least
