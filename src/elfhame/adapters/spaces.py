"""The spaces of observations and actions, as Gymnasium describes them."""

from __future__ import annotations

from typing import Any

import numpy
from gymnasium import spaces

from .match import Setting

_SHORT = numpy.iinfo(numpy.int16)


def observation_space(setting: Setting, actions: int) -> spaces.Dict:
    """An observation: the planes in one row, and the mask of legal actions."""
    planes = spaces.Box(_SHORT.min, _SHORT.max, (setting.size,), numpy.int16)
    mask = spaces.Box(0, 1, (actions,), numpy.int8)
    return spaces.Dict({"observation": planes, "action_mask": mask})


def action_space(actions: int) -> spaces.Discrete[Any]:
    """An action is its number."""
    return spaces.Discrete(actions)
