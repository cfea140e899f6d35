"""The events of Fairies: payments, the Wind, the Warrior, and how Fairies return."""

from __future__ import annotations

from ....kernel.game import Event
from ..data.components import HAND, Cards
from .names import fairy_names, forest_names


class Played(Event, frozen=True):
    """A seat plays a Fairy; the event has her worth here."""

    seat: int
    fairy: str
    worth: int

    by = ("LAND-34",)

    @classmethod
    def from_entry(cls, seat: int, fairy: int, worth: int) -> Played:
        return cls(seat, HAND[fairy], worth)


class Paid(Event, frozen=True):
    """A payment is complete: its total, and the part of it that items add."""

    seat: int
    total: int
    bonus: int

    by = ("LAND-34", "LAND-120D")


class Recalled(Event, frozen=True):
    """The Fairy of the Wind returns to her owner's hand."""

    seat: int

    by = ("LAND-95",)


class Stayed(Event, frozen=True):
    """The Fairy of the Wind stays where she was played."""

    seat: int

    by = ("LAND-95",)


class Spared(Event, frozen=True):
    """The Warrior spares the evil creatures of a Clearing."""

    seat: int
    clearing: int

    by = ("LAND-90",)

    @classmethod
    def from_entry(cls, seat: int, clearing: int) -> Spared:
        return cls(seat, clearing + 1)


class Banished(Event, frozen=True):
    """The Warrior discards the evil creatures of a Clearing."""

    seat: int
    clearing: int
    cards: Cards

    by = ("LAND-90",)

    @classmethod
    def from_entry(cls, seat: int, clearing: int, *cards: int) -> Banished:
        return cls(seat, clearing + 1, forest_names(cards))


class Crested(Event, frozen=True):
    """A seat plays a Crest: all its played Fairies return to its hand."""

    seat: int
    fairies: Cards

    by = ("LAND-51",)

    @classmethod
    def from_entry(cls, seat: int, *fairies: int) -> Crested:
        return cls(seat, fairy_names(fairies))


class Returned(Event, frozen=True):
    """Played Fairies return to a hand."""

    seat: int
    fairies: Cards

    by = ("LAND-130D",)

    @classmethod
    def from_entry(cls, seat: int, *fairies: int) -> Returned:
        return cls(seat, fairy_names(fairies))
