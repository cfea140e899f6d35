"""Events at the end: why it comes, the cards that are shown, the points and the winners."""

from __future__ import annotations

from typing import Any, Final, Self

from ....kernel.game import Event
from ..data.components import FOLKS, Folk
from .event_bases import SeatEvent
from .names import CARD_NAMES, CAUSES, Cards, names

ZONE_NAMES: Final = ("hand", "pile", "discards")


class Came(Event, frozen=True):
    """The end has come; this turn is the last."""

    effect: str
    """Why: ``homes``, ``tiles``, ``tokens``, ``cards`` or ``turns``."""

    @classmethod
    def from_entry(cls, cause: int) -> Self:
        return cls(CAUSES[cause - 1])

    @property
    def rules(self) -> tuple[str, ...]:
        return ("FMC-76R",) if self.effect == "turns" else ("FMC-70", "FMC-75R")


class Ended(Event, frozen=True):
    """The last turn is over."""

    rule: str

    @classmethod
    def from_entry(cls, rule: int) -> Self:
        return cls("FMC-76R" if rule == 76 else "FMC-70")

    @property
    def rules(self) -> tuple[str, ...]:
        return (self.rule,)


class Shown(SeatEvent, frozen=True):
    """A seat shows the cards in its hand, draw pile or discards."""

    effect: str
    """Where they were: ``hand``, ``pile`` or ``discards``."""
    cards: Cards

    by = ("FMC-98R",)

    @classmethod
    def from_entry(cls, seat: int, place: int, *cards: int) -> Self:
        return cls(seat, ZONE_NAMES[place], names(cards))


class Left(Event, frozen=True):
    """The cards that never appeared."""

    cards: Cards

    by = ("FMC-98R",)

    @classmethod
    def from_entry(cls, *cards: int) -> Self:
        return cls(names(cards))


class Area(SeatEvent, frozen=True):
    """The points that an area brings a seat."""

    folk: Folk
    points: int

    by = ("FMC-62", "FMC-63R")

    @classmethod
    def from_entry(cls, seat: int, folk: int, points: int) -> Self:
        return cls(seat, FOLKS[folk], points)


class GardenEvent(SeatEvent, frozen=True, tag="garden"):
    """The points that its plants bring a seat."""

    points: int
    doubled: int
    """The part of these points that comes from homes."""

    by = ("FMC-71", "FMC-72")


class Counted(SeatEvent, frozen=True):
    """The points that a card brings at the end."""

    card: str
    points: int

    by = ("FMC-57R",)

    @classmethod
    def from_entry(cls, seat: int, card: int, points: int) -> Self:
        return cls(seat, CARD_NAMES[card], points)


class Won(Event, frozen=True):
    """Who won; several seats share the victory."""

    seats: tuple[int, ...]

    by = ("FMC-74",)

    @classmethod
    def from_entry(cls, *seats: int) -> Self:
        return cls(seats)

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "number": len(self.seats)}
