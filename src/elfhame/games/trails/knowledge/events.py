"""What happens in Fairy Trails, as an observer is told of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ....kernel.game import REVIEWER, Event
from ....kernel.journal import Entry
from ..data.components import COLOURS
from ..rules import entries as telling

Place = tuple[int, int]
"""How far to the east and to the south of the starting card."""
House = tuple[int, int, int]
"""A place, and the number of the house among those of its colour on the card there, from 0."""


class Dealt(Event, frozen=True):
    """A seat is dealt its hand; others are told only how many cards."""

    seat: int
    count: int
    cards: tuple[int, ...] | None

    by = ("TRAIL-11",)

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "cards": self.cards or (), "known": int(self.cards is not None)}


class Began(Event, frozen=True):
    """A seat begins."""

    seat: int

    by = ("TRAIL-12R",)


class Chose(Event, frozen=True):
    """A seat has taken a card of its hand to lay it; told to itself alone."""

    seat: int
    card: int

    by = ("TRAIL-20", "TRAIL-71")


class Laid(Event, frozen=True):
    """A card was laid."""

    seat: int
    card: int
    x: int
    y: int
    turns: int

    by = ("TRAIL-20",)


class Completed(Event, frozen=True):
    """A path has no open end any more."""

    colour: str
    houses: int
    places: tuple[Place, ...]
    """The cards that it runs over."""

    by = ("TRAIL-30",)

    def facts(self) -> dict[str, Any]:
        return {"colour": self.colour, "houses": self.houses, "cards": len(self.places)}


class Settled(Event, frozen=True):
    """Stones were placed on houses."""

    colour: str
    left: int
    """How many stones the colour has left."""
    houses: tuple[House, ...]

    by = ("TRAIL-31",)

    def facts(self) -> dict[str, Any]:
        return {"colour": self.colour, "left": self.left, "count": len(self.houses)}


class Drew(Event, frozen=True):
    """A seat drew a card; others see which one in a solo game alone (TRAIL-72R, TRAIL-75R)."""

    seat: int
    card: int | None

    by = ("TRAIL-22",)

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": self.card or 0}


class Discarded(Event, frozen=True):
    """The card just drawn was put aside."""

    card: int

    by = ("TRAIL-56V",)


class Ended(Event, frozen=True):
    """The game is over."""

    rule: str

    @property
    def rules(self) -> tuple[str, ...]:
        return (self.rule,)


class Shown(Event, frozen=True):
    """What a seat still held."""

    seat: int
    cards: tuple[int, ...]

    by = ("TRAIL-76R",)


class Pile(Event, frozen=True):
    """What was still in the pile, from its top."""

    cards: tuple[int, ...]

    by = ("TRAIL-76R",)

    def facts(self) -> dict[str, Any]:
        return {"count": len(self.cards)}


class Won(Event, frozen=True):
    """Who won: both for a tie, nobody for a solo game lost."""

    seats: tuple[int, ...]

    by = ("TRAIL-40", "TRAIL-41", "TRAIL-54")

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "number": len(self.seats)}


Told = (
    Dealt
    | Began
    | Chose
    | Laid
    | Completed
    | Settled
    | Drew
    | Discarded
    | Ended
    | Shown
    | Pile
    | Won
)


def told(entry: Entry, observer: int) -> Told | None:
    """What the observer is told of an entry: hands and draws to their owner alone (TRAIL-71)."""
    owned = observer == REVIEWER or (bool(entry.facts) and observer == entry.facts[0])
    if entry.kind == telling.CHOSEN:
        return Chose(*entry.facts) if owned else None
    if entry.kind in _HIDING:
        return _HIDING[entry.kind](owned, *entry.facts)
    return _TELLERS[entry.kind](*entry.facts)


def _dealt(owned: bool, seat: int, *cards: int) -> Dealt:
    return Dealt(seat, len(cards), cards if owned else None)


def _drew(owned: bool, seat: int, card: int, face_up: int) -> Drew:
    return Drew(seat, card if owned or face_up else None)


def _completed(colour: int, houses: int, *places: int) -> Completed:
    pairs = tuple(zip(places[::2], places[1::2], strict=True))
    return Completed(COLOURS[colour], houses, pairs)


def _settled(colour: int, left: int, *houses: int) -> Settled:
    listed = tuple(zip(houses[::3], houses[1::3], houses[2::3], strict=True))
    return Settled(COLOURS[colour], left, listed)


def rule_of(number: int) -> str:
    """The id of the rule that ended a game, by its number."""
    return "TRAIL-55R" if number == 55 else f"TRAIL-{number}"


_HIDING: dict[int, Callable[..., Told]] = {telling.DEALT: _dealt, telling.DREW: _drew}
_TELLERS: dict[int, Callable[..., Told]] = {
    telling.BEGAN: Began,
    telling.LAID: Laid,
    telling.COMPLETED: _completed,
    telling.SETTLED: _settled,
    telling.DISCARDED: Discarded,
    telling.ENDED: lambda rule: Ended(rule_of(rule)),
    telling.SHOWN: lambda seat, *cards: Shown(seat, cards),
    telling.PILE: lambda *cards: Pile(cards),
    telling.WON: lambda *seats: Won(seats),
}
