"""What a state looks like, and what somebody is told, so that two of them can be compared."""

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


class Told(NamedTuple):
    """What an observer is told of some entries, up to the first from which a seat learns."""

    events: bytes
    learned: bool


def everything(game: Game, state: State) -> tuple[object, ...]:
    """All that can be asked of a state, its secrets included."""
    seen = to_json(game.view(state, REVIEWER))
    return seen, state.player(), asked(state), state.scores(), state.returns(), state.ending()


def asked(state: State) -> dict[int, list[int]]:
    """The legal actions of every waiting seat; the state is left alone."""
    return {seat: state.legal_actions(seat) for seat in state.waiting()}


def standing(play: Play) -> tuple[object, ...]:
    """All that can be asked of a play, and what chance will bring."""
    noted = list(play.steps), list(play.taken_back), list(play.journal.entries)
    return everything(play.game, play.state), noted, words(play.chance)


def words(rng: Rng, count: int = 4) -> list[int]:
    """What the generator will draw next; it is left alone."""
    ahead = rng.clone()
    return [ahead.word() for _ in range(count)]


def events(game: Game, entries: Iterable[Entry], observer: int) -> list[Event]:
    """What the observer is told of these entries."""
    told = (game.event(entry, observer) for entry in entries)
    return [event for event in told if event is not None]


def told(game: Game, entries: Sequence[Entry], observer: int, learner: int) -> Told:
    """What the observer is told before the learner, a seat, learns something."""
    for place, entry in enumerate(entries):
        if entry.learns >> learner & 1:
            return Told(to_json(events(game, entries[:place], observer)), True)
    return Told(to_json(events(game, entries, observer)), False)


@cache
def meaningful(game: Game) -> list[int]:
    """The numbers that mean something on the board of this game, ascending."""
    return [number for number in range(game.actions) if _means_something(game, number)]


def _means_something(game: Game, number: int) -> bool:
    try:
        game.action(number)
    except Refused:
        return False
    return True


def some_numbers(game: Game, rng: Rng, most: int = 700) -> list[int]:
    """Meaningful numbers, ascending: all, or so many drawn at random where there are more."""
    numbers = meaningful(game)
    if len(numbers) <= most:
        return numbers
    return sorted({numbers[rng.below(len(numbers))] for _ in range(most)})


def either(shapes: Sequence[type[Any]]) -> Any:
    """The shape that is any one of these."""
    shape: Any = shapes[0]
    for other in shapes[1:]:
        shape = shape | other
    return shape
