"""What happens in Faeries & Magical Creatures, as an observer is told of it."""

from __future__ import annotations

from typing import Any

from ....kernel.game import Event
from ..data.components import CARDS
from .actions import CARD_NAMES

Cards = tuple[str, ...]
Secret = str | None
Secrets = tuple[str, ...] | None


class _OfSeat(Event, frozen=True):
    """Something of a seat."""

    seat: int


class Began(_OfSeat, frozen=True):
    """A seat has the Acting Player token first."""

    by = ("FMC-13", "FMC-16R")


class _Hidden(_OfSeat, frozen=True):
    """Some cards, of which only those who may are told which."""

    count: int
    cards: Secrets

    def facts(self) -> dict[str, Any]:
        known = int(self.cards is not None)
        return {"seat": self.seat, "count": self.count, "cards": self.cards or (), "known": known}


class Dealt(_Hidden, frozen=True):
    """A seat is dealt a packet in the draft."""

    by = ("FMC-15V", "FMC-97R")


class Passed(_Hidden, frozen=True):
    """A packet comes to a seat in the draft."""

    by = ("FMC-15V", "FMC-97R")


class Drew(_Hidden, frozen=True):
    """A seat draws cards into its hand."""

    by = ("FMC-91R",)


class _HiddenCard(_OfSeat, frozen=True):
    card: Secret

    def facts(self) -> dict[str, Any]:
        known = int(self.card is not None)
        return {"seat": self.seat, "card": self.card or 0, "known": known}


class Kept(_HiddenCard, frozen=True):
    """A seat has kept a card in the draft."""

    by = ("FMC-15V", "FMC-17R")


class Discarded(_HiddenCard, frozen=True):
    """A card leaves a hand unplayed, face down."""

    by = ("FMC-24", "FMC-93R")


class Offered(Event, frozen=True):
    """Cards come into the Card Offer."""

    cards: Cards

    by = ("FMC-11", "FMC-41", "FMC-56R")


class Tiles(Event, frozen=True):
    """Tiles come into the Tile Offer."""

    tiles: tuple[int, ...]

    by = ("FMC-12", "FMC-34", "FMC-56R")


class Named(_OfSeat, frozen=True):
    """The acting player names the action of this turn."""

    action: str

    by = ("FMC-20",)


class Unable(_OfSeat, frozen=True):
    """A seat cannot perform the action."""

    action: str

    by = ("FMC-28R",)


class Forwent(_OfSeat, frozen=True):
    """A seat does not do what it need not do: the question that was asked."""

    effect: str

    @property
    def rules(self) -> tuple[str, ...]:
        if self.effect in ("before", "after"):
            return ("FMC-20",)
        return ("FMC-50",) if self.effect == "call" else ("FMC-52R",)


class Played(_OfSeat, frozen=True):
    """A card is played."""

    card: str

    @property
    def rules(self) -> tuple[str, ...]:
        return ("FMC-52R", CARDS[CARD_NAMES.index(self.card)].rule)


class Placed(_OfSeat, frozen=True):
    """A token goes from the supply into an area."""

    folk: str
    there: int
    left: int

    by = ("FMC-30",)


class _Deed(Event, frozen=True):
    """Something that one seat's card, the actor's, does to a seat."""

    actor: int
    seat: int

    def facts(self) -> dict[str, Any]:
        facts = super().facts()
        return {"by": facts.pop("actor"), **facts}


class Moved(_Deed, frozen=True):
    """A seat's token goes to another area."""

    source: str
    target: str

    by = ("FMC-100D", "FMC-46")


class Removed(_Deed, frozen=True):
    """A seat's token returns to its supply."""

    folk: str

    by = ("FMC-100D", "FMC-55R")


class Stolen(_Deed, frozen=True):
    """A seat's token returns to its supply, and the actor's takes its place."""

    folk: str

    by = ("FMC-100D", "FMC-55R")


class Aimed(_Deed, frozen=True):
    """A seat is to discard."""

    by = ("FMC-100D", "FMC-53R")


class Shuffled(_OfSeat, frozen=True):
    """A seat's discards become its draw pile."""

    count: int

    by = ("FMC-25",)


class Befriended(_OfSeat, frozen=True):
    """A card of the offer joins a seat's discards, or its hand."""

    card: str
    hand: bool

    by = ("FMC-40", "FMC-95R")


class Recovered(_OfSeat, frozen=True):
    """A card of a seat's discards goes into its hand."""

    card: str

    by = ("FMC-100D", "FMC-95R")


class Took(_OfSeat, frozen=True):
    """A seat takes a tile of the offer."""

    tile: int

    by = ("FMC-31",)


class Laid(_OfSeat, frozen=True):
    """A tile is laid in a seat's garden."""

    tile: int
    side: str
    turns: int
    x: int
    y: int

    by = ("FMC-31", "FMC-37R")


class Scored(_OfSeat, frozen=True):
    """Points, by an icon or by a card."""

    points: int
    effect: str

    @property
    def rules(self) -> tuple[str, ...]:
        return ("FMC-26", "FMC-35" if self.effect == "icon" else "FMC-100D")


class Claimed(_OfSeat, frozen=True):
    """A seat has ten tokens in an area and takes the home."""

    folk: str

    by = ("FMC-60", "FMC-64R")


class Housed(_OfSeat, frozen=True):
    """A home is placed."""

    folk: str
    x: int
    y: int

    by = ("FMC-60",)


class Beside(_OfSeat, frozen=True):
    """A home fits nowhere and is kept beside the garden."""

    folk: str

    by = ("FMC-61R",)


class Under(Event, frozen=True):
    """The card that was left goes under the deck."""

    card: str

    by = ("FMC-41",)


class Chose(_OfSeat, frozen=True):
    """Of two things that a card offers, one is chosen."""

    card: str
    option: int

    by = ("FMC-100D",)


class Came(Event, frozen=True):
    """The end has come; this turn is the last."""

    effect: str

    @property
    def rules(self) -> tuple[str, ...]:
        return ("FMC-76R",) if self.effect == "turns" else ("FMC-70", "FMC-75R")


class Ended(Event, frozen=True):
    """The last turn is over."""

    rule: str

    @property
    def rules(self) -> tuple[str, ...]:
        return (self.rule,)


class Shown(_OfSeat, frozen=True):
    """What a seat had in its hand, draw pile or discards."""

    effect: str
    cards: Cards

    by = ("FMC-98R",)


class Left(Event, frozen=True):
    """The cards that never appeared."""

    cards: Cards

    by = ("FMC-98R",)


class Area(_OfSeat, frozen=True):
    """What an area brings a seat."""

    folk: str
    points: int

    by = ("FMC-62", "FMC-63R")


class Garden(_OfSeat, frozen=True):
    """What its plants bring a seat, and how much of that by doubling."""

    points: int
    doubled: int

    by = ("FMC-71", "FMC-72")


class Counted(_OfSeat, frozen=True):
    """What a card brings at the end."""

    card: str
    points: int

    by = ("FMC-57R",)


class Won(Event, frozen=True):
    """Who won; several seats share the victory."""

    seats: tuple[int, ...]

    by = ("FMC-74",)

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "number": len(self.seats)}


Told = (
    Began
    | Dealt
    | Passed
    | Drew
    | Kept
    | Discarded
    | Offered
    | Tiles
    | Named
    | Unable
    | Forwent
    | Played
    | Placed
    | Moved
    | Removed
    | Stolen
    | Aimed
    | Shuffled
    | Befriended
    | Recovered
    | Took
    | Laid
    | Scored
    | Claimed
    | Housed
    | Beside
    | Under
    | Chose
    | Came
    | Ended
    | Shown
    | Left
    | Area
    | Garden
    | Counted
    | Won
)
