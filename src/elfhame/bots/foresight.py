"""Foresight: the events a seat can predict for its own actions, without learning anything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..kernel.bits import contains
from ..kernel.game import Event, Game
from ..kernel.journal import Entry, Journal
from ..kernel.rng import keyed
from ..kernel.state import State
from ..kernel.term import Term
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
        _, entries = self._played(actions)
        return self._predictable(entries)

    def turn(self, actions: Sequence[int]) -> list[int]:
        """The first of these actions: those the seat can take before it learns something hidden or
        random, and before another seat is asked.
        """
        count, _ = self._played(actions)
        return list(actions[:count])

    def terms(self, actions: Sequence[int]) -> list[Term]:
        """What these actions change for the seat, term by term; it must be able to foresee them."""
        found, chance, world = list[Term](), _CHANCE.clone(), self._world.clone()
        for place, action in enumerate(actions, 1):
            followed = place < len(actions)
            found += self._game.terms(world, self._seat, action, followed)
            if followed:
                world.apply(self._seat, action, chance)
        return found

    @property
    def explains(self) -> bool:
        """Whether the game can say what an action changes."""
        return bool(self._game.term_types)

    def noteworthy(self, actions: Sequence[int]) -> list[Event]:
        """The same, without the kinds of events that every choice would cause.

        If nothing is left, the choices differ only in details, and all events are returned.
        """
        events = self.events(actions)
        return [event for event in events if type(event) not in self._common] or events

    def defeat(self, actions: Sequence[int]) -> Event | None:
        """The event that ends the game, if these actions lose it for the seat."""
        kind = self._game.closing_event or ()
        closing = [event for event in self.events(actions) if isinstance(event, kind)]
        if not closing:
            return None
        world, chance = self._world.clone(), _CHANCE.clone()
        for action in actions:
            world.apply(self._seat, action, chance)
        return None if contains(world.winners(), self._seat) else closing[-1]

    def _played(self, actions: Sequence[int]) -> tuple[int, Sequence[Entry]]:
        """How many of the actions the seat can foresee, and what the journal says about them."""
        journal, chance, world = Journal(), _CHANCE.clone(), self._world.clone()
        world.tell(journal)
        for count, action in enumerate(actions):
            if seat_learns(journal.entries, self._seat) or self._seat not in world.waiting():
                return count, journal.entries
            world.apply(self._seat, action, chance)
        return len(actions), journal.entries

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
