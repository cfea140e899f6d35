"""What a game must bring so that the laws can be held against it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from elfhame.kernel.game import Event, Game
from elfhame.kernel.play import Play
from elfhame.kernel.refused import Refused
from elfhame.kernel.state import State


@dataclass(frozen=True)
class Draw:
    """A place where chance must be fair: draw it many times, and count what comes."""

    name: str
    state: Callable[[], State]
    """A state with something that the seat cannot know."""
    seat: int
    hidden: Callable[[State], Hashable]
    """What a drawn world holds there."""
    outcomes: int
    """How many different things it may hold, each as likely."""


@dataclass(frozen=True)
class Pair:
    """Two worlds made by hand from the ledger, and whether a seat can tell them apart.

    They hold what a seat knows to the ledger itself: worlds that the game draws can only show that
    it agrees with itself.
    """

    name: str
    seat: int
    worlds: Callable[[], tuple[State, State]]
    alike: bool


@dataclass(frozen=True)
class Leak:
    """The game with a planted leak; the laws must find it."""

    name: str
    game: Game


@dataclass(frozen=True)
class Kit:
    """A game and what only somebody who knows its pieces can say."""

    game: Game
    prefix: str
    """How the ids of its ledger begin."""
    pieces: Callable[[Any], Mapping[str, int]]
    """Counts of all pieces in a reviewer's view, wherever they lie; they never change."""
    recount: Callable[[int, Sequence[Event]], list[int]]
    """The scores of so many seats, counted from the events a reviewer is told."""
    draws: Sequence[Draw]
    pairs: Sequence[Pair]
    leaks: Sequence[Leak]
    options: Sequence[dict[str, Any]] = field(default_factory=lambda: [{}])
    """The choices of options to play with; each together with every number of seats."""
    ledger: Callable[[], frozenset[str]] = frozenset
    """The ids of its rules."""

    def tables(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Every number of seats with every choice of options that goes with it."""
        for seats in self.game.seats:
            for options in self.options:
                if self._allowed(seats, options):
                    yield seats, options

    def _allowed(self, seats: int, options: dict[str, Any]) -> bool:
        try:
            self.game.check(seats, self.game.options(options))
        except Refused:
            return False
        return True

    def play(self, seats: int, options: dict[str, Any], seed: int) -> Play:
        """A new game."""
        return Play(self.game, seats, options, seed)
