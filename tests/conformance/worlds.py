"""Snapshots of states and of what an observer sees, for comparison."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from elfhame.kernel.game import REVIEWER, Event, Game
from elfhame.kernel.journal import Entry
from elfhame.kernel.play import Play
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import Rng
from elfhame.kernel.shapes import to_json
from elfhame.kernel.state import State


class Disclosure(NamedTuple):
    """The events an observer sees of some entries, up to the first that a seat learns from."""

    events: bytes
    learned: bool


def everything(game: Game, state: State) -> tuple[object, ...]:
    """Everything there is to know about a state, including its secrets."""
    seen = to_json(game.view(state, REVIEWER))
    return (
        seen,
        state.player(),
        legal_actions(state),
        state.scores(),
        state.returns(),
        state.ending(),
    )


def legal_actions(state: State) -> dict[int, list[int]]:
    """The legal actions of every waiting seat; the state isn't changed."""
    return {seat: state.legal_actions(seat) for seat in state.waiting()}


def snapshot(play: Play) -> tuple[object, ...]:
    """Everything there is to know about a play, and the state of its generator."""
    noted = list(play.steps), list(play.taken_back), list(play.journal.entries)
    return everything(play.game, play.state), noted, words(play.chance)


def words(rng: Rng, count: int = 4) -> list[int]:
    """The next numbers the generator will draw; it isn't changed."""
    ahead = rng.clone()
    return [ahead.word() for _ in range(count)]


def events(game: Game, entries: Iterable[Entry], observer: int) -> list[Event]:
    """The events that the observer sees of these entries."""
    seen = (game.event(entry, observer) for entry in entries)
    return [event for event in seen if event is not None]


def disclosure(game: Game, entries: Sequence[Entry], observer: int, learner: int) -> Disclosure:
    """The events that the observer sees before a seat, the learner, learns something."""
    for place, entry in enumerate(entries):
        if entry.learns >> learner & 1:
            return Disclosure(to_json(events(game, entries[:place], observer)), True)
    return Disclosure(to_json(events(game, entries, observer)), False)


@cache
def valid_numbers(game: Game) -> list[int]:
    """The action numbers that have a meaning in this game, ascending."""
    return [number for number in range(game.actions) if _is_valid(game, number)]


def _is_valid(game: Game, number: int) -> bool:
    try:
        game.action(number)
    except Refused:
        return False
    return True


def some_numbers(game: Game, rng: Rng, most: int = 700) -> list[int]:
    """Valid action numbers, ascending: all of them, or `most` drawn at random if there are more."""
    numbers = valid_numbers(game)
    if len(numbers) <= most:
        return numbers
    return sorted({numbers[rng.below(len(numbers))] for _ in range(most)})


def either(shapes: Sequence[type[Any]]) -> Any:
    """The union of these types."""
    shape: Any = shapes[0]
    for other in shapes[1:]:
        shape = shape | other
    return shape
