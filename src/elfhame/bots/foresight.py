"""Foresight: the events a seat can predict for its own actions, without learning anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..kernel.game import Event, Game
from ..kernel.journal import Entry, Journal
from ..kernel.rng import keyed
from ..kernel.state import State
from .bot import Frame

_CHANCE: Final = keyed(bytes(32), "foresight")
"""Draws what is hidden. No predicted event depends on it, so it can always be the same."""


class Foresight:
    """Predicts what the choices of a frame's seat would cause."""

    def __init__(self, game: Game, frame: Frame) -> None:
        self._game = game
        self._seat = frame.view.observer
        self._world: State = game.imagine(frame.view, _CHANCE.clone())
        kinds = [set(map(type, self.events([action]))) for action in frame.choices]
        self._common = set.intersection(*kinds)

    def events(self, actions: Sequence[int]) -> list[Event]:
        """The events the seat would see if it took these actions one after another.

        They end before the first event that would teach it something hidden or random, and where
        another seat is asked.
        """
        journal, chance, world = Journal(), _CHANCE.clone(), self._world.clone()
        world.tell(journal)
        for action in actions:
            if seat_learns(journal.entries, self._seat) or self._seat not in world.waiting():
                break
            world.apply(self._seat, action, chance)
        return self._predictable(journal.entries)

    def noteworthy(self, actions: Sequence[int]) -> list[Event]:
        """The same, without the kinds of events that every choice would cause.

        If nothing is left, the choices differ only in details, and all events are returned.
        """
        events = self.events(actions)
        return [event for event in events if type(event) not in self._common] or events

    def _predictable(self, entries: Sequence[Entry]) -> list[Event]:
        events = []
        for entry in entries:
            if seat_learns([entry], self._seat):
                break
            events.append(self._game.event(entry, self._seat))
        return [event for event in events if event is not None]


def seat_learns(entries: Sequence[Entry], seat: int) -> bool:
    """Whether any of the entries tells the seat something hidden or random."""
    return any(entry.learns >> seat & 1 for entry in entries)
