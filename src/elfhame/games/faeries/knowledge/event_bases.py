"""What events have in common: the seat they belong to, and cards that stay hidden."""

from __future__ import annotations

from typing import Any, Self

from ....kernel.game import Event
from .names import CARD_NAMES, Cards, names


class SeatEvent(Event, frozen=True):
    """Something that a seat does, or that happens to it."""

    seat: int


class CardEvent(SeatEvent, frozen=True):
    """Something that a seat does with a card that everyone sees."""

    card: str

    @classmethod
    def from_entry(cls, seat: int, card: int) -> Self:
        return cls(seat, CARD_NAMES[card])


class HiddenCards(SeatEvent, frozen=True):
    """Some cards that only their owner sees; the others are told how many."""

    count: int
    cards: Cards | None

    @classmethod
    def from_entry(cls, seat: int, *cards: int) -> Self:
        return cls(seat, len(cards), names(cards))

    @classmethod
    def for_others(cls, seat: int, *cards: int) -> Self:
        """Others see the number of cards (FMC-90R)."""
        return cls(seat, len(cards), None)

    def facts(self) -> dict[str, Any]:
        known = int(self.cards is not None)
        return {"seat": self.seat, "count": self.count, "cards": self.cards or (), "known": known}


class HiddenCard(SeatEvent, frozen=True):
    """A card that only its owner sees."""

    card: str | None

    @classmethod
    def from_entry(cls, seat: int, card: int) -> Self:
        return cls(seat, CARD_NAMES[card])

    @classmethod
    def for_others(cls, seat: int, card: int) -> Self:
        """Others see that there is a card."""
        return cls(seat, None)

    def facts(self) -> dict[str, Any]:
        known = int(self.card is not None)
        return {"seat": self.seat, "card": self.card or 0, "known": known}


class Deed(Event, frozen=True):
    """Something that one seat's card, the actor's, does to a seat."""

    actor: int
    seat: int

    def facts(self) -> dict[str, Any]:
        facts = super().facts()
        return {"by": facts.pop("actor"), **facts}
