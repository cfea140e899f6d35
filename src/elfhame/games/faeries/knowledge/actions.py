"""The decisions of Faeries & Magical Creatures in words, and the numbers that stand for them."""

from __future__ import annotations

from typing import Final

from ....kernel.game import Action
from ....kernel.refused import Refused
from ..data.components import ACTIONS, CARDS, FOLKS, GARDEN, STARTING, TILES
from ..rules import numbers

SIDES: Final = ("plant", "path")
SEATS: Final = 4
CARD_NAMES: Final = tuple(card.name for card in CARDS)


class Name(Action, frozen=True):
    """All perform this action (FMC-20)."""

    action: str


class Place(Action, frozen=True):
    """Place a Kinship token there (FMC-30)."""

    folk: str


class Option(Action, frozen=True):
    """Of the two things that a card offers, do the first or the second."""

    number: int


class Aim(Action, frozen=True):
    """This player is to discard."""

    seat: int


class Pass(Action, frozen=True):
    """Do not do what need not be done."""


class Play(Action, frozen=True):
    """Play a card of the hand."""

    card: str


class Discard(Action, frozen=True):
    """Discard a card of the hand unplayed."""

    card: str


class Befriend(Action, frozen=True):
    """Take a card of the Card Offer (FMC-40)."""

    card: str


class Recover(Action, frozen=True):
    """Take a card of one's own discards into the hand."""

    card: str


class Keep(Action, frozen=True):
    """Of the packet in the draft, keep this card (FMC-15V)."""

    card: str


class Remove(Action, frozen=True):
    """Return a token of this player to its supply."""

    seat: int
    folk: str


class Steal(Action, frozen=True):
    """Let a token of one's own take the place of this player's."""

    seat: int
    folk: str


class Move(Action, frozen=True):
    """Move a token of this player from one area to another."""

    seat: int
    source: str
    target: str


class Tile(Action, frozen=True):
    """Take this tile of the Tile Offer (FMC-31)."""

    tile: int


class Home(Action, frozen=True):
    """Place the home with its upper left square there (FMC-60)."""

    x: int
    y: int


class Lay(Action, frozen=True):
    """Lay the tile, turned clockwise, the corner of its frame at x squares right and y down."""

    side: str
    turns: int
    x: int
    y: int


Decision = (
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
    | Tile
    | Home
    | Lay
)

_OF_CARDS: Final = (
    (Play, numbers.PLAYS, 0),
    (Discard, numbers.DISCARDS, 0),
    (Befriend, numbers.BEFRIENDS, STARTING),
    (Recover, numbers.RECOVERS, 0),
    (Keep, numbers.KEEPS, STARTING),
)
"""Decisions about a card: where their numbers begin, and the first card they can be about."""
_OF_SEATS: Final = ((Remove, numbers.REMOVES), (Steal, numbers.STEALS))


def meaning(number: int) -> Decision:
    """What the number means.

    >>> meaning(0), str(meaning(numbers.LAYS + 423)), str(meaning(numbers.MOVES + 27))
    (Name(action='trust'), 'lay path 0 3 2', 'move 1 fae earth')
    """
    found = _ALL.get(number)
    if found is None:
        raise Refused(f"{number} means nothing here", field="action")
    return found


def number_of(action: Decision) -> int:
    """The number of an action; what names no piece or place of this game is refused."""
    found = _NUMBERS.get(action)
    if found is not None:
        return found
    for field in action.__struct_fields__:
        value = getattr(action, field)
        if value not in _KNOWN[field]:
            raise Refused(f"{value!r} is none of this game's", field=f"action.{field}")
    if isinstance(action, Move):
        raise Refused("a token moves to another area", rule="FMC-100D")
    if isinstance(action, Home):
        raise Refused("a home lies wholly on the grid", rule="FMC-60")
    raise Refused("everybody starts with these cards", rule="FMC-2")


def _board() -> dict[int, Decision]:
    """What lies between numbers.REMOVES and the end, and below numbers.PLAYS."""
    found: dict[int, Decision] = {numbers.PASS: Pass()}
    for place, word in enumerate(ACTIONS):
        found[numbers.NAMES + place] = Name(word)
    for folk, word in enumerate(FOLKS):
        found[numbers.PLACES + folk] = Place(word)
    for option in (1, 2):
        found[numbers.OPTIONS + option - 1] = Option(option)
    for tile in TILES:
        found[numbers.TILES + tile.number] = Tile(tile.number)
    for seat in range(SEATS):
        found[numbers.AIMS + seat] = Aim(seat)
        found |= _tokens(seat)
    return found


def _tokens(seat: int) -> dict[int, Decision]:
    found: dict[int, Decision] = {}
    for folk, word in enumerate(FOLKS):
        for shape, first in _OF_SEATS:
            found[first + seat * len(FOLKS) + folk] = shape(seat, word)
        for target, other in enumerate(FOLKS):
            if folk != target:
                at = (seat * len(FOLKS) + folk) * len(FOLKS) + target
                found[numbers.MOVES + at] = Move(seat, word, other)
    return found


def _cards() -> dict[int, Decision]:
    return {
        first + card.number: shape(card.name)
        for shape, first, least in _OF_CARDS
        for card in CARDS[least:]
    }


def _squares() -> dict[int, Decision]:
    found: dict[int, Decision] = {}
    side = GARDEN.side
    for square in range(side * side):
        x, y = square % side, square // side
        if max(x, y) < side - 1:
            found[numbers.HOMES + square] = Home(x, y)
        for face, word in enumerate(SIDES):
            for turns in range(4):
                found[numbers.LAYS + face * 400 + turns * 100 + square] = Lay(word, turns, x, y)
    return found


_ALL: Final[dict[int, Decision]] = {**_board(), **_cards(), **_squares()}
_NUMBERS: Final = {action: number for number, action in _ALL.items()}
_KNOWN: Final[dict[str, tuple[object, ...]]] = {
    "action": ACTIONS,
    "folk": FOLKS,
    "source": FOLKS,
    "target": FOLKS,
    "number": (1, 2),
    "seat": tuple(range(SEATS)),
    "card": CARD_NAMES,
    "tile": tuple(range(len(TILES))),
    "side": SIDES,
    "turns": (0, 1, 2, 3),
    "x": tuple(range(GARDEN.side)),
    "y": tuple(range(GARDEN.side)),
}
