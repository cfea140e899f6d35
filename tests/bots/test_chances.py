"""Chances: better promises stay better, certainty stays certain, and curves fit what came true."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import pairwise

import pytest

from elfhame.bots.bot import Budget, Frame
from elfhame.bots.chances import STRAIGHT, Curve, curve
from elfhame.bots.hints import hint
from elfhame.bots.search import search
from elfhame.games import registry
from elfhame.kernel.evaluator import WHOLE
from elfhame.kernel.play import Play
from elfhame.kernel.rng import keyed
from scripts.fit_chances import Forecast, error, error_if_right, fit
from tests.bots.stairs import StairsGame

FILED = tomllib.loads(files("elfhame.bots").joinpath("chances.toml").read_text("utf-8"))
TABLES = [(name, seats) for name in registry.names() for seats in registry.game(name).seats]
SHARES = [percent / 100 for percent in range(101)]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_better_promise_is_a_better_chance(name: str, seats: int) -> None:
    found = curve(registry.game(name), seats)
    chances = [found(share) for share in SHARES]
    assert chances[0] == 0
    assert chances[-1] == 1
    assert all(one < other for one, other in pairwise(chances))


def test_only_existing_tables_have_curves() -> None:
    assert {(name, int(seats)) for name, each in FILED.items() for seats in each} <= set(TABLES)


def test_a_game_that_was_never_measured_has_a_straight_curve() -> None:
    assert curve(StairsGame(), 1) == STRAIGHT
    assert [STRAIGHT(share) for share in SHARES] == pytest.approx(SHARES)


def test_a_hint_shows_the_chance_instead_of_the_promise() -> None:
    game = registry.game("trails")
    play = Play(game, 1, seed=3)
    frame = Frame(seq=0, view=play.view(0), events=(), choices=tuple(play.numbers(0)))
    best = search(game, frame, Budget(40), keyed(bytes(32), "hint")).ranking()[0]
    shown = hint(game, frame, Budget(40), keyed(bytes(32), "hint"))[0]
    assert curve(game, 1) != STRAIGHT
    assert shown.share == curve(game, 1)(best.total / best.visits / WHOLE)


def test_the_fit_finds_how_often_promises_come_true() -> None:
    truth = Curve(0.5, -0.5)
    found = [Forecast(said, truth(said)) for said in SHARES[1:-1]]
    assert fit(found) == pytest.approx(truth)
    assert error(found) > 0.05
    assert error(found, truth) == pytest.approx(0)


def test_more_chances_of_the_same_games_say_no_more_about_their_results() -> None:
    once = [Forecast(0.5, 1.0, game=game) for game in range(40)]
    assert error_if_right(once * 5, STRAIGHT) == pytest.approx(error_if_right(once, STRAIGHT))
    many = [Forecast(0.5, 1.0, game=game) for game in range(200)]
    assert error_if_right(many, STRAIGHT) < error_if_right(once, STRAIGHT) / 1.5
