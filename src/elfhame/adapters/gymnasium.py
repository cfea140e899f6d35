"""A Gymnasium environment: one seat to learn with, and named bots at all others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import gymnasium
import numpy
from numpy.typing import NDArray

from ..bots.table import Table
from ..kernel.play import Play
from ..kernel.refused import Refused
from ..kernel.state import VICTORY
from ..kernel.tensor import Mask, tensor_buffer
from .match import Setting
from .spaces import action_space, observation_space

Observation = dict[str, NDArray[Any]]
FORFEIT = -1.0
"""The reward for an illegal action, which ends the game."""


class AgainstBots(gymnasium.Env[Observation, Any]):
    """A game in which you decide for one seat, and bots for all others.

    The bots sit to the left of your seat, in the order given; one name alone is for all of them.
    A step is your decision and everything until the next one. The reward is 0 until the game is
    over, then your share of the victory; an illegal action ends it with a reward of -1, and
    ``info["refused"]`` names the rule.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}
    render_mode = "ansi"

    def __init__(
        self,
        name: str,
        bots: str | Sequence[str] = "hazel",
        *,
        seats: int = 2,
        seat: int = 0,
        form: str = "information",
        **options: Any,
    ) -> None:
        self.setting = Setting(name, seats, form, options)
        others = [(seat + place) % seats for place in range(1, seats)]
        names = [bots] * len(others) if isinstance(bots, str) else list(bots)
        if len(names) != len(others):
            raise Refused(f"there are {len(others)} other seats", field="bots")
        self.seat = range(seats)[seat]
        self.bots = dict(zip(others, names, strict=True))
        actions = self.setting.game.actions
        self.observation_space = observation_space(self.setting, actions)
        self.action_space = action_space(actions)
        self._buffer, self._mask = tensor_buffer(self.setting.size), Mask(actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(2**31))
        self.play = Play(self.setting.game, self.setting.seats, self.setting.options, dealt)
        self._table = Table(self.play, self.bots)
        self._let_bots_act()
        return self._observed(), {}

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            self.play.act(int(action), self.seat)
        except Refused as refused:
            return self._observed(), FORFEIT, True, False, {"refused": str(refused)}
        self._let_bots_act()
        result = self.play.result
        reward = 0.0 if result is None else result.returns[self.seat] / VICTORY
        return self._observed(), reward, result is not None, False, {}

    def render(self) -> str:
        return self.play.text(self.seat)

    def _let_bots_act(self) -> None:
        while not self.play.over and self.seat not in self.play.waiting:
            self._table.act()

    def _observed(self) -> Observation:
        state = self.play.state
        if self.setting.form == "observation":
            state.observe(self.seat, self._buffer)
        else:
            state.inform(self.seat, self._buffer)
        mask = numpy.zeros(self.setting.game.actions, numpy.int8)
        if self.seat in self.play.waiting:
            state.mask(self.seat, self._mask)
            mask = numpy.array(self._mask.cells, numpy.int8)
        return {"observation": numpy.array(self._buffer, numpy.int16), "action_mask": mask}
