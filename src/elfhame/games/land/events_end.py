"""What is told when the game is over: what was hidden, points, and who won."""

from __future__ import annotations

from typing import Any

from ...kernel.game import Event
from .components import Cards


class Ended(Event, frozen=True):
    """The game is over."""

    by = ("LAND-65",)


class Shown(Event, frozen=True):
    """What a seat still held."""

    seat: int
    fairies: Cards

    by = ("LAND-118R",)


class Leftover(Event, frozen=True):
    """What was still in a deck, from its top."""

    deck: str
    cards: Cards

    by = ("LAND-118R",)

    def facts(self) -> dict[str, Any]:
        return {"effect": self.deck, "cards": self.cards}


class Boxed(Event, frozen=True):
    """The items that were not in the game."""

    items: Cards

    by = ("LAND-13", "LAND-118R")


class Counted(Event, frozen=True):
    """A seat's final score, in half points: by row, and together."""

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

    def facts(self) -> dict[str, Any]:
        rows = ("turtles", "flowers", "variety", "goblins", "items", "applause")
        return {
            "seat": self.seat,
            "animals": self.animals // 2,
            "half": self.animals % 2,
            **{row: getattr(self, row) // 2 for row in rows},
            "below": int(self.total < 0),
            "total": abs(self.total) // 2,
            "rest": self.total % 2,
        }


class Won(Event, frozen=True):
    """Who won."""

    seat: int

    by = ("LAND-75", "LAND-76R")
