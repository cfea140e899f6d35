"""The types that a view of Faeries & Magical Creatures consists of (FMC-90R to FMC-98R)."""

from __future__ import annotations

from typing import Literal

import msgspec

from ....kernel.game import View
from ..data.components import BoardAction, Folk
from .names import Cards, Cause, Question, Side

Neighbour = Literal["path", "home", "plant"]


class LaidTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile in a garden: its frame's corner is x squares right and y down."""

    tile: int
    side: Side
    turns: int
    x: int
    y: int
    points: int
    """What it would score now, doubled beside a home."""


class PlacedHome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A home, with its upper left square; beside the garden it has none."""

    folk: Folk
    x: int | None
    y: int | None


class GardenView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's garden."""

    tiles: tuple[LaidTile, ...]
    """In the order laid."""
    homes: tuple[PlacedHome, ...]
    squares: tuple[str, ...]
    """Row by row: ``p`` plant, ``#`` path, ``h`` home; uncovered ``.``, or an icon: ``k`` Kinship,
    ``c`` card, ``v`` points."""
    plants: int
    """What the plants score without homes."""
    doubled: int
    """What homes add to that."""
    free: int = 0
    """The number of squares without a piece. Accounts written by older versions have none."""


class Task(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something on the agenda that is still to be done."""

    kind: str
    seat: int
    first: int
    """The number of tokens or cards, or else the card, tile, folk, action or terms."""
    second: int
    """The folk + 1, or else whose tokens, the terms, or step * 4 + branch."""


class Asked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The details of the question, as far as it has them."""

    seat: int
    may_pass: bool
    left: int | None = None
    """The number of tokens to place, move, remove or steal, or of cards to discard or recover."""
    whose: str | None = None
    """Whose tokens may be moved: ``own``, ``rival`` or ``any``."""
    tile: int | None = None
    folk: Folk | None = None
    card: str | None = None
    """The card that asks to choose an option or spend a card."""


class Prospect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A way to lay the tile or home in hand, and what it would bring."""

    side: Side | Literal["home"]
    turns: int
    x: int
    y: int
    points: int
    """At once, from icons."""
    cards: int
    tokens: int
    """The cards to draw and tokens to place for icons."""
    end: int
    """The points that plants would bring more at the end."""
    beside: tuple[Neighbour, ...] = ()
    """What it would lie next to. Accounts written by older versions have none."""


class EndCondition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that ends the game when none is left (FMC-70)."""

    cause: Cause
    left: int
    """Homes to be placed, tiles in the bag, tokens in the smallest supply, cards in the deck."""
    whole: int
    """The number at the start."""
    seats: tuple[int, ...] = ()
    """Those with the smallest supply."""


class Projection(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points a seat would have if the game ended now, as far as the observer knows; at the
    end, what its points consist of."""

    points: int
    """On the track before the end."""
    areas: tuple[int, ...]
    """By folk."""
    plants: int
    doubled: int
    """What homes add to that."""
    cards: dict[str, int]
    """By card that counts at the end: its points. Only cards the observer knows the seat has."""
    folk: int
    """What all areas bring."""
    garden: int
    """What all plants bring, homes included."""
    counted: int
    """What all these cards bring."""
    total: int


class SeatView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the observer knows of a seat."""

    points: int
    supply: int
    tokens: tuple[int, ...]
    """By folk."""
    homes: tuple[Folk, ...]
    garden: GardenView
    held: int
    piled: int
    discarded: int
    """The numbers of cards in hand, draw pile and discards."""
    hand: Cards | None
    pile: Cards | None
    discards: Cards | None
    """The same by name, if the observer knows them: its own, and at the end everyone's."""
    cards: Cards
    """All cards that everyone knows the seat has, wherever they are."""
    seen: Cards
    """In the discards: everyone saw them go there."""
    shown: Cards
    """In the hand: everyone saw them go there."""
    batch: Cards
    """In the draw pile when that was last made; perhaps drawn since."""
    fresh: Cards
    """In the hand since that was made, or discarded unseen."""
    strangers: int
    """The number of cards that went unseen into the draw pile when it was last made."""
    first_pile: bool
    """Whether the seat still draws from its first draw pile."""
    kept: Cards | None
    """The cards kept in the draft, pick by pick, if the observer knows them."""
    secret: int
    """The number of cards kept in the draft that not everyone has seen."""
    revealed: Cards
    """Cards kept in the draft that everyone has seen."""
    projection: Projection


class AreaView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An area of the main board."""

    folk: Folk
    tokens: tuple[int, ...]
    """By seat."""
    points: tuple[int, ...]
    """By seat: the points it would bring now."""
    leaders: tuple[int, ...]
    """The seats with the most tokens there."""
    home: int | None
    """The seat that has the home."""
    to_home: int
    """The tokens that the seat with the most still needs for the home; 0 if it is taken."""


class FaeriesView(View, frozen=True, kw_only=True):
    """Everything one observer knows of a game of Faeries & Magical Creatures."""

    question: Question | None
    friendly_ties: bool
    draft: bool
    turn: int
    """The number of this turn; 0 in the draft."""
    acting: int
    action: BoardAction | None
    """The action of this turn, once it is named."""
    following: tuple[int, ...]
    """The seats that have yet to perform it, in order."""
    extra_used: bool
    asked: Asked | None
    working: Cards
    """Cards that lie face up and are at work, the innermost last."""
    agenda: tuple[Task, ...]
    """All tasks still to be done, the next one last."""
    areas: tuple[AreaView, ...]
    players: tuple[SeatView, ...]
    """By seat."""
    offer: Cards
    tile_offer: tuple[int, ...]
    deck: int
    under: Cards
    """Cards put under the deck, the next to come first."""
    unseen: Cards
    """Cards that the observer hasn't seen: of the deck, the box, and kept by others."""
    bag: int
    unseen_tiles: tuple[int, ...]
    passes: int
    """Draft: the number of times that packets were passed on."""
    chosen: tuple[int, ...]
    """Draft: the seats that have chosen."""
    packet: Cards
    """Draft: the packet before the observer."""
    sights: tuple[Cards, ...]
    """Draft: packets as they lay before the observer, one after another."""
    packets: tuple[Cards, ...] | None
    """Draft: all packets, for a reviewer."""
    prospects: tuple[Prospect, ...]
    """Every way to lay the tile or home in hand, if the observer is asked to."""
    end_conditions: tuple[EndCondition, ...]
    cause: Cause | None
    """Why the end has come."""
