"""Hedgerow's events, as an observer sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from elfhame.kernel.game import REVIEWER, Event
from elfhame.kernel.journal import Entry

(DEALT, PICKED, PASSED, PLAYED, LOOKED, TOOK, LEFT) = range(7)
(LAID, FORAGED, RESTED, FROSTED, SHUFFLED, REVEALED, ENDED) = range(7, 14)

Secret = int | None
Secrets = tuple[int, ...] | None


class Dealt(Event, frozen=True):
    """A seat was dealt a packet; only that seat sees the cards."""

    seat: int
    count: int
    cards: Secrets


class Picked(Event, frozen=True):
    """A seat picked a card; only that seat sees which."""

    seat: int
    card: Secret


class Passed(Event, frozen=True):
    """A packet was passed to a seat; only that seat sees the cards. A last card is kept."""

    seat: int
    count: int
    cards: Secrets


class Played(Event, frozen=True):
    """A seat played a card for some points, perhaps after a cut."""

    seat: int
    card: int
    points: int
    cut: bool

    @property
    def rules(self) -> tuple[str, ...]:
        return ("HEDGE-6", "HEDGE-7", "HEDGE-8") if self.cut else ("HEDGE-6", "HEDGE-8")


class Looked(Event, frozen=True):
    """A seat looked at the clump; only that seat sees the cards."""

    seat: int
    count: int
    cards: Secrets


class Took(Event, frozen=True):
    """A seat took a card from the clump; everyone sees it."""

    seat: int
    card: int


class Left(Event, frozen=True):
    """A seat took no card from the clump."""

    seat: int


class Laid(Event, frozen=True):
    """A seat laid a card back on the deck; only that seat sees which."""

    seat: int
    card: Secret


class Foraged(Event, frozen=True):
    """A seat drew the bottom card of the deck; only that seat sees which."""

    seat: int
    card: Secret


class Rested(Event, frozen=True):
    """A seat did nothing."""

    seat: int


class Frosted(Event, frozen=True):
    """The frost took the bottom card of the deck."""

    card: int


class Shuffled(Event, frozen=True):
    """The discard pile became the deck."""

    count: int


class Revealed(Event, frozen=True):
    """A seat showed its hand at the end."""

    seat: int
    cards: tuple[int, ...]


class Ended(Event, frozen=True):
    """The game ended by a rule."""

    rule: str

    @property
    def rules(self) -> tuple[str, ...]:
        return (self.rule,)


EVENT_TYPES: Final[tuple[type[Event], ...]] = (
    *(Dealt, Picked, Passed, Played, Looked, Took, Left),
    *(Laid, Foraged, Rested, Frosted, Shuffled, Revealed, Ended),
)

_CARDS: Final[dict[int, Callable[[int, int, Secrets], Event]]] = {
    DEALT: Dealt,
    PASSED: Passed,
    LOOKED: Looked,
}
_CARD: Final[dict[int, Callable[[int, Secret], Event]]] = {
    PICKED: Picked,
    LAID: Laid,
    FORAGED: Foraged,
}
_OPEN: Final[dict[int, Callable[..., Event]]] = {
    TOOK: Took,
    LEFT: Left,
    RESTED: Rested,
    FROSTED: Frosted,
    SHUFFLED: Shuffled,
}


def event_for(entry: Entry, observer: int) -> Event:
    """The entry as an event, without what the observer may not know."""
    first, *others = entry.facts
    knows = observer in (first, REVIEWER)
    if entry.kind in _CARDS:
        return _CARDS[entry.kind](first, len(others), tuple(others) if knows else None)
    if entry.kind in _CARD:
        return _CARD[entry.kind](first, others[0] if knows else None)
    if entry.kind == PLAYED:
        return Played(first, others[0], others[1], others[2] == 1)
    if entry.kind == REVEALED:
        return Revealed(first, tuple(others))
    if entry.kind == ENDED:
        return Ended(f"HEDGE-{first}")
    return _OPEN[entry.kind](*entry.facts)
