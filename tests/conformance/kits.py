"""Finds the games that the laws are tested on, and walks through random games of them."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, TypeVar

import pytest

from elfhame.games import registry
from elfhame.kernel.game import WATCHER, Game
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.steps import Step

from .kit import Kit

HEDGEROW: Final = "hedgerow"
"""The test game. It isn't registered by default."""

BRISK: Final = os.environ.get("ELFHAME_LAWS") == "brisk"
"""Whether the same run also tests the laws with the compiled build. Pure Python is forty times
slower and runs the same lines, so it then tests them at one table per game."""
THOROUGH: Final = os.environ.get("ELFHAME_LAWS") == "thorough"
"""Whether to test the laws at every number of seats with every option set, as `make soak` does.
Otherwise each number of seats and each option set is tested at some table."""

T = TypeVar("T")
P = TypeVar("P", bound=Play[Any, Any, Any])


@dataclass(frozen=True, eq=False)
class Table:
    """A game with a number of seats and a choice of options."""

    kit: Kit
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return "-".join((self.kit.game.name, str(self.seats), *self.chosen))

    @property
    def chosen(self) -> list[str]:
        """The chosen options, as words."""
        return [_word(option) for option in self.options.items()]

    @property
    def game(self) -> Game:
        """The game played at this table."""
        return self.kit.game

    @property
    def observers(self) -> list[int]:
        """Everyone who can observe the game while it is played: each seat, and a watcher."""
        return [*range(self.seats), WATCHER]

    def play(self, seed: int) -> Play:
        """A new game."""
        return self.kit.play(self.seats, self.options, seed)

    def walk(self, seed: int, every: int = 1) -> Iterator[Play]:
        """A random game: the play before every step, or every few steps, and at its end."""
        return walk(self.play(seed), seed, every)


def walk(play: P, seed: int, every: int = 1) -> Iterator[P]:
    """Continue a play at random; yields it before every step (or every few) and at its end."""
    rng = keyed(seed_bytes(seed), "walk")
    while not play.over:
        assert len(play.steps) < play.game.longest, f"{play.game.title} does not end in time"
        if len(play.steps) % every == 0:
            yield play
        step = chosen(play, rng)
        play.act(step.action, step.seat)
    yield play


def play_out(play: Play, seed: int) -> Play:
    """The play, continued at random to its end."""
    for _ in walk(play, seed, play.game.longest):
        pass
    return play


def chosen(play: Play, rng: Rng) -> Step:
    """A random legal step of a waiting seat."""
    seat = drawn(play.waiting, rng)
    return Step(seat, drawn(play.numbers(seat), rng))


def drawn(items: Sequence[T], rng: Rng) -> T:
    """One of the items, drawn at random."""
    return items[rng.below(len(items))]


def kit_of(name: str) -> Kit | None:
    """The kit of a game, or None if it has none."""
    module = f"tests.{HEDGEROW}.kit" if name == HEDGEROW else f"tests.games.{name}.kit"
    try:
        kit: Kit = import_module(module).KIT
    except ModuleNotFoundError as error:
        if error.name and f"{module}.".startswith(f"{error.name}."):
            return None
        raise
    return kit


def _word(option: tuple[str, Any]) -> str:
    name, value = option
    if isinstance(value, bool):
        return name if value else f"no-{name}"
    return f"{name}-{value}"


REGISTERED: Final = tuple(name for name in registry.names() if name != HEDGEROW)
NAMES: Final = (*REGISTERED, HEDGEROW)
KITS: Final = [kit for kit in map(kit_of, NAMES) if kit is not None]


def _covering(tables: Sequence[Table]) -> Iterator[Table]:
    """Tables that together have every number of seats and every option set."""
    missing = {fact for table in tables for fact in _facts(table)}
    while missing:
        most = max(tables, key=lambda table: len(missing & _facts(table)))
        yield most
        missing -= _facts(most)


def _facts(table: Table) -> set[object]:
    return {table.seats, repr(table.options)}


def _tables(kit: Kit) -> Sequence[Table]:
    """The tables at which a game is tested."""
    tables = [Table(kit, *table) for table in kit.tables()]
    if BRISK:
        return tables[:1]
    return tables if THOROUGH else list(_covering(tables))


TABLES: Final = [table for kit in KITS for table in _tables(kit)]

every_kit = pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.name)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
