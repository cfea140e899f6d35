"""One game in progress for an environment: its state, its chance, and what its seats see."""

from __future__ import annotations

from typing import Any, Final, Literal

import numpy
from numpy.typing import NDArray

from ..games import registry
from ..kernel.game import Game
from ..kernel.refused import Refused
from ..kernel.rng import Rng, keyed
from ..kernel.seed import Seed, seed_bytes
from ..kernel.shapes import whole
from ..kernel.state import VICTORY, State
from ..kernel.tensor import Mask, Plane, size_of_planes, tensor_buffer

Form = Literal["observation", "information"]
"""What a seat sees at the table, or everything it knows."""
FORMS: Final = ("observation", "information")


def planes_of(game: Game, form: str) -> tuple[Plane, ...]:
    """The planes of an observation in this form, one after another."""
    if form not in FORMS:
        raise Refused(f"the form of an observation is one of {', '.join(FORMS)}", field="form")
    return game.planes if form == "observation" else game.planes + game.memory_planes


def named_planes(tensor: NDArray[Any], planes: tuple[Plane, ...]) -> dict[str, NDArray[Any]]:
    """The parts of a tensor by name, each in its own shape; they share its memory.

    >>> from elfhame.games import registry
    >>> planes = registry.game("fae").planes
    >>> named_planes(numpy.zeros(size_of_planes(planes)), planes)["druids"].shape
    (5, 60)
    """
    found, at = {}, 0
    for plane in planes:
        found[plane.name] = tensor[..., at : at + plane.size].reshape(
            *tensor.shape[:-1], *plane.shape
        )
        at += plane.size
    return found


class Setting:
    """A game with a number of seats and options, and the form of its observations."""

    def __init__(self, name: str, seats: int, form: str, options: dict[str, Any]) -> None:
        self.game = registry.game(name)
        self.seats = whole(seats, "seats")
        self.options = self.game.options(options)
        self.game.check(self.seats, self.options)
        self.form = form
        self.planes = planes_of(self.game, form)
        self.size = size_of_planes(self.planes)

    def begin(self, seed: Seed) -> tuple[State, Rng]:
        """The state and the chance of the game that ``elfhame.new`` deals for this seed."""
        entropy = seed_bytes(seed)
        state: State = self.game.setup(self.seats, self.options, keyed(entropy, "deal"))
        return state, keyed(entropy, "chance")


class Match:
    """A game in progress, seen through arrays."""

    def __init__(self, setting: Setting, seed: Seed) -> None:
        self.setting = setting
        self.state, self.chance = setting.begin(seed)
        self._buffer = tensor_buffer(setting.size)
        self._mask = Mask(setting.game.actions)

    def observation(self, seat: int) -> NDArray[numpy.int16]:
        """What the seat sees or knows."""
        if self.setting.form == "observation":
            self.state.observe(seat, self._buffer)
        else:
            self.state.inform(seat, self._buffer)
        return numpy.array(self._buffer, dtype=numpy.int16)

    def mask(self, seat: int) -> NDArray[numpy.int8]:
        """1 for each action that is legal for the seat now; all 0 if it isn't asked."""
        if seat not in self.state.waiting():
            return numpy.zeros(self.setting.game.actions, numpy.int8)
        self.state.mask(seat, self._mask)
        return numpy.array(self._mask.cells, dtype=numpy.int8)

    def act(self, seat: int, action: int) -> None:
        """Take an action; refused, with the rule that forbids it, unless it is legal."""
        number = whole(int(action), "action")
        if seat not in self.state.waiting():
            raise Refused(f"seat {seat} is not asked now", rule=self.setting.game.turn_rule)
        self.state.mask(seat, self._mask)
        if not self._mask.is_marked(0, number):
            named = self.setting.game.action(number)
            rule = self.state.refusal(seat, number)
            raise Refused(f"{named} is not allowed", rule=rule)
        self.state.apply(seat, number, self.chance)

    def shares(self) -> list[float]:
        """Each seat's share of the victory, from 0 to 1; all 0 before the end."""
        return [share / VICTORY for share in self.state.returns()]
