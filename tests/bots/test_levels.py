"""The levels: usable by name like any bot, limited in time, and even the weakest is sensible."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from statistics import fmean
from time import perf_counter
from typing import Final

import pytest

from elfhame.bots.bot import Frame
from elfhame.bots.duel import Duel, blocks
from elfhame.bots.levels import LEVELS, NAMES, Level
from elfhame.bots.roster import BOTS, find_bot, make
from elfhame.bots.search import Search
from elfhame.bots.table import Table
from elfhame.games import registry
from elfhame.kernel.arrays import COMPILED
from elfhame.kernel.evaluator import FOLD, Evaluator
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.rng import keyed
from elfhame.kernel.state import State
from scripts.measure_bots.child import Child
from tests.bots.stairs import Stairs, StairsGame
from tests.cli.driver import output_of

RNG: Final = keyed(seed_bytes(1), "bot")

every_level = pytest.mark.parametrize("level", LEVELS)


@every_level
def test_a_level_is_found_by_name_like_any_bot(level: str) -> None:
    found = find_bot(level)
    assert found == LEVELS[level]
    assert found.name == level
    assert level not in BOTS
    assert 0 < (found.budget.seconds or 0) <= 1.5


def test_commands_know_the_levels() -> None:
    words = ("--bot", "seedling", "--bot", "random", "--games", 2, "--seed", 1)
    assert "seedling wins" in output_of("match", "fae", *words)
    assert "seedling" in output_of("simulate", "fae", *words)


@every_level
@pytest.mark.parametrize("game", registry.names())
def test_a_level_decides_within_its_time_limit(level: str, game: str) -> None:
    play = Play(registry.game(game), 2, seed=3)
    Table(play, {0: "random", 1: "random"}).act()
    table = Table(play, dict.fromkeys((0, 1), level))
    begun = perf_counter()
    table.act()
    cap = LEVELS[level].budget.seconds
    assert cap is not None
    assert perf_counter() - begun < cap + 1


class Tilted(Evaluator):
    """Each action looks one FOLD better than the one before."""

    def prior(  # type: ignore[override]  # a list is a vec where nothing is compiled
        self, state: State, seat: int, actions: object, count: int, weights: list[int]
    ) -> None:
        for place in range(count):
            weights[place] = place * FOLD


class TiltedStairs(StairsGame):
    """The stairs game with an evaluator that prefers more steps."""

    def evaluator(self) -> Evaluator:
        return Tilted()


def test_the_dreamer_prefers_what_looks_better_and_sometimes_takes_anything() -> None:
    game = TiltedStairs()
    state = Stairs(rotten=5)
    bot = make("dreamer", game, 0, keyed(seed_bytes(1), "bot"))
    frame = Frame(seq=0, view=game.view(state, 0), events=(), choices=(0, 1, 2, 3))
    drawn = Counter(bot.choose(frame, find_bot("dreamer").budget) for _ in range(4000))
    expected = {0: 0.032, 1: 0.087, 2: 0.237, 3: 0.644}
    for action, likely in expected.items():
        assert drawn[action] / 4000 == pytest.approx(likely, abs=0.03)


def test_the_dreamer_takes_an_only_choice() -> None:
    game = TiltedStairs()
    bot = make("dreamer", game, 0, keyed(seed_bytes(1), "bot"))
    view = game.view(Stairs(rotten=4, at=9, heard=True), 0)
    assert bot.choose(Frame(seq=0, view=view, events=(), choices=(1,)), find_bot("dreamer").budget)


@pytest.mark.parametrize("game", registry.names())
def test_a_higher_level_dreams_less_or_looks_further_ahead(game: str) -> None:
    skills = [Level(name).skill(registry.game(game)) for name in NAMES]
    assert all(
        (two.iterations, -two.heat) > (one.iterations, -one.heat) for one, two in pairwise(skills)
    )


def test_a_level_that_infers_nothing_needs_no_earlier_frames() -> None:
    game = registry.game("fae")
    followed = [name for name in NAMES if Level(name).follows(game)]
    assert followed == [name for name in NAMES if Level(name)(game, 0, RNG).follows(game)]
    assert followed == ["hazel", "oak", "elder"]


def test_a_table_from_before_levels_were_renamed_plays_on() -> None:
    assert find_bot("druid") == LEVELS["hazel"]


@pytest.mark.skipif(not COMPILED, reason="it takes minutes, and bots decide the same")
@pytest.mark.parametrize(
    ("game", "deals"), {"fae": 8, "trails": 8, "land": 48, "faeries": 48}.items()
)
def test_the_lowest_level_loses_to_a_child_who_counts_points(game: str, deals: int) -> None:
    """By little in the last two games, so more deals are needed to see it."""
    duel = Duel.of(registry.game(game), 2, {}, 2024, [Child, "seedling"])
    assert fmean(found.share for found in blocks(duel, deals)) > 0.5


@pytest.mark.parametrize("game", [one for one in registry.names() if 3 in registry.game(one).seats])
def test_the_highest_level_imagines_as_much_as_it_may_with_three_seats(game: str) -> None:
    bot, most = Level("elder")(registry.game(game), 0, RNG), LEVELS["elder"].budget
    assert isinstance(bot, Search)
    limits = [bot.limit(seats, most).iterations for seats in (2, 3, 4)]
    assert limits[0] <= limits[1] == limits[2] == most.iterations
