"""The kit that each game provides, so that the laws can be tested on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from elfhame.kernel.game import Event, Game
from elfhame.kernel.play import Play
from elfhame.kernel.refused import Refused
from elfhame.kernel.state import State


@dataclass(frozen=True)
class Draw:
    """Something hidden that must be drawn fairly: the laws draw it many times and count."""

    name: str
    state: Callable[[], State]
    """Returns a state with something that the seat can't know."""
    seat: int
    hidden: Callable[[Any], object]
    """Returns the hidden thing in a drawn world, which is a state of the game."""
    outcomes: int
    """The number of equally likely outcomes."""


@dataclass(frozen=True)
class Pair:
    """Two worlds made by hand from the ledger, and whether a seat can tell them apart.

    They compare what a seat knows with the ledger itself. Worlds that the game draws can only show
    that it agrees with itself.
    """

    name: str
    seat: int
    worlds: Callable[[], tuple[State, State]]
    alike: bool


@dataclass(frozen=True)
class Leak:
    """A variant of the game that reveals a secret; the laws must notice it."""

    name: str
    game: Game


@dataclass(frozen=True)
class Kit:
    """A game, and the facts about it that the laws need."""

    game: Game
    prefix: str
    """The word that the ids of its ledger start with."""
    pieces: Callable[[Any], Mapping[str, int]]
    """Counts all pieces in a reviewer's view; the counts must never change."""
    recount: Callable[[int, Sequence[Event]], list[int]]
    """Computes ``scores``, from the number of seats and the events that a reviewer has seen."""
    draws: Sequence[Draw]
    pairs: Sequence[Pair]
    leaks: Sequence[Leak]
    options: Sequence[dict[str, Any]] = field(default_factory=lambda: [{}])
    """The option sets to play with, each with every number of seats that allows it."""
    ledger: Callable[[], frozenset[str]] = frozenset
    """The ids of its rules."""

    def tables(self) -> Iterator[tuple[int, dict[str, Any]]]:
        """Every number of seats with every option set that it allows."""
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
