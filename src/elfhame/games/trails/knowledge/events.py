"""The events of Fairy Trails: fields, rules, and what each observer sees of a journal entry."""

from __future__ import annotations

from typing import Any, Final, get_args

from ....kernel.catalogue import Catalogue
from ....kernel.game import Event
from ..data.components import COLOURS, Colour
from ..rules import entries
from ..rules.stones import settling_rule
from ..rules.turn import rule_of
from .actions import place_facts
from .view_types import Place

HousePlace = tuple[int, int, int]
"""A place, and the number of the house among those of its colour on the card there, from 0."""


class Dealt(Event, frozen=True):
    """A seat is dealt its hand; others see only the number of cards."""

    seat: int
    count: int
    cards: tuple[int, ...] | None

    by = ("TRAIL-11",)

    @classmethod
    def from_entry(cls, seat: int, *cards: int) -> Dealt:
        return cls(seat, len(cards), cards)

    @classmethod
    def for_others(cls, seat: int, *cards: int) -> Dealt:
        """Hands stay hidden (TRAIL-71)."""
        return cls(seat, len(cards), None)

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "cards": self.cards or (), "known": int(self.cards is not None)}


class Began(Event, frozen=True):
    """A seat begins."""

    seat: int

    by = ("TRAIL-12R",)


class Chose(Event, frozen=True):
    """A seat has chosen a card of its hand to lay; only the seat itself sees it."""

    seat: int
    card: int

    by = ("TRAIL-20", "TRAIL-71")

    @classmethod
    def for_others(cls, seat: int, card: int) -> None:
        """The card stays hidden until it is laid (TRAIL-71)."""


class Laid(Event, frozen=True):
    """A card was laid."""

    seat: int
    card: int
    x: int
    y: int
    turns: int

    by = ("TRAIL-20",)

    def facts(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "card": self.card,
            "turns": self.turns,
            **place_facts(self.x, self.y),
        }


class Completed(Event, frozen=True):
    """A path has no open end any more."""

    colour: Colour
    houses: int
    places: tuple[Place, ...]
    """The cards that it runs over."""

    by = ("TRAIL-30",)

    @classmethod
    def from_entry(cls, colour: int, houses: int, *places: int) -> Completed:
        pairs = zip(places[::2], places[1::2], strict=True)
        return cls(COLOURS[colour], houses, tuple(pairs))

    def facts(self) -> dict[str, Any]:
        return {"colour": self.colour, "houses": self.houses, "cards": len(self.places)}


class Settled(Event, frozen=True):
    """Stones were placed on houses."""

    colour: Colour
    left: int
    """The number of stones that the colour has left."""
    houses: tuple[HousePlace, ...]
    stones: tuple[int, ...]
    """How many of them each path got, in the order in which the paths were completed."""
    rule: str
    """The rule by which they were placed now."""
    short: bool
    """Whether the stones ran out before the houses did."""

    @classmethod
    def from_entry(
        cls, colour: int, left: int, rule: int, short: int, paths: int, *rest: int
    ) -> Settled:
        stones, houses = rest[:paths], rest[paths:]
        places = zip(houses[::3], houses[1::3], houses[2::3], strict=True)
        return cls(COLOURS[colour], left, tuple(places), stones, settling_rule(rule), bool(short))

    @property
    def rules(self) -> tuple[str, ...]:
        return (self.rule, "TRAIL-35R") if self.short else (self.rule,)

    def facts(self) -> dict[str, Any]:
        return {"colour": self.colour, "left": self.left, "count": len(self.houses)}


class Drew(Event, frozen=True):
    """A seat drew a card; others see which one only in a solo game (TRAIL-72R, TRAIL-75R)."""

    seat: int
    card: int | None
    face_up: bool
    """Whether it is drawn to be laid at once, in a solo game."""

    @classmethod
    def from_entry(cls, seat: int, card: int, face_up: int) -> Drew:
        return cls(seat, card, bool(face_up))

    @classmethod
    def for_others(cls, seat: int, card: int, face_up: int) -> Drew:
        return cls(seat, card if face_up else None, bool(face_up))

    @property
    def rules(self) -> tuple[str, ...]:
        return ("TRAIL-51",) if self.face_up else ("TRAIL-22",)

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "card": self.card or 0}


class Discarded(Event, frozen=True):
    """The card just drawn was put aside."""

    card: int

    by = ("TRAIL-56V",)


class Ended(Event, frozen=True):
    """The game is over."""

    rule: str

    @classmethod
    def from_entry(cls, rule: int) -> Ended:
        return cls(rule_of(rule))

    @property
    def rules(self) -> tuple[str, ...]:
        return (self.rule,)


class Shown(Event, frozen=True):
    """The cards that a seat still held."""

    seat: int
    cards: tuple[int, ...]

    by = ("TRAIL-76R",)

    @classmethod
    def from_entry(cls, seat: int, *cards: int) -> Shown:
        return cls(seat, cards)


class Pile(Event, frozen=True):
    """The cards that were still in the pile, from its top."""

    cards: tuple[int, ...]

    by = ("TRAIL-76R",)

    @classmethod
    def from_entry(cls, *cards: int) -> Pile:
        return cls(cards)

    def facts(self) -> dict[str, Any]:
        return {"count": len(self.cards)}


class Won(Event, frozen=True):
    """Who won: both for a tie, nobody if a solo game is lost."""

    seats: tuple[int, ...]
    rule: str
    """The rule that decided the game."""

    @classmethod
    def from_entry(cls, rule: int, *seats: int) -> Won:
        return cls(seats, rule_of(rule))

    @property
    def rules(self) -> tuple[str, ...]:
        return (self.rule,)

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "number": len(self.seats)}


TrailsEvent = (
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
CATALOGUE: Final[Catalogue[TrailsEvent]] = Catalogue(entries, get_args(TrailsEvent))
