"""The shapes of what an observer knows (FMC-90R to FMC-98R)."""

from __future__ import annotations

import msgspec

from ....kernel.game import View
from .garden_view import GardenView

Cards = tuple[str, ...]


class Work(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something still to be done."""

    kind: str
    seat: int
    first: int
    second: int


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """More about the question, in words: what of it there is."""

    seat: int
    may_pass: bool
    left: int | None = None
    """Of tokens to place, move, remove or steal, and cards to discard or take: how many."""
    whose: str | None = None
    """Whose tokens may be moved: one's own, rivals', anybody's."""
    tile: int | None = None
    folk: str | None = None
    card: str | None = None
    """The card that asks to choose or spend."""


class Projection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat would have if the game ended now, as far as the observer knows; in the end, what
    made up its points."""

    points: int
    """On the track before the end."""
    areas: tuple[int, ...]
    """By folk."""
    plants: int
    doubled: int
    """What homes add to that."""
    cards: dict[str, int]
    """Cards that count at the end, of those that the observer knows the seat to have."""
    total: int


class SeatView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the observer knows of a seat."""

    points: int
    supply: int
    tokens: tuple[int, ...]
    """By folk."""
    homes: tuple[str, ...]
    garden: GardenView
    held: int
    piled: int
    discarded: int
    """How many cards are in hand, draw pile and discards."""
    hand: Cards | None
    pile: Cards | None
    discards: Cards | None
    """The same by name, if the observer knows them: one's own, and everybody's in the end."""
    cards: Cards
    """All cards that everybody knows the seat to have, wherever they are."""
    seen: Cards
    """In the discards: everybody saw them go there."""
    shown: Cards
    """In the hand: everybody saw them go there."""
    batch: Cards
    """In the draw pile when that was last made; perhaps drawn since."""
    fresh: Cards
    """In the hand since that was made, or discarded unseen."""
    strangers: int
    """How many cards went unseen into the draw pile when it was last made."""
    first_pile: bool
    """Whether the first draw pile still lasts."""
    kept: Cards | None
    """What the seat kept in the draft, pick by pick, if the observer knows it."""
    secret: int
    """How many cards kept in the draft not everybody has seen."""
    revealed: Cards
    """Cards kept in the draft that everybody has seen."""
    projection: Projection


class AreaView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An area of the main board."""

    folk: str
    tokens: tuple[int, ...]
    """By seat."""
    points: tuple[int, ...]
    """By seat: what it would bring now."""
    leaders: tuple[int, ...]
    """Who has the most tokens there."""
    home: int | None
    """The seat that has the home."""


class FaeriesView(View, frozen=True, kw_only=True):
    """All that one observer knows."""

    friendly_ties: bool
    draft: bool
    turn: int
    """The number of this turn; 0 in the draft."""
    acting: int
    action: str | None
    """The action of this turn, once it is named."""
    following: tuple[int, ...]
    """Who has yet to perform it, in order."""
    extra_used: bool
    asked: Asked | None
    working: Cards
    """Cards that lie face up and are at work, the innermost last."""
    agenda: tuple[Work, ...]
    """All work still to be done, the next last."""
    areas: tuple[AreaView, ...]
    players: tuple[SeatView, ...]
    """By seat."""
    offer: Cards
    tile_offer: tuple[int, ...]
    deck: int
    under: Cards
    """Cards put under the deck, the next to come first."""
    unseen: Cards
    """Cards that the observer has not seen: of the deck, the box, and what others kept."""
    bag: int
    unseen_tiles: tuple[int, ...]
    passes: int
    """Draft: how often packets were passed on."""
    chosen: tuple[int, ...]
    """Draft: who has chosen."""
    packet: Cards
    """Draft: the packet before the observer."""
    sights: tuple[Cards, ...]
    """Draft: packets as they lay before the observer, one after another."""
    packets: tuple[Cards, ...] | None
    """Draft: all packets, for a reviewer."""
    cause: str | None
    """Why the end has come."""
