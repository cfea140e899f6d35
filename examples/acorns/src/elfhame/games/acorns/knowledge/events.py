"""The events of Acorns: fields, rules, and what each observer sees of a journal entry."""

from __future__ import annotations

from typing import Any, Final, get_args

from ....kernel.bits import contains
from ....kernel.catalogue import Catalogue
from ....kernel.game import Event
from ..rules import entries
from .actions import CARD_NAMES


class Dealt(Event, frozen=True):
    """A seat looks at its cards."""

    seat: int
    cards: tuple[str, ...]

    by = ("ACORN-10",)

    @classmethod
    def from_entry(cls, seat: int, hand: int) -> Dealt:
        return cls(seat, cards_in(hand))

    @classmethod
    def for_others(cls, seat: int, hand: int) -> None:
        """Other hands stay hidden (ACORN-30)."""


class First(Event, frozen=True):
    """A seat begins."""

    seat: int

    by = ("ACORN-11",)


class Played(Event, frozen=True):
    """A seat played a card."""

    seat: int
    card: str

    by = ("ACORN-13",)

    @classmethod
    def from_entry(cls, seat: int, card: int) -> Played:
        return cls(seat, CARD_NAMES[card])


class Taken(Event, frozen=True):
    """A seat won a round with the highest card."""

    seat: int
    card: str

    by = ("ACORN-14",)

    @classmethod
    def from_entry(cls, seat: int, card: int) -> Taken:
        return cls(seat, CARD_NAMES[card])


class Ended(Event, frozen=True):
    """The game is over."""

    by = ("ACORN-20",)


class Won(Event, frozen=True):
    """Who won; several seats share the victory."""

    seats: tuple[int, ...]

    by = ("ACORN-21", "ACORN-22")

    @classmethod
    def from_entry(cls, winners: int) -> Won:
        return cls(tuple(seat for seat in range(4) if contains(winners, seat)))

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "number": len(self.seats)}


AcornsEvent = Dealt | First | Played | Taken | Ended | Won
CATALOGUE: Final[Catalogue[AcornsEvent]] = Catalogue(entries, get_args(AcornsEvent))


def cards_in(cards: int) -> tuple[str, ...]:
    """The names of the cards in a set, lowest first."""
    return tuple(name for card, name in enumerate(CARD_NAMES) if contains(cards, card))
