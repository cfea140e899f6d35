"""The types that a view of Fairy Trails consists of (TRAIL-70R to TRAIL-76R)."""

from __future__ import annotations

import msgspec

from ....kernel.game import View
from ..data.components import Colour

Place = tuple[int, int]
"""The distance east and south of the starting card."""


class LaidCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card on the table, turned clockwise by this many quarters."""

    card: int
    x: int
    y: int
    turns: int


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card's part of a path: the card's place, and the path's number there in the data."""

    x: int
    y: int
    path: int


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An open end: a path runs over this side of this card, and no card lies beyond."""

    x: int
    y: int
    side: str
    beyond: Place = (0, 0)
    """The place it leads to. Accounts written by older versions don't say."""
    facing: str = ""
    """The side there that meets it."""


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A house: the card's place, and its number among the houses of its colour there."""

    x: int
    y: int
    number: int
    stone: bool


class Network(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A path over all the cards that it runs over (TRAIL-30)."""

    colour: Colour
    complete: bool
    parts: tuple[Part, ...]
    ends: tuple[End, ...]
    houses: tuple[House, ...]
    waiting: int
    """The number of its houses without a stone."""


class LastCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The card laid last, and who laid it."""

    x: int
    y: int
    seat: int


class TrailsView(View, frozen=True, kw_only=True):
    """Everything one observer knows of a game of Fairy Trails."""

    easier: bool
    turn: int
    table: tuple[LaidCard, ...]
    """In the order laid."""
    last: LastCard | None
    """The card laid last, as long as the game goes on."""
    places: tuple[Place, ...]
    """Where a card may be laid."""
    cells: tuple[Place, ...]
    """By place: its x and y in an action, which are counted on a torus."""
    networks: tuple[Network, ...]
    placed: tuple[int, int]
    """Stones on houses, pink and yellow."""
    left: tuple[int, int]
    """Stones not placed yet."""
    owed: tuple[int, int]
    """Stones that will be placed on houses of complete paths; none once the game is over."""
    cards_held: tuple[int, ...]
    """By seat: the number of cards in its hand."""
    hands: tuple[tuple[int, ...] | None, ...]
    """By seat: its cards, where the observer knows them."""
    chosen: int | None
    """The card about to be laid, if the observer knows it."""
    has_chosen: bool
    pile_count: int
    pile: tuple[int, ...] | None
    """The pile from its top, if the observer knows it."""
    unseen: tuple[int, ...]
    """The cards in the pile and in hands that the observer doesn't know, together."""
    idle: int
    """Solo: cards in a row without a stone."""
    discarded: int | None
