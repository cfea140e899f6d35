"""What is told of the Clearings: dawn, bids, what is taken, ogres and sunset."""

from __future__ import annotations

from typing import Any

from ...kernel.game import Event
from .components import Cards


class Opened(Event, frozen=True):
    """The first cards lie in the Clearings."""

    cards: Cards

    by = ("LAND-16",)


class Began(Event, frozen=True):
    """A seat begins."""

    seat: int

    by = ("LAND-12",)


class Dawned(Event, frozen=True):
    """A turn begins: its first cards are drawn, for all to see."""

    seat: int
    cards: Cards

    by = ("LAND-21",)


class Placed(Event, frozen=True):
    """A card was put into a Clearing."""

    seat: int
    card: str
    clearing: int

    by = ("LAND-21", "LAND-22")


class Explored(Event, frozen=True):
    """A seat sets out to explore a Clearing: all may bid."""

    seat: int
    clearing: int

    by = ("LAND-30",)


class Bade(Event, frozen=True):
    """A seat bids."""

    seat: int
    value: int

    by = ("LAND-31", "LAND-32")


class Passed(Event, frozen=True):
    """A seat bids nothing."""

    seat: int

    by = ("LAND-31",)


class Took(Event, frozen=True):
    """A seat takes cards out of a Clearing; special fairies go to its hand."""

    seat: int
    clearing: int
    cards: Cards

    by = ("LAND-35",)


class Abandoned(Event, frozen=True):
    """Nobody bids: a Clearing's cards are discarded."""

    clearing: int
    cards: Cards

    by = ("LAND-37",)


class Struck(Event, frozen=True):
    """An ogre strikes, takes so many cards, and is discarded; or it is held off."""

    seat: int
    count: int
    shielded: bool

    @property
    def rules(self) -> tuple[str, ...]:
        return ("LAND-131D",) if self.shielded else ("LAND-80",)

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "count": self.count, "shielded": int(self.shielded)}


class Fed(Event, frozen=True):
    """A seat gives the ogre a card."""

    seat: int
    card: str

    by = ("LAND-80",)


class Emptied(Event, frozen=True):
    """At sunset a Clearing with six cards is emptied."""

    clearing: int
    cards: Cards

    by = ("LAND-60",)
