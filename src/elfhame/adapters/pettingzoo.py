"""PettingZoo environments: seats that act in turn, and seats that act at the same time."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from ..kernel.refused import Refused
from .match import Match, Setting
from .spaces import action_space, observation_space

Observation = dict[str, NDArray[Any]]
FORFEIT = -1.0
"""The reward of a seat that takes an illegal action in a parallel environment."""


def env(name: str, seats: int = 2, form: str = "information", **options: Any) -> Any:
    """A game in turns; an illegal action ends it with a reward of -1 for its seat."""
    raw = InTurns(name, seats, form, **options)
    checked = wrappers.TerminateIllegalWrapper(raw, illegal_reward=FORFEIT)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(checked))


def parallel_env(
    name: str = "faeries", seats: int = 2, form: str = "information", **options: Any
) -> AtOnce:
    """A game in which all seats that are asked decide at once, as in the draft of Faeries."""
    return AtOnce(name, seats, form, **options)


class _Seeds:
    """Seeds of the games of an environment, one after another."""

    def __init__(self) -> None:
        self._numbers, _ = seeding.np_random()

    def next(self, seed: int | None) -> int:
        """The seed that was asked for, or the next one since then."""
        if seed is not None:
            self._numbers, _ = seeding.np_random(seed)
            return seed
        return int(self._numbers.integers(2**31))


class InTurns(AECEnv[str, Observation, int], EzPickle):
    """A game in which one seat after another decides.

    Rewards are 0 until the game is over; then they are the shares of the victory. Where several
    seats decide at the same time, the first of them is asked first and the others don't see its
    choice. An illegal action is Refused.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "elfhame",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }
    render_mode = "ansi"
    agent_selection: str

    def __init__(
        self, name: str, seats: int = 2, form: str = "information", **options: Any
    ) -> None:
        EzPickle.__init__(self, name, seats, form, **options)
        super().__init__()
        self.setting = setting = Setting(name, seats, form, options)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observations = observation_space(setting, setting.game.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._observations)
        self.action_spaces = {
            agent: action_space(setting.game.actions) for agent in self.possible_agents
        }
        self._seeds = _Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.match = Match(self.setting, self._seeds.next(seed))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        selected = agent == self.agent_selection
        mask = self.match.mask(seat if selected else -1)
        return {"observation": self.match.observation(seat), "action_mask": mask}

    def step(self, action: int) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.match.act(self._seats[agent], action)
        if self.match.state.player() < 0:
            shares = self.match.shares()
            self.rewards = {agent: shares[self._seats[agent]] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self._select()
        self._accumulate_rewards()

    def render(self) -> str:
        game, state = self.setting.game, self.match.state
        return game.show(game.view(state, max(0, state.player())))

    def close(self) -> None:
        """Nothing to release."""

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.match.state.player()]


class AtOnce(ParallelEnv[str, Observation, int], EzPickle):
    """A game in which all seats that are asked decide at the same time.

    The last action, ``waits``, is for seats that aren't asked. Rewards are as for InTurns. An
    illegal action ends the game, with a reward of -1 for its seat.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "elfhame_at_once", "render_modes": ["ansi"]}
    render_mode = "ansi"

    def __init__(
        self, name: str, seats: int = 2, form: str = "information", **options: Any
    ) -> None:
        EzPickle.__init__(self, name, seats, form, **options)
        self.setting = setting = Setting(name, seats, form, options)
        self.waits = setting.game.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {
            agent: observation_space(setting, self.waits + 1) for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(self.waits + 1) for agent in self.possible_agents}
        self._seeds = _Seeds()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        self.match = Match(self.setting, self._seeds.next(seed))
        self.agents = list(self.possible_agents)
        return self._observed(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents = self.agents
        rewards = self._rewards(actions)
        ended = self.match.state.player() < 0 or FORFEIT in rewards.values()
        observed = self._observed()
        self.agents = [] if ended else agents
        ends, never = dict.fromkeys(agents, ended), dict.fromkeys(agents, False)
        return observed, rewards, ends, never, {agent: {} for agent in agents}

    def render(self) -> str:
        game = self.setting.game
        return game.show(game.view(self.match.state, 0))

    def close(self) -> None:
        """Nothing to release."""

    def _rewards(self, actions: dict[str, int]) -> dict[str, float]:
        """The rewards of the seats after they have acted, or the forfeit of the first that can't.

        A seat that isn't asked must wait.
        """
        waiting = self.match.state.waiting()
        for seat, agent in enumerate(self.possible_agents):
            try:
                if seat in waiting:
                    self.match.act(seat, actions[agent])
                elif actions.get(agent, self.waits) != self.waits:
                    raise Refused(f"seat {seat} isn't asked", rule=self.setting.game.turn_rule)
            except Refused:
                return {other: FORFEIT * (other == agent) for other in self.agents}
        return dict(zip(self.possible_agents, self.match.shares(), strict=True))

    def _observed(self) -> dict[str, Observation]:
        waiting = self.match.state.waiting()
        return {
            agent: {
                "observation": self.match.observation(seat),
                "action_mask": numpy.append(
                    self.match.mask(seat), numpy.int8(seat not in waiting)
                ).astype(numpy.int8),
            }
            for seat, agent in enumerate(self.possible_agents)
        }
