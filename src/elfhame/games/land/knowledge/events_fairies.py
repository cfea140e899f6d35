"""The events of Fairies: payments, the Wind, the Warrior, and how Fairies return."""

from __future__ import annotations

from ....kernel.game import Event
from ..data.components import DECKS, HAND
from ..data.tables import CLEARINGS, deck_number
from .event_bases import SeatClearing, SeatClearingCards, SeatFairies
from .events_decks import VISITS


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


class Spared(SeatClearing, frozen=True):
    """The Warrior spares the evil creatures of a Clearing."""

    by = ("LAND-90",)


class Banished(SeatClearingCards, frozen=True):
    """The Warrior discards the evil creatures of a Clearing."""

    by = ("LAND-90",)


class Crested(SeatFairies, frozen=True):
    """A seat plays a Crest: all its played Fairies return to its hand."""

    by = ("LAND-51",)


class Returned(SeatFairies, frozen=True):
    """Played Fairies return to a hand."""

    by = ("LAND-130D",)
