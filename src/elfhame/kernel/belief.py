"""A belief: how likely a seat thinks each world is that fits what it knows."""
# compiled

from __future__ import annotations

from typing import Final

from .arrays import i64, mypyc_attr
from .rng import Rng
from .state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Belief:
    """What one seat believes; this base class thinks that all worlds are equally likely.

    A game's own belief learns from what others do, because their actions hint at their secrets.
    It sees only imagined worlds and public actions, so it can't know more than its seat.
    """

    def learn(self, world: State, player: i64, action: i64) -> None:
        """Take into account that a player chose this action.

        ``world`` fits what the seat knew before the action. Everything hidden in it is arbitrary
        and must not be used.
        """

    def draw(self, world: State, seat: i64, rng: Rng) -> State:
        """A new world that fits what the seat knows, drawn as likely as the seat thinks it is.

        As in ``State.determinize``, worlds that look the same to the seat give the same draw.
        """
        return world.determinize(seat, rng)

    def copy(self) -> Belief:
        """A belief that is the same now, and learns independently."""
        return self


UNIFORM: Final = Belief()
"""The belief that all worlds are equally likely, which never changes."""
