"""The environments pass the test suites of PettingZoo and Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import elfhame
from elfhame.adapters.gymnasium import AgainstBots
from elfhame.adapters.match import Match, Setting
from elfhame.adapters.pettingzoo import InTurns, env, parallel_env

every_game = pytest.mark.parametrize("name", elfhame.catalogue())
quietly = pytest.mark.filterwarnings("ignore")  # both suites warn about spaces without bounds


@quietly
@every_game
def test_an_environment_in_turns_passes_pettingzoos_tests(name: str) -> None:
    api_test(env(name), num_cycles=60)
    seed_test(lambda: env(name), num_cycles=10)


@quietly
def test_an_environment_at_once_passes_pettingzoos_tests() -> None:
    parallel_api_test(parallel_env(seats=3, draft=True), num_cycles=40)
    parallel_seed_test(lambda: parallel_env(draft=True), num_cycles=10)


@quietly
@every_game
def test_an_environment_against_bots_passes_gymnasiums_tests(name: str) -> None:
    check_env(AgainstBots(name, "random"), skip_render_check=True)


def test_a_whole_game_in_turns_rewards_its_winners() -> None:
    game = env("fae", 3)
    game.reset(seed=4)
    rewards = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, ended, _, _ = game.last()
        rewards[agent] += reward
        game.step(None if ended else int(seen["action_mask"].argmax()))
    assert sum(rewards.values()) == pytest.approx(1)
    assert "Fae" in type(game.unwrapped.setting.game).__name__


def test_an_illegal_action_in_turns_is_refused_with_its_rule() -> None:
    game = InTurns("fae")
    game.reset(seed=1)
    wrong = int(game.observe(game.agent_selection)["action_mask"].argmin())
    with pytest.raises(elfhame.Refused):
        game.step(wrong)


def test_in_the_draft_all_seats_decide_at_once_and_later_all_but_one_wait() -> None:
    game = parallel_env(seats=2, draft=True)
    seen, _ = game.reset(seed=1)
    for _ in range(3):
        assert all(not seen[agent]["action_mask"][game.waits] for agent in game.agents)
        seen = game.step(_first(seen))[0]
    waiting = [agent for agent in game.agents if seen[agent]["action_mask"][game.waits]]
    assert len(waiting) == 1
    _, rewards, ends, _, _ = game.step({**_first(seen), waiting[0]: 0})
    assert rewards[waiting[0]] == -1
    assert all(ends.values())


def _first(seen: dict[str, Any]) -> dict[str, int]:
    return {agent: int(there["action_mask"].argmax()) for agent, there in seen.items()}


def test_against_bots_a_step_lasts_until_the_next_decision_of_the_seat() -> None:
    game = AgainstBots("fae", ["greedy", "random"], seats=3, seat=1)
    seen, _ = game.reset(seed=3)
    reward, ended = 0.0, False
    while not ended:
        assert game.play.waiting == [1]
        seen, reward, ended, _, info = game.step(seen["action_mask"].argmax())
        assert not info
    assert 0 <= reward <= 1
    assert game.play.over


def test_an_illegal_action_against_bots_ends_the_game_and_says_why() -> None:
    game = AgainstBots("fae", "random")
    seen, _ = game.reset(seed=3)
    taken = game.play.number("ritual A1")
    assert not seen["action_mask"][taken]
    _, reward, ended, _, info = game.step(taken)
    assert (reward, ended) == (-1, True)
    assert "FAE-" in info["refused"]


def test_a_match_refuses_seats_that_are_not_asked() -> None:
    match = Match(Setting("fae", 2, "observation", {}), 1)
    other = 1 - match.state.player()
    assert not match.mask(other).any()
    action = int(numpy.flatnonzero(match.mask(1 - other))[0])
    with pytest.raises(elfhame.Refused, match="not asked"):
        match.act(other, action)
