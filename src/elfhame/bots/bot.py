"""The interface of a bot: it receives frames and chooses actions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Final, NamedTuple

import msgspec

from ..kernel.belief import UNIFORM, Belief
from ..kernel.game import Event, Game, View
from ..kernel.rng import Rng

ITERATIONS: Final = 300
"""Iterations per decision if a bot's name doesn't say how many."""


class Frame(msgspec.Struct, frozen=True, kw_only=True):
    """A moment of a game as one seat sees it: the same data that a client at that seat gets."""

    seq: int
    """Number of steps taken so far."""
    view: View
    events: tuple[tuple[int, Event], ...]
    """Events since the seat's last frame, each with its step; step 0 is the opening.

    Empty for bots that don't observe.
    """
    choices: tuple[int, ...]
    """The seat's legal actions, ascending; empty if it isn't the seat's decision."""


class Budget(msgspec.Struct, frozen=True):
    """How long a bot may think about one decision.

    With iterations alone, a decision is reproducible. A limit in seconds cuts it short on a slow
    machine, and the result may then differ.
    """

    iterations: int = ITERATIONS
    seconds: float | None = None

    def at_most(self, iterations: int | None) -> Budget:
        """This budget, capped at ``iterations``; None sets no cap."""
        if iterations is None or iterations >= self.iterations:
            return self
        return Budget(iterations, self.seconds)


class Bot(ABC):
    """A player of one seat. It never has access to the real state or play."""

    thinks: ClassVar[bool] = False
    """Whether more iterations make it stronger; only then may its name end in ``:ITERATIONS``."""
    observes: ClassVar[bool] = False
    """Whether it needs a frame after every step, with events. Overriding `observe` sets this."""

    def __init__(self, game: Game, seat: int, rng: Rng) -> None:
        self.game = game
        self.seat = seat
        self.rng = rng
        """The bot's own generator, and the only source of chance it should use."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        if "observe" in cls.__dict__:
            cls.observes = True

    @classmethod
    def follows(cls, game: Game) -> bool:
        """Whether it observes this game. Most bots observe every game or none."""
        return cls.observes

    def observe(self, frame: Frame) -> None:
        """Receive a frame: one before the first step, and one after every step."""

    @property
    def belief(self) -> Belief:
        """How likely the bot thinks each world is that fits what its seat knows."""
        return UNIFORM

    @abstractmethod
    def choose(self, frame: Frame, budget: Budget) -> int:
        """Return one of the frame's choices, of which there is at least one.

        A bot that observes has observed this frame already.
        """


BotFactory = Callable[[Game, int, Rng], Bot]
"""Makes a bot for a seat of a game, with its own generator. Every bot class is one."""


class BotSpec(NamedTuple):
    """A bot that can be seated anywhere: its name, how to make it, and its budget."""

    name: str
    factory: BotFactory
    budget: Budget
