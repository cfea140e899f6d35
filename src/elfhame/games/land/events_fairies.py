"""What is told of Fairies: what they are played for, and how they return."""

from __future__ import annotations

from ...kernel.game import Event
from .components import Cards


class Played(Event, frozen=True):
    """A seat plays a Fairy, which is worth so much here."""

    seat: int
    fairy: str
    worth: int

    by = ("LAND-34",)


class Paid(Event, frozen=True):
    """A payment is complete: what it is worth, and how much of that items add."""

    seat: int
    total: int
    bonus: int

    by = ("LAND-34", "LAND-120D")


class Recalled(Event, frozen=True):
    """The Fairy of the Wind returns to her owner's hand."""

    seat: int

    by = ("LAND-95",)


class Stayed(Event, frozen=True):
    """She stays where she was played."""

    seat: int

    by = ("LAND-95",)


class Spared(Event, frozen=True):
    """The Warrior lets the evil creatures of a Clearing be."""

    seat: int
    clearing: int

    by = ("LAND-90",)


class Banished(Event, frozen=True):
    """The Warrior discards the evil creatures of a Clearing."""

    seat: int
    clearing: int
    cards: Cards

    by = ("LAND-90",)


class Crested(Event, frozen=True):
    """A seat plays a Crest: all its played Fairies return to its hand."""

    seat: int
    fairies: Cards

    by = ("LAND-51",)


class Returned(Event, frozen=True):
    """Played Fairies return to a hand."""

    seat: int
    fairies: Cards

    by = ("LAND-130D",)
