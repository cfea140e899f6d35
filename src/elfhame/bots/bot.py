"""What a bot is: one who plays a seat from what a client at that seat would be sent."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final, NamedTuple

import msgspec

from ..kernel.game import AnyGame, Event, View
from ..kernel.rng import Rng

ITERATIONS: Final = 300
"""How long a bot thinks if nobody says."""


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat is sent after a step: all that it may know, and what it is asked."""

    seq: int
    """How many steps were taken so far."""
    view: View
    events: tuple[tuple[int, Event], ...]
    """What the seat was told since its last frame, each with its step; 0 is the opening."""
    choices: tuple[int, ...]
    """The numbers of the seat's legal actions, ascending; none if it is not asked."""


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one decision.

    Iterations give the same decision every time. A cap in seconds ends the thinking early on
    a slow machine, and then they may not.
    """

    iterations: int = ITERATIONS
    seconds: float | None = None


class Called(NamedTuple):
    """What a name asks for: a kind of bot, and how long it thinks."""

    kind: str
    """One of the roster's."""
    budget: Budget


class Bot(ABC):
    """One who plays a seat of a game. It never gets hold of a state or a play that is real."""

    thinks: ClassVar[bool] = False
    """Whether more iterations make it stronger."""

    def __init__(self, game: AnyGame, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        """Its own, for it alone to draw from."""

    def observe(self, frame: Frame) -> None:  # noqa: B027 - only a bot with a memory needs it
        """Take note of a frame; there is one after every step, and one before the first."""

    @abstractmethod
    def choose(self, frame: Frame, budget: Budget) -> int:
        """One of the frame's choices, which are not empty. The frame was observed before."""
