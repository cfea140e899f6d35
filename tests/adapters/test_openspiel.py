"""The games pass OpenSpiel's own test, and its ISMCTS plays them."""

from __future__ import annotations

from typing import Any

import numpy
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import elfhame.adapters.openspiel as adapter
from elfhame.kernel.shapes import to_json

GAMES = ["fae(players=3,clans=True)", "trails(players=1)", "trails", "land", "faeries(draft=True)"]
every_game = pytest.mark.parametrize("name", GAMES)


def load(name: str) -> Any:
    return pyspiel.load_game(f"elfhame_{name}")


def dealt(name: str, steps: int, seed: int = 1) -> Any:
    """A state after some random steps."""
    state, drawn = load(name).new_initial_state(), numpy.random.RandomState(seed)
    while state.is_chance_node():
        state.apply_action(int(drawn.randint(adapter.PART)))
    for _ in range(steps):
        state.apply_action(int(drawn.choice(state.legal_actions())))
    return state


@every_game
def test_openspiels_own_test_passes(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=True, verbose=False)


@every_game
def test_ismcts_finds_a_legal_action(name: str) -> None:
    state = dealt(name, 2)
    drawn = numpy.random.RandomState(3)
    evaluator = mcts.RandomRolloutEvaluator(1, drawn)
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.0, 3, random_state=drawn)
    assert bot.step(state) in state.legal_actions()


@every_game
def test_a_resampled_state_looks_the_same_to_its_seat_only(name: str) -> None:
    state = dealt(name, 2 if "players=1" in name else 6)
    seat, drawn = state.current_player(), numpy.random.RandomState(2)
    known = state.information_state_string(seat)
    worlds = [state.resample_from_infostate(seat, drawn.random_sample) for _ in range(8)]
    for world in worlds:
        assert world.information_state_string(seat) == known
        assert world.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert world.legal_actions() == state.legal_actions()
    assert any(world.course.world != state.course.world for world in worlds)
    assert state.information_state_string(seat) == known


def test_an_information_state_remembers_what_the_seat_has_seen() -> None:
    one, other = dealt("fae", 8, seed=1), dealt("fae", 8, seed=1)
    assert one.information_state_string(0) == other.information_state_string(0)
    history, now = one.information_state_string(0).split(" ", 1)
    assert len(history) == 64
    assert now == one.observation_string(0)
    course = one.course
    assert now.encode() == to_json(course.setting.game.view(course.world, 0))


def test_planes_are_named_in_openspiel_too() -> None:
    state = dealt("land", 3)
    seen = make_observation(state.get_game())
    seen.set_from(state, 0)
    assert seen.dict["clearings"].shape == (3, 21)
    assert seen.dict["clearings"].sum() == sum(
        map(len, state.course.setting.game.view(state.course.world, 0).clearings)
    )


def test_the_returns_are_shares_of_the_victory() -> None:
    state, drawn = dealt("fae", 0), numpy.random.RandomState(5)
    assert state.returns() == [0, 0]
    while not state.is_terminal():
        state.apply_action(int(drawn.choice(state.legal_actions())))
    assert sum(state.returns()) == 1


def test_a_memory_is_the_same_whenever_it_was_asked_about_before() -> None:
    asked, silent, known = dealt("land", 0), dealt("land", 0), ""
    for _ in range(12):
        known = asked.information_state_string(0)
        twin = asked.clone()
        twin.apply_action(twin.legal_actions()[-1])
        twin.information_state_string(0)
        assert asked.information_state_string(0) == known
        for state in (asked, silent):
            state.apply_action(state.legal_actions()[0])
    assert asked.information_state_string(0) == silent.information_state_string(0) != known
