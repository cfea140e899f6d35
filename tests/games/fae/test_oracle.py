"""The engine and a slow second implementation play the same games, step by step."""

from __future__ import annotations

from collections import Counter

import pytest

from elfhame import COMPILED
from elfhame.games.fae.data.components import COLOURS, MAP, RITUALS
from elfhame.games.fae.knowledge.actions import SPACE_NAMES
from elfhame.games.fae.knowledge.view import view_of
from elfhame.games.fae.knowledge.view_types import FaeView
from elfhame.games.fae.rules.engine import Fae, new_game
from elfhame.kernel.game import REVIEWER
from elfhame.kernel.refused import Refused
from tests.games.fae.oracle import Card, Oracle
from tests.games.fae.positions import GAME, rng

GAMES = 60 if COMPILED else 10
"""Games at each of six tables; pure Python plays the same games as compiled rules, only slower."""
MANY_GAMES = 1000


def oracle(state: Fae) -> Oracle:
    """The same new game in the second implementation."""
    view = view_of(state, REVIEWER)
    return Oracle(
        neighbours={space.name: set(space.neighbours) for space in MAP.space},
        terrain={space.name: space.terrain for space in MAP.space},
        order=list(SPACE_NAMES),
        cards=[
            Card(ritual.value, frozenset(ritual.blessed), ritual.cursed)
            for ritual in RITUALS
            for _ in range(ritual.count)
        ],
        druids=_groups(view),
        spirits=[spirit or "" for spirit in view.spirits],
        clans=view.clans,
        turn=view.turn,
    )


def _groups(view: FaeView) -> dict[str, Counter[str]]:
    return {
        name: +Counter[str](dict(zip(COLOURS, group, strict=True)))
        for name, group in view.druids.items()
    }


def agree(state: Fae, other: Oracle) -> None:
    """Check that both agree on everything."""
    view = view_of(state, REVIEWER)
    assert [str(GAME.action(n)) for n in state.legal_actions(state.player())] == [
        " ".join(choice) for choice in other.choices()
    ]
    assert _groups(view) == other.druids
    assert dict(zip(COLOURS, view.points, strict=True)) == other.points
    assert +Counter[str](dict(zip(COLOURS, view.box, strict=True))) == other.box
    assert [len(cards) for cards in view.kept] == [len(values) for values in other.kept]
    assert (view.ending, view.turn, set(view.due)) == (other.ended, other.turn, other.due)
    assert state.scores() == other.totals()


every_seat_count = pytest.mark.parametrize("seats", [2, 3, 4])
with_and_without_clans = pytest.mark.parametrize("clans", [False, True], ids=["fae", "clans"])


@every_seat_count
@with_and_without_clans
def test_both_play_the_same_random_games(seats: int, clans: bool) -> None:
    play_side_by_side(seats, clans, GAMES, "oracle")


@pytest.mark.soak
@every_seat_count
@with_and_without_clans
def test_both_play_many_more_games_alike(seats: int, clans: bool) -> None:
    play_side_by_side(seats, clans, MANY_GAMES, "soak")


def play_side_by_side(seats: int, clans: bool, games: int, label: str) -> None:
    """Play random games on both, and compare them at every step."""
    chance = rng(f"{label}/{seats}/{clans}")
    for _ in range(games):
        state = new_game(seats, clans, chance)
        other = oracle(state)
        while state.player() >= 0:
            agree(state, other)
            action = state.random_action(state.player(), chance)
            other.act(tuple(str(GAME.action(action)).split()))
            state.apply(state.player(), action, chance)
        agree(state, other)
        standings = view_of(state, REVIEWER).standings
        assert [row.place for row in standings if row] == other.places()
        assert state.returns() == other.shares()


@with_and_without_clans
def test_both_refuse_the_same_actions_by_the_same_rule(clans: bool) -> None:
    chance = rng("refusals")
    numbers = [number for number in range(GAME.actions) if _means_something(number)]
    for _ in range(8):
        state = new_game(3, clans, chance)
        other = oracle(state)
        while True:
            for number in numbers:
                choice = tuple(str(GAME.action(number)).split())
                assert state.refusal(state.player(), number) == other.why_not(choice), choice
            if state.player() < 0:
                break
            action = state.random_action(state.player(), chance)
            other.act(tuple(str(GAME.action(action)).split()))
            state.apply(state.player(), action, chance)


def _means_something(number: int) -> bool:
    try:
        GAME.action(number)
    except Refused:
        return False
    return True
