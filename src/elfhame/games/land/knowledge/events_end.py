"""The events of the end: what was hidden, the points, and the winner."""

from __future__ import annotations

from typing import Any

from ....kernel.game import Event
from ..data.components import DECKS, ITEM_NAMES, Cards, Deck
from .event_bases import SeatFairies
from .names import card_names


class Ended(Event, frozen=True):
    """The game is over."""

    by = ("LAND-65",)


class Shown(SeatFairies, frozen=True):
    """A seat shows the Fairies still in its hand."""

    by = ("LAND-118R",)


class Leftover(Event, frozen=True):
    """The cards still in a deck, from the top."""

    deck: Deck
    cards: Cards

    by = ("LAND-118R",)

    @classmethod
    def from_entry(cls, deck: int, *cards: int) -> Leftover:
        return cls(DECKS[deck], card_names(deck, cards))

    def facts(self) -> dict[str, Any]:
        return {"effect": self.deck, "cards": self.cards, "count": len(self.cards)}


class Boxed(Event, frozen=True):
    """The items that weren't in the game."""

    items: Cards

    by = ("LAND-13", "LAND-118R")

    @classmethod
    def from_entry(cls, *items: int) -> Boxed:
        return cls(tuple(ITEM_NAMES[item] for item in items))


class Counted(Event, frozen=True):
    """A seat's final score, by row and in total."""

    seat: int
    animals: int
    turtles: int
    flowers: int
    variety: int
    goblins: int
    items: int
    applause: int
    total: int

    by = ("LAND-66", "LAND-69", "LAND-70", "LAND-71", "LAND-72", "LAND-73", "LAND-74")


class Won(Event, frozen=True):
    """A seat wins."""

    seat: int

    by = ("LAND-75", "LAND-76R")
