"""What happens in Fairy Land, as an observer is told of it."""

from __future__ import annotations

from typing import Any

from ...kernel.game import Event

Cards = tuple[str, ...]


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


class Visited(Event, frozen=True):
    """A seat sets out to the Queen or to the Druids."""

    seat: int
    deck: str

    @property
    def rules(self) -> tuple[str, ...]:
        return ("LAND-40",) if self.deck == "court" else ("LAND-45",)

    def facts(self) -> dict[str, Any]:
        return {"seat": self.seat, "effect": self.deck}


class Bade(Event, frozen=True):
    """A seat bids."""

    seat: int
    value: int

    by = ("LAND-31", "LAND-32")


class Passed(Event, frozen=True):
    """A seat bids nothing."""

    seat: int

    by = ("LAND-31",)


class Played(Event, frozen=True):
    """A seat plays a Fairy, which is worth so much here."""

    seat: int
    fairy: str
    worth: int

    by = ("LAND-34",)


class Paid(Event, frozen=True):
    """A payment is complete: what it is worth, and how much of that items add."""

    seat: int
    total: int
    bonus: int

    by = ("LAND-34", "LAND-120D")


class Recalled(Event, frozen=True):
    """The Fairy of the Wind returns to her owner's hand."""

    seat: int

    by = ("LAND-95",)


class Stayed(Event, frozen=True):
    """She stays where she was played."""

    seat: int

    by = ("LAND-95",)


class Spared(Event, frozen=True):
    """The Warrior lets the evil creatures of a Clearing be."""

    seat: int
    clearing: int

    by = ("LAND-90",)


class Banished(Event, frozen=True):
    """The Warrior discards the evil creatures of a Clearing."""

    seat: int
    clearing: int
    cards: Cards

    by = ("LAND-90",)


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


class Crested(Event, frozen=True):
    """A seat plays a Crest: all its played Fairies return to its hand."""

    seat: int
    fairies: Cards

    by = ("LAND-51",)


class Used(Event, frozen=True):
    """A seat uses an item up."""

    seat: int
    item: str

    by = ("LAND-50",)


class Returned(Event, frozen=True):
    """Played Fairies return to a hand."""

    seat: int
    fairies: Cards

    by = ("LAND-130D",)


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


# fmt: off
Told = (
    Opened | Began | Dawned | Placed | Explored | Visited | Bade | Passed | Played | Paid
    | Recalled | Stayed | Spared | Banished | Took | Abandoned | Shuffled | Looked | Kept
    | Sank | Buried | Crested | Used | Returned | Drew | Gained | Struck | Fed | Emptied
    | Ended | Shown | Leftover | Boxed | Counted | Won
)
# fmt: on
