"""The events of the Clearings: dawn, bids, harvest, ogres and sunset."""

from __future__ import annotations

from typing import Any

from ....kernel.game import Event
from ..data.components import KINDS, Cards
from .event_bases import ClearingCards, SeatCard, SeatCards, SeatClearing, SeatClearingCards
from .names import forest_names


class Opened(Event, frozen=True):
    """The first cards lie in the Clearings."""

    cards: Cards

    by = ("LAND-16",)

    @classmethod
    def from_entry(cls, *cards: int) -> Opened:
        return cls(forest_names(cards))


class Began(Event, frozen=True):
    """A seat begins."""

    seat: int

    by = ("LAND-12",)


class Dawned(SeatCards, frozen=True):
    """A turn begins: its first cards are drawn, for all to see."""

    by = ("LAND-21",)


class Placed(Event, frozen=True):
    """A card is placed in a Clearing."""

    seat: int
    card: str
    clearing: int

    by = ("LAND-21", "LAND-22")

    @classmethod
    def from_entry(cls, seat: int, card: int, clearing: int) -> Placed:
        return cls(seat, KINDS[card], clearing + 1)


class Explored(SeatClearing, frozen=True):
    """A seat explores a Clearing: everyone may bid."""

    by = ("LAND-30",)


class Bade(Event, frozen=True):
    """A seat bids."""

    seat: int
    value: int

    by = ("LAND-31", "LAND-32")


class Passed(Event, frozen=True):
    """A seat passes instead of bidding."""

    seat: int

    by = ("LAND-31",)


class Took(SeatClearingCards, frozen=True):
    """A seat takes cards from a Clearing; special fairies go to its hand."""

    by = ("LAND-35",)

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "count": len(self.cards)}


class Abandoned(ClearingCards, frozen=True):
    """Nobody bids: a Clearing's cards are discarded."""

    by = ("LAND-37",)

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "count": len(self.cards)}


class Struck(Event, frozen=True):
    """An ogre strikes and takes this many cards, unless it is held off; then it is discarded."""

    seat: int
    count: int
    shielded: bool

    @classmethod
    def from_entry(cls, seat: int, count: int, shielded: int) -> Struck:
        return cls(seat, count, bool(shielded))

    @property
    def rules(self) -> tuple[str, ...]:
        return ("LAND-131D",) if self.shielded else ("LAND-80",)

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "count": self.count, "shielded": int(self.shielded)}


class Fed(SeatCard, frozen=True):
    """A seat gives the ogre a card."""

    by = ("LAND-80",)


class Emptied(ClearingCards, frozen=True):
    """At sunset a Clearing with six cards is emptied."""

    by = ("LAND-60",)
