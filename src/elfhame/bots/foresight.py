"""What a seat can foresee of its own actions: the events up to the first that would teach it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..kernel.game import AnyGame, Event
from ..kernel.journal import Entry, Journal
from ..kernel.rng import keyed
from ..kernel.state import State
from .bot import Frame

_CHANCE: Final = keyed(bytes(32), "foresight")
"""Draws what is hidden. Nothing that is foreseen hangs on it, so it is the same every time."""


class Foresight:
    """What the seat of a frame can say of its choices without any search."""

    def __init__(self, game: AnyGame, frame: Frame) -> None:
        self._game = game
        self._seat = frame.view.observer
        self._world: State = game.imagine(frame.view, _CHANCE.clone())
        brought = [set(map(type, self.events([action]))) for action in frame.choices]
        self._common = set.intersection(*brought)

    def events(self, actions: Sequence[int]) -> list[Event]:
        """What the seat would see happen by its actions, one after another.

        It ends before the first thing that the seat would learn, and where it is not asked again.
        """
        journal, chance, world = Journal(), _CHANCE.clone(), self._world.clone()
        world.tell(journal)
        for action in actions:
            if seat_learns(journal.entries, self._seat) or self._seat not in world.waiting():
                break
            world.apply(self._seat, action, chance)
        return self._told(journal.entries)

    def noteworthy(self, actions: Sequence[int]) -> list[Event]:
        """The same without what every choice would bring.

        Where nothing would be left, the choices differ in the details alone; then all is kept.
        """
        events = self.events(actions)
        return [event for event in events if type(event) not in self._common] or events

    def _told(self, entries: Sequence[Entry]) -> list[Event]:
        events = []
        for entry in entries:
            if seat_learns([entry], self._seat):
                break
            events.append(self._game.event(entry, self._seat))
        return [event for event in events if event is not None]


def seat_learns(entries: Sequence[Entry], seat: int) -> bool:
    """Whether the seat learns something hidden or random by any of the entries."""
    return any(entry.learns >> seat & 1 for entry in entries)
