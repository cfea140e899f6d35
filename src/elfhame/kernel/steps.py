"""What a play writes down: its steps, the way back, and the result."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from .rng import Rng
from .state import State


class Step(NamedTuple):
    """One decision: the seat that made it, and the number of the action."""

    seat: int
    action: int


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a game ended: the rule, each seat's points, and each seat's share in twelfths."""

    ending: str
    scores: list[int]
    returns: list[int]


class TakenBack(
    msgspec.Struct,
    frozen=True,
    forbid_unknown_fields=True,
    omit_defaults=True,
    repr_omit_defaults=True,
):
    """An undone step: the number of steps before it, and the step itself."""

    after: int
    seat: int
    action: int
    by: int | None = None
    """The seat that rewound the game to before its own decision, undoing this step on the way."""


class Moment(NamedTuple):
    """Everything needed to go back to before a step."""

    state: State
    chance: Rng
    settled: int
