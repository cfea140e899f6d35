"""The forest: the cards laid, the paths they form, hands and pile, stones and who is to act."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64, mypyc_attr, vec
from ...kernel.state import State

RUNNING: Final = 0
LAST_STONE: Final = 40
ALL_LAID: Final = 41
THREE_IDLE: Final = 53
SOLO_WON: Final = 54
DECK_OUT: Final = 55

NO_CARD: Final = 255
"""In a hand's place: none. Card 0 is the starting card, so a hand never holds it."""

# The other seat's bytes of ``hands``.
_OTHERS: Final = vec[i64]([0xFFFF0000, 0x0000FFFF])

FAR: Final = 64
"""No card lies so far from the start; added to coordinates to keep them positive."""
SIZE: Final = 64
"""Places are numbered on a torus of this size: 59 connected cards cannot reach round it."""

CELL: Final = 24
"""A free place is one number: its cell above so many bits, below them 6 bits a side: the laid card
there, from 1, or 0."""


@mypyc_attr(acyclic=True)
class Forest(State):
    """The fields of a game of Fairy Trails."""

    __slots__ = (
        "chosen",
        "deck",
        "discarded",
        "drawn",
        "easier",
        "edge",
        "free",
        "hands",
        "idle",
        "laid",
        "laid_count",
        "over",
        "paths",
        "pink_due",
        "seats",
        "stones",
        "turn",
        "yellow_due",
    )

    def __init__(
        self,
        seats: i64,
        easier: i64,
        turn: i64,
        deck: vec[i64],
        drawn: i64,
        hands: i64,
        chosen: i64,
        laid: vec[i64],
        laid_count: i64,
        paths: vec[i64],
        free: vec[i64],
        edge: i64,
        stones: i64,
        pink_due: i64,
        yellow_due: i64,
        idle: i64,
        discarded: i64,
        over: i64,
    ) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.easier: i64 = easier  # 1 if TRAIL-56V is played
        self.turn: i64 = turn  # whose turn it is, or the last one was
        self.deck: vec[i64] = deck  # as shuffled; never changed, so that clones share it
        self.drawn: i64 = drawn  # how many of it were dealt or drawn
        self.hands: i64 = hands  # two bytes a seat, the lower card first; NO_CARD for none
        self.chosen: i64 = chosen  # the card that is about to be laid; NO_CARD for none
        self.laid: vec[i64] = laid  # in the order laid: face, and above it x and y
        self.laid_count: i64 = laid_count
        self.paths: vec[i64] = paths  # by laid card * NODES + node: a tree for each path
        self.free: vec[i64] = free  # the first ``edge`` are the places to lay on, ascending
        self.edge: i64 = edge
        self.stones: i64 = stones  # placed, 8 bits a colour
        self.pink_due: i64 = pink_due  # the roots of complete paths that get their stones next,
        self.yellow_due: i64 = yellow_due  # from 1, 10 bits each
        self.idle: i64 = idle  # solo: cards in a row without a stone
        self.discarded: i64 = discarded  # solo: the card discarded (TRAIL-56V); NO_CARD for none
        self.over: i64 = over  # RUNNING, or the number of the rule that ended the game


def face_of(forest: Forest, index: i64) -> i64:
    """The face, card * 4 + turns, of a laid card."""
    return forest.laid[index] & 255


def x_of(forest: Forest, index: i64) -> i64:
    """How far to the east of the start a laid card lies."""
    return ((forest.laid[index] >> 8) & 255) - FAR


def y_of(forest: Forest, index: i64) -> i64:
    """How far to the south of the start a laid card lies."""
    return (forest.laid[index] >> 16) - FAR


def cell_at(x: i64, y: i64) -> i64:
    """The number of a place on the torus; the start lies in its middle."""
    half = SIZE // 2
    return ((y + half) & (SIZE - 1)) * SIZE + ((x + half) & (SIZE - 1))


def held(forest: Forest, seat: i64, place: i64) -> i64:
    """The card in the first or second place of a hand."""
    return (forest.hands >> (seat * 16 + place * 8)) & 255


def hand_of(forest: Forest, seat: i64) -> list[int]:
    """The cards of a seat, ascending."""
    return [card for card in (held(forest, seat, 0), held(forest, seat, 1)) if card != NO_CARD]


def placed(forest: Forest, colour: i64) -> i64:
    """How many stones of a colour lie on houses."""
    return (forest.stones >> 8 * colour) & 255


def give(forest: Forest, seat: i64, one: i64, other: i64) -> None:
    """Make these two the seat's hand, the lower card first; NO_CARD comes last."""
    hand = one | (other << 8) if one < other else other | (one << 8)
    forest.hands = (forest.hands & _OTHERS[seat]) | (hand << 16 * seat)
