"""Checks whether an observer can tell two worlds apart that should look the same to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elfhame.kernel.game import WATCHER, Game
from elfhame.kernel.journal import Journal
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.position import position_of
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.shapes import to_json
from elfhame.kernel.state import State

from .kits import drawn
from .parallel_worlds import divergences
from .worlds import events, everything, some_numbers, words


def differences(game: Game, state: State, other: State, observer: int) -> list[str]:
    """The differences that the observer could see between two worlds, which aren't changed."""
    found = [
        name
        for name, sight in OBSERVATIONS.items()
        if sight(game, state, observer) != sight(game, other, observer)
    ]
    if found or observer == WATCHER:
        return found
    return divergences(game, state, other, observer)


def _view(game: Game, state: State, observer: int) -> bytes:
    return to_json(game.view(state, observer))


def _watched(game: Game, state: State, observer: int) -> bytes:
    """The watcher's view: it knows no more than any seat, so it must be the same too."""
    return to_json(game.view(state, WATCHER))


def _tensor(game: Game, state: State, observer: int) -> list[int]:
    return [] if observer == WATCHER else [*game.tensor(state, observer)]


def _position(game: Game, state: State, observer: int) -> str:
    """The position as the observer knows it, if the game writes positions."""
    try:
        return position_of(game, state, observer)
    except Refused as refused:
        return str(refused)


def _waiting(game: Game, state: State, observer: int) -> list[int]:
    return state.waiting()


def _legal(game: Game, state: State, observer: int) -> list[int]:
    return state.legal_actions(observer) if observer in state.waiting() else []


def _refusals(game: Game, state: State, observer: int) -> list[str | None]:
    if observer not in state.waiting():
        return []
    return [state.refusal(observer, number) for number in some_numbers(game, _rng("refusals"))]


def _looks(game: Game, state: State, observer: int) -> list[bytes | str]:
    if observer not in state.waiting():
        return []
    play = Play(game, len(state.scores()), None, 0)
    play.state = state.clone()
    legal = state.legal_actions(observer)
    rng = _rng("looks")
    numbers = [drawn(legal, rng), drawn(legal, rng), drawn(some_numbers(game, rng), rng)]
    return [_look(play, number, observer) for number in numbers]


def _look(play: Play, number: int, seat: int) -> bytes | str:
    try:
        return to_json(play.look([number], seat))
    except Refused as refused:
        return str(refused)


OBSERVATIONS: Final[dict[str, Callable[[Game, State, int], object]]] = {
    "view": _view,
    "watcher's view": _watched,
    "tensor": _tensor,
    "position": _position,
    "seats waited for": _waiting,
    "legal actions": _legal,
    "refusals": _refusals,
    "looks": _looks,
}


def opening_differences(game: Game, state: State, other: State, observer: int) -> list[str]:
    """Whether the set-up of the two worlds has different events for the observer."""
    seen = []
    for world in (state, other):
        journal = Journal()
        fresh = world.clone()
        fresh.tell(journal)
        fresh.opening()
        seen.append([to_json(events(game, journal.entries, one)) for one in (observer, WATCHER)])
    return [] if seen[0] == seen[1] else ["the events of the opening"]


def sampling_differences(game: Game, state: State, observer: int, rng: Rng) -> list[str]:
    """Differences between a world drawn from the state and one drawn from its view alone."""
    ones, twos = rng.clone(), rng.clone()
    one = state.determinize(observer, ones)
    two: State = game.world(game.view(state, observer)).determinize(observer, twos)
    if everything(game, one) != everything(game, two):
        return ["the drawn world"]
    if course(game, one, ones) != course(game, two, twos):
        return ["the course of a random game in the drawn world"]
    return []


def course(game: Game, state: State, rng: Rng) -> list[object]:
    """A random game from here: every list of legal actions, and the result."""
    course: list[object] = []
    while state.player() >= 0:
        legal = state.legal_actions(state.player())
        course.append((state.player(), legal))
        state.apply(state.player(), drawn(legal, rng), rng)
    return [*course, everything(game, state), words(rng)]


def _rng(label: str) -> Rng:
    return keyed(seed_bytes(0), label)
