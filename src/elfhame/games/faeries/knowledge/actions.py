"""The actions of Faeries & Magical Creatures as players see them, to and from their numbers."""

from __future__ import annotations

from typing import Any, Final

from ....kernel.game import Action
from ....kernel.refused import Refused
from ..data.components import (
    BOARD_ACTIONS,
    CARDS,
    FOLKS,
    GARDEN_BOARD,
    GARDEN_TILES,
    STARTING,
    BoardAction,
    Folk,
)
from ..data.outlines import lay_of
from ..rules import numbers
from .names import CARD_NAMES, SIDES, Side, square_name

SEATS: Final = 4


class Name(Action, frozen=True):
    """Name the action that all perform this turn (FMC-20)."""

    action: BoardAction


class Place(Action, frozen=True):
    """Place a Kinship token in this area (FMC-30)."""

    folk: Folk


class Option(Action, frozen=True):
    """Choose the first or the second thing that a card offers."""

    number: int


class Aim(Action, frozen=True):
    """Make this player discard."""

    seat: int


class Pass(Action, frozen=True):
    """Decline."""


class Play(Action, frozen=True):
    """Play a card from hand."""

    card: str


class Discard(Action, frozen=True):
    """Discard a card from hand unplayed."""

    card: str


class Befriend(Action, frozen=True):
    """Take a card of the Card Offer (FMC-40)."""

    card: str


class Recover(Action, frozen=True):
    """Take a card from your discards into your hand."""

    card: str


class Keep(Action, frozen=True):
    """Keep this card of the packet in the draft (FMC-15V)."""

    card: str


class Remove(Action, frozen=True):
    """Return a token of this player to its supply."""

    seat: int
    folk: Folk


class Steal(Action, frozen=True):
    """Replace a token of this player by one of your own."""

    seat: int
    folk: Folk


class Move(Action, frozen=True):
    """Move a token of this player from one area to another."""

    seat: int
    source: Folk
    target: Folk


class TileAction(Action, frozen=True, tag="tile"):
    """Take this tile of the Tile Offer (FMC-31)."""

    tile: int

    def facts(self) -> dict[str, Any]:
        face = GARDEN_TILES[self.tile]
        return {"tile": self.tile, "shape": face.outline[0], "size": len(face.plant)}


class Home(Action, frozen=True):
    """Place the home with its upper left square here (FMC-60)."""

    x: int
    y: int

    def facts(self) -> dict[str, Any]:
        return {"square": square_name(self.x, self.y)}


class Lay(Action, frozen=True):
    """Lay the tile, turned clockwise, the corner of its frame at x squares right and y down."""

    side: Side
    turns: int
    x: int
    y: int

    def facts(self) -> dict[str, Any]:
        return {**super().facts(), "square": square_name(self.x, self.y)}


FaeriesAction = (
    Name
    | Place
    | Option
    | Aim
    | Pass
    | Play
    | Discard
    | Befriend
    | Recover
    | Keep
    | Remove
    | Steal
    | Move
    | TileAction
    | Home
    | Lay
)

_CARD_ACTIONS: Final = (
    (Play, numbers.PLAYS_FROM, 0),
    (Discard, numbers.DISCARDS_FROM, 0),
    (Befriend, numbers.BEFRIENDS_FROM, STARTING),
    (Recover, numbers.RECOVERS_FROM, 0),
    (Keep, numbers.KEEPS_FROM, STARTING),
)
"""Actions about a card: where their numbers begin, and the first card they can be about."""
_OF_SEATS: Final = ((Remove, numbers.REMOVES_FROM), (Steal, numbers.STEALS_FROM))


def action_of(number: int) -> FaeriesAction:
    """The action with this number; refused if there is none.

    >>> str(action_of(numbers.LAYS_FROM + 423)), str(action_of(numbers.MOVES_FROM + 27))
    ('lay path 0 3 2', 'move 1 fae earth')
    """
    found = _ALL.get(number)
    if found is None:
        raise Refused(f"{number} means nothing here", field="action")
    return found


def number_of(action: FaeriesAction) -> int:
    """The number of an action; refused if it names a piece or place that doesn't exist."""
    found = _NUMBERS.get(action)
    if found is not None:
        return found
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if value not in _VALUES[field]:
            raise Refused(f"{value!r} is none of this game's", field=f"action.{field}")
    if isinstance(action, Move):
        raise Refused("a token moves to another area", rule="FMC-100D")
    if isinstance(action, Home):
        raise Refused("a home must lie entirely on the grid", rule="FMC-60")
    raise Refused("everyone starts with these cards", rule="FMC-2")


def _board() -> dict[int, FaeriesAction]:
    """The actions about the main board and its tokens, and the tiles."""
    found: dict[int, FaeriesAction] = {numbers.PASS: Pass()}
    for place, word in enumerate(BOARD_ACTIONS):
        found[numbers.NAMES_FROM + place] = Name(word)
    for number, folk in enumerate(FOLKS):
        found[numbers.PLACES_FROM + number] = Place(folk)
    for option in (1, 2):
        found[numbers.OPTIONS_FROM + option - 1] = Option(option)
    for tile in GARDEN_TILES:
        found[numbers.TILES_FROM + tile.number] = TileAction(tile.number)
    for seat in range(SEATS):
        found[numbers.RIVALS_FROM + seat] = Aim(seat)
        found |= _tokens(seat)
    return found


def _tokens(seat: int) -> dict[int, FaeriesAction]:
    found: dict[int, FaeriesAction] = {}
    for folk, word in enumerate(FOLKS):
        for shape, first in _OF_SEATS:
            found[first + seat * len(FOLKS) + folk] = shape(seat, word)
        for target, other in enumerate(FOLKS):
            if folk != target:
                at = (seat * len(FOLKS) + folk) * len(FOLKS) + target
                found[numbers.MOVES_FROM + at] = Move(seat, word, other)
    return found


def _cards() -> dict[int, FaeriesAction]:
    return {
        first + card.number: shape(card.name)
        for shape, first, least in _CARD_ACTIONS
        for card in CARDS[least:]
    }


def _squares() -> dict[int, FaeriesAction]:
    found: dict[int, FaeriesAction] = {}
    side = GARDEN_BOARD.side
    for square in range(side * side):
        x, y = square % side, square // side
        if max(x, y) < side - 1:
            found[numbers.HOMES_FROM + square] = Home(x, y)
        for face, word in enumerate(SIDES):
            for turns in range(4):
                found[numbers.LAYS_FROM + lay_of(face, turns, square)] = Lay(word, turns, x, y)
    return found


_ALL: Final[dict[int, FaeriesAction]] = {**_board(), **_cards(), **_squares()}
_NUMBERS: Final = {action: number for number, action in _ALL.items()}
_VALUES: Final[dict[str, tuple[object, ...]]] = {
    "action": BOARD_ACTIONS,
    "folk": FOLKS,
    "source": FOLKS,
    "target": FOLKS,
    "number": (1, 2),
    "seat": tuple(range(SEATS)),
    "card": CARD_NAMES,
    "tile": tuple(range(len(GARDEN_TILES))),
    "side": SIDES,
    "turns": (0, 1, 2, 3),
    "x": tuple(range(GARDEN_BOARD.side)),
    "y": tuple(range(GARDEN_BOARD.side)),
}
