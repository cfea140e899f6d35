"""Events about cards: the draft, the Card Offer, hands and effects."""

from __future__ import annotations

from typing import Self

from ....kernel.game import Event
from ..data.components import CARDS
from .event_bases import CardEvent, Deed, HiddenCard, HiddenCards, SeatEvent
from .names import CARD_NAMES, CARD_NUMBERS, QUESTIONS, Cards, names


class Dealt(HiddenCards, frozen=True):
    """A seat is dealt a packet in the draft."""

    by = ("FMC-15V", "FMC-97R")


class Passed(HiddenCards, frozen=True):
    """A packet comes to a seat in the draft."""

    by = ("FMC-15V", "FMC-97R")


class Kept(HiddenCard, frozen=True):
    """A seat has kept a card in the draft."""

    by = ("FMC-15V", "FMC-17R")


class Offered(Event, frozen=True):
    """Cards come into the Card Offer."""

    cards: Cards

    by = ("FMC-11", "FMC-41", "FMC-56R")

    @classmethod
    def from_entry(cls, *cards: int) -> Self:
        return cls(names(cards))


class Under(Event, frozen=True):
    """A card that was left in the offer goes under the deck."""

    card: str

    by = ("FMC-41",)

    @classmethod
    def from_entry(cls, card: int) -> Self:
        return cls(CARD_NAMES[card])


class Befriended(SeatEvent, frozen=True):
    """A card of the offer joins a seat's discards, or its hand."""

    card: str
    hand: bool

    @classmethod
    def from_entry(cls, seat: int, card: int, into_hand: int) -> Self:
        return cls(seat, CARD_NAMES[card], bool(into_hand))

    @property
    def rules(self) -> tuple[str, ...]:
        return ("FMC-40", "FMC-95R") if self.hand else ("FMC-40",)


class Drew(HiddenCards, frozen=True):
    """A seat draws cards into its hand."""

    by = ("FMC-91R",)


class Shuffled(SeatEvent, frozen=True):
    """A seat's discards become its draw pile."""

    count: int

    by = ("FMC-25",)


class Played(CardEvent, frozen=True):
    """A card is played."""

    @property
    def rules(self) -> tuple[str, ...]:
        return ("FMC-52R", CARDS[CARD_NUMBERS[self.card]].rule)


class Discarded(HiddenCard, frozen=True):
    """A card leaves a hand unplayed, face down."""

    by = ("FMC-24", "FMC-93R")


class Recovered(CardEvent, frozen=True):
    """A card of a seat's discards goes into its hand."""

    by = ("FMC-100D", "FMC-95R")


class Forwent(SeatEvent, frozen=True):
    """A seat declines what it may decline; the effect is the question that was asked."""

    effect: str

    @classmethod
    def from_entry(cls, seat: int, kind: int) -> Self:
        return cls(seat, QUESTIONS[kind])

    @property
    def rules(self) -> tuple[str, ...]:
        if self.effect in ("before", "after"):
            return ("FMC-20",)
        return ("FMC-50",) if self.effect == "call" else ("FMC-52R",)


class Chose(SeatEvent, frozen=True):
    """A seat chooses one of two things that a card offers."""

    card: str
    option: int

    by = ("FMC-100D",)

    @classmethod
    def from_entry(cls, seat: int, card: int, option: int) -> Self:
        return cls(seat, CARD_NAMES[card], option)


class Beckoned(SeatEvent, frozen=True):
    """A card lets a seat act next."""

    by = ("FMC-100D", "FMC-23")

    @classmethod
    def from_entry(cls, seat: int) -> Self:
        return cls(seat)


class Aimed(Deed, frozen=True):
    """A seat must discard."""

    by = ("FMC-100D", "FMC-53R")
