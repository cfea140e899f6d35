"""The events of Fairies: payments, the Wind, the Warrior, and how Fairies return."""

from __future__ import annotations

from typing import Any

from ....kernel.game import Event
from ..data.components import DECKS, HAND, Cards
from ..data.tables import CLEARINGS, deck_number
from .events_decks import VISITS
from .names import fairy_names, forest_names


def payment_rule(aim: int) -> str:
    """The rule by which Fairies pay for a Clearing (LAND-34) or for a visit."""
    return "LAND-34" if aim < CLEARINGS else VISITS[DECKS[deck_number(aim)]]


class Played(Event, frozen=True):
    """A seat plays a Fairy; the event has her worth here."""

    seat: int
    fairy: str
    worth: int
    rule: str
    """The rule of what she pays for: an exploration or a visit."""

    @classmethod
    def from_entry(cls, seat: int, fairy: int, worth: int, aim: int) -> Played:
        return cls(seat, HAND[fairy], worth, payment_rule(aim))

    @property
    def rules(self) -> tuple[str, ...]:
        return (self.rule,)


class Paid(Event, frozen=True):
    """A payment is complete: its total, and the part of it that items add."""

    seat: int
    total: int
    bonus: int
    rule: str
    """The rule of what was paid for: an exploration or a visit."""

    @classmethod
    def from_entry(cls, seat: int, total: int, bonus: int, aim: int) -> Paid:
        return cls(seat, total, bonus, payment_rule(aim))

    @property
    def rules(self) -> tuple[str, ...]:
        return (self.rule, "LAND-120D") if self.bonus else (self.rule,)


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

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "count": len(self.fairies)}


class Returned(Event, frozen=True):
    """Played Fairies return to a hand."""

    seat: int
    fairies: Cards

    by = ("LAND-130D",)

    @classmethod
    def from_entry(cls, seat: int, *fairies: int) -> Returned:
        return cls(seat, fairy_names(fairies))

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "count": len(self.fairies)}
