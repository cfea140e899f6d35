"""What events of Fairy Land have in common: a seat, a Clearing or a deck, with cards."""

from __future__ import annotations

from typing import Any, Self

from ....kernel.game import Event
from ..data.components import DECKS, KINDS, Cards, Deck
from .names import card_name, fairy_names, forest_names


class SeatCard(Event, frozen=True):
    """Something that a seat does with one Forest card."""

    seat: int
    card: str

    @classmethod
    def from_entry(cls, seat: int, card: int) -> Self:
        return cls(seat, KINDS[card])


class SeatCards(Event, frozen=True):
    """Something that a seat does with several Forest cards."""

    seat: int
    cards: Cards

    @classmethod
    def from_entry(cls, seat: int, *cards: int) -> Self:
        return cls(seat, forest_names(cards))


class SeatFairies(Event, frozen=True):
    """Something that happens to several Fairies of a seat."""

    seat: int
    fairies: Cards

    @classmethod
    def from_entry(cls, seat: int, *fairies: int) -> Self:
        return cls(seat, fairy_names(fairies))

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "count": len(self.fairies)}


class SeatClearing(Event, frozen=True):
    """Something that a seat does in a Clearing."""

    seat: int
    clearing: int

    @classmethod
    def from_entry(cls, seat: int, clearing: int) -> Self:
        return cls(seat, clearing + 1)


class SeatClearingCards(Event, frozen=True):
    """Something that a seat does with several cards of a Clearing."""

    seat: int
    clearing: int
    cards: Cards

    @classmethod
    def from_entry(cls, seat: int, clearing: int, *cards: int) -> Self:
        return cls(seat, clearing + 1, forest_names(cards))


class ClearingCards(Event, frozen=True):
    """Something that happens to all cards of a Clearing."""

    clearing: int
    cards: Cards

    @classmethod
    def from_entry(cls, clearing: int, *cards: int) -> Self:
        return cls(clearing + 1, forest_names(cards))


class DeckCard(Event, frozen=True):
    """Something that a seat does with a card from the Court's or the Druids' deck."""

    seat: int
    deck: Deck
    card: str

    @classmethod
    def from_entry(cls, seat: int, deck: int, card: int) -> Self:
        return cls(seat, DECKS[deck], card_name(deck, card))

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "effect": self.deck, "card": self.card}
