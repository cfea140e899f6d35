"""What is told of the decks and of items: visits, looks, what is kept and drawn."""

from __future__ import annotations

from typing import Any

from ...kernel.game import Event
from .components import Cards


class Visited(Event, frozen=True):
    """A seat sets out to the Queen or to the Druids."""

    seat: int
    deck: str

    @property
    def rules(self) -> tuple[str, ...]:
        return ("LAND-40",) if self.deck == "court" else ("LAND-45",)

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "effect": self.deck}


class Shuffled(Event, frozen=True):
    """A deck is shuffled."""

    deck: str

    by = ("LAND-114R",)

    def facts(self) -> dict[str, Any]:
        return {"effect": self.deck}


class Looked(Event, frozen=True):
    """A seat looks at the top of a deck; others are told only how many cards, or not even that."""

    seat: int
    deck: str
    count: int | None
    cards: Cards | None

    by = ("LAND-40", "LAND-113R")

    def facts(self) -> dict[str, Any]:
        known = 2 if self.cards is not None else int(self.count is not None)
        cards, count = self.cards or (), self.count or 0
        facts = {"known": known, "count": count, "cards": cards}
        return {"seat": self.seat, "effect": self.deck, **facts}


class Kept(Event, frozen=True):
    """A seat keeps one of the cards it looked at, for all to see."""

    seat: int
    deck: str
    card: str

    by = ("LAND-40", "LAND-46")

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "effect": self.deck, "card": self.card}


class Sank(Event, frozen=True):
    """A card goes under the deck; told to who puts it there alone (LAND-113R)."""

    seat: int
    deck: str
    card: str

    by = ("LAND-40", "LAND-113R")

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "effect": self.deck, "card": self.card}


class Buried(Event, frozen=True):
    """All cards not kept are under the deck; told to the others, who do not see which."""

    seat: int
    deck: str
    count: int | None

    by = ("LAND-40", "LAND-110")

    def facts(self) -> dict[str, Any]:
        known = int(self.count is not None)
        return {"seat": self.seat, "effect": self.deck, "known": known, "count": self.count or 0}


class Used(Event, frozen=True):
    """A seat uses an item up."""

    seat: int
    item: str

    by = ("LAND-50",)


class Drew(Event, frozen=True):
    """Forest cards are drawn in the open."""

    seat: int
    cards: Cards

    by = ("LAND-138D",)


class Gained(Event, frozen=True):
    """A seat gains one of them."""

    seat: int
    card: str

    by = ("LAND-138D",)
