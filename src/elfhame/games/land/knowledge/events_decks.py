"""The events of decks and items: visits, looks, cards kept, buried and drawn."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.game import Event
from ..data.components import DECKS, ITEM_NAMES, Cards, Deck
from .event_bases import DeckCard, SeatCard, SeatCards
from .names import card_names

VISITS: Final = {"court": "LAND-40", "druids": "LAND-45"}
"""The rule of a visit, by deck."""


class Visited(Event, frozen=True):
    """A seat sets out to the Queen or to the Druids."""

    seat: int
    deck: Deck

    @classmethod
    def from_entry(cls, seat: int, deck: int) -> Visited:
        return cls(seat, DECKS[deck])

    @property
    def rules(self) -> tuple[str, ...]:
        return (VISITS[self.deck],)

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "effect": self.deck}


class Shuffled(Event, frozen=True):
    """A deck is shuffled."""

    deck: Deck

    by = ("LAND-114R",)

    @classmethod
    def from_entry(cls, deck: int) -> Shuffled:
        return cls(DECKS[deck])

    def facts(self) -> dict[str, Any]:
        return {"effect": self.deck}


class Looked(Event, frozen=True):
    """A seat looks at the top of a deck; the others see at most how many cards there are."""

    seat: int
    deck: Deck
    count: int | None
    cards: Cards | None

    @classmethod
    def from_entry(cls, seat: int, deck: int, hidden: int, *cards: int) -> Looked:
        return cls(seat, DECKS[deck], len(cards), card_names(deck, cards))

    @classmethod
    def for_others(cls, seat: int, deck: int, hidden: int, *cards: int) -> Looked:
        """The others see at most how many cards there are (LAND-113R, LAND-19V)."""
        return cls(seat, DECKS[deck], None if hidden else len(cards), None)

    @property
    def rules(self) -> tuple[str, ...]:
        return (VISITS[self.deck], "LAND-113R")

    def facts(self) -> dict[str, Any]:
        known = 2 if self.cards is not None else int(self.count is not None)
        cards, count = self.cards or (), self.count or 0
        facts = {"known": known, "count": count, "cards": cards}
        return {"seat": self.seat, "effect": self.deck, **facts}


class Kept(DeckCard, frozen=True):
    """A seat keeps one of the cards it looked at, for all to see."""

    @property
    def rules(self) -> tuple[str, ...]:
        return ("LAND-40",) if self.deck == "court" else ("LAND-45", "LAND-46")


class Sank(DeckCard, frozen=True):
    """A seat puts a card under the deck; only that seat sees which (LAND-113R)."""

    @classmethod
    def for_others(cls, seat: int, deck: int, card: int) -> None:
        """The others don't see which card it is (LAND-113R); they see Buried."""

    @property
    def rules(self) -> tuple[str, ...]:
        return (VISITS[self.deck], "LAND-113R")


class Buried(Event, frozen=True):
    """All cards not kept are under the deck; seen by the others instead of each card."""

    seat: int
    deck: Deck
    count: int | None

    @classmethod
    def from_entry(cls, seat: int, deck: int, hidden: int, count: int) -> None:
        """The seat itself has seen each card go (Sank)."""

    @classmethod
    def for_others(cls, seat: int, deck: int, hidden: int, count: int) -> Buried:
        return cls(seat, DECKS[deck], None if hidden else count)

    @property
    def rules(self) -> tuple[str, ...]:
        return (VISITS[self.deck], "LAND-110")

    def facts(self) -> dict[str, Any]:
        known = int(self.count is not None)
        return {"seat": self.seat, "effect": self.deck, "known": known, "count": self.count or 0}


class Used(Event, frozen=True):
    """A seat uses up an item."""

    seat: int
    item: str

    by = ("LAND-50",)

    @classmethod
    def from_entry(cls, seat: int, item: int) -> Used:
        return cls(seat, ITEM_NAMES[item])


class Drew(SeatCards, frozen=True):
    """Forest cards are drawn for all to see."""

    by = ("LAND-138D",)


class Gained(SeatCard, frozen=True):
    """A seat gains one of the cards drawn."""

    by = ("LAND-138D",)
