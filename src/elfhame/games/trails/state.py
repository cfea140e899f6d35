"""The state of a game of Fairy Trails: its fields, how they are packed, and access to them."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64, mypyc_attr, vec
from ...kernel.state import State
from .data.cells import OPPOSITE
from .data.components import CARD_COUNT, STONES
from .data.tables import (
    EDGES,
    ENDS,
    HOUSES,
    PATH_COUNT,
    PATH_OVER,
    PINK_PATHS,
    ROTATIONS,
    SIDE_COUNT,
)

RUNNING: Final = 0
LAST_STONE: Final = 40
ALL_LAID: Final = 41
THREE_IDLE: Final = 53
SOLO_WON: Final = 54
DECK_OUT: Final = 55

NO_CARD: Final = 255
"""Stands for no card in a hand. Card 0 is the starting card, so no hand ever holds it."""


@mypyc_attr(acyclic=True)
class Forest(State):
    """The fields of a game of Fairy Trails. A seat's colour has the seat's number (TRAIL-12R)."""

    __slots__ = (
        "chosen",
        "deck",
        "discarded",
        "drawn",
        "easier",
        "free",
        "hands",
        "idle",
        "laid",
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
        paths: vec[i64],
        free: vec[i64],
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
        self.turn: i64 = turn  # the seat whose turn it is; at the end, the last one
        self.deck: vec[i64] = deck  # as shuffled; never changed, so that clones share it
        self.drawn: i64 = drawn  # the number of cards dealt or drawn from the deck
        self.hands: i64 = hands  # each seat's two cards, packed
        self.chosen: i64 = chosen  # the card about to be laid, or NO_CARD
        self.laid: vec[i64] = laid  # in the order laid: face, location and first part, packed
        self.paths: vec[i64] = paths  # by part: a tree for each path
        self.free: vec[i64] = free  # the free places, ascending
        self.stones: i64 = stones  # the stones placed of each colour, packed
        self.pink_due: i64 = pink_due  # the complete paths that get their stones next, packed
        self.yellow_due: i64 = yellow_due
        self.idle: i64 = idle  # solo: cards in a row without a stone
        self.discarded: i64 = discarded  # solo: the card discarded (TRAIL-56V), or NO_CARD
        self.over: i64 = over  # RUNNING, or the number of the rule that ended the game


# ---------------------------------------------------------------- laid cards

# A laid card is its face, its location, which is x and y, each shifted to be positive, and the
# number of its first part. A part is one card's part of a path; the parts of all laid cards are
# numbered in the order laid.
_FAR: Final = 64
_FACE_MASK: Final = 255
_X_FROM: Final = 8
_Y_FROM: Final = 16
_AXIS_MASK: Final = 255
_PART_FROM: Final = 24
_LOCATION: Final = (1 << _PART_FROM) - (1 << _X_FROM)
START: Final = (_FAR << _X_FROM) + (_FAR << _Y_FROM)
"""The location of the starting card."""
_STEP: Final = vec[i64]([-(1 << _Y_FROM), 1 << _X_FROM, 1 << _Y_FROM, -(1 << _X_FROM)])
"""By side: the difference between a location and the one beyond the side."""


def laid_count(forest: Forest) -> i64:
    """The number of laid cards."""
    return len(forest.laid)


def unplaced_card(face: i64, part: i64) -> i64:
    """A card about to be laid, with the number of its first part, still without a location."""
    return face + (part << _PART_FROM)


def face_of(forest: Forest, index: i64) -> i64:
    """The face of a laid card: card * ROTATIONS + turns."""
    return forest.laid[index] & _FACE_MASK


def x_of(forest: Forest, index: i64) -> i64:
    """The distance of a laid card east of the start."""
    return x_at(forest.laid[index])


def y_of(forest: Forest, index: i64) -> i64:
    """The distance of a laid card south of the start."""
    return y_at(forest.laid[index])


def x_at(location: i64) -> i64:
    """The distance of a location east of the start."""
    return ((location >> _X_FROM) & _AXIS_MASK) - _FAR


def y_at(location: i64) -> i64:
    """The distance of a location south of the start."""
    return ((location >> _Y_FROM) & _AXIS_MASK) - _FAR


def location_beside(forest: Forest, index: i64, side: i64) -> i64:
    """The location beyond a side of a laid card."""
    return (forest.laid[index] & _LOCATION) + _STEP[side]


def _face_in(card: i64) -> i64:
    return card & _FACE_MASK


def part_over(card: i64, end: i64) -> i64:
    """The part of a laid card that a path's end belongs to."""
    return (card >> _PART_FROM) + PATH_OVER[_face_in(card) * ENDS + end]


def first_part(card: i64, colour: i64) -> i64:
    """The first of a colour's parts of a laid card."""
    first = card >> _PART_FROM
    if colour:
        return first + PINK_PATHS[_face_in(card)]
    return first


def past_parts(card: i64, colour: i64) -> i64:
    """The number after the last of a colour's parts of a laid card."""
    first = card >> _PART_FROM
    if colour:
        return first + PATH_COUNT[_face_in(card)]
    return first + PINK_PATHS[_face_in(card)]


# ---------------------------------------------------------------- paths

# The parts of a path form a tree. A part holds the number of its parent; the root, which stands
# for the whole path, holds the complement of the path's tally. A tally is one number: open ends,
# houses, stones, and whether the path is complete; so joining two paths is one addition.
_TALLY_MASK: Final = 1023
_HOUSES_FROM: Final = 10
_STONES_FROM: Final = 20
_COMPLETE: Final = 1 << 30


def _fresh(face: int) -> vec[i64]:
    """A card's parts before they join others."""
    paths = range(face * ENDS, face * ENDS + PATH_COUNT[face])
    return vec[i64]([~(EDGES[path] + (HOUSES[path] << _HOUSES_FROM)) for path in paths])


FRESH: Final = vec[vec[i64]]([_fresh(face) for face in range(len(PATH_COUNT))])
"""By face: the parts of a card just laid, before they join others."""


def tally_of(forest: Forest, path: i64) -> i64:
    """The tally of a path; below 0 for a part that isn't a root."""
    return ~forest.paths[path]


def ends_in(tally: i64) -> i64:
    """The number of open ends in a tally."""
    return tally & _TALLY_MASK


def houses_in(tally: i64) -> i64:
    """The number of houses in a tally."""
    return (tally >> _HOUSES_FROM) & _TALLY_MASK


def stones_in(tally: i64) -> i64:
    """The number of stones in a tally."""
    return (tally >> _STONES_FROM) & _TALLY_MASK


def is_closed(paths: vec[i64], path: i64) -> bool:
    """Whether a path has no open end, and hasn't been marked as complete yet."""
    return not ~paths[path] & (_COMPLETE | _TALLY_MASK)


def is_complete(tally: i64) -> bool:
    """Whether a path has been marked as complete (TRAIL-30)."""
    return tally >= _COMPLETE


def close_ring(paths: vec[i64], path: i64) -> None:
    """Two open ends of the same path have met. (Adding 2 to a complement takes 2 away.)"""
    paths[path] += 2


def join_paths(paths: vec[i64], one: i64, other: i64) -> None:
    """An open end of each path has met the other's: the first becomes part of the second."""
    paths[other] = ~(~paths[one] + ~paths[other] - 2)
    paths[one] = other


def mark_complete(paths: vec[i64], path: i64) -> None:
    """Mark a path as complete, which it remains (TRAIL-37R)."""
    paths[path] -= _COMPLETE


def put_stones(forest: Forest, path: i64, count: i64) -> None:
    """Put stones on houses of a path."""
    forest.paths[path] -= count << _STONES_FROM


# ---------------------------------------------------------------- free places

# A free place is its cell, and below it, for each side, the laid card there (from 1; 0 for none).
_CELL_FROM: Final = 24
_CARD_BITS: Final = 6
_CARD_MASK: Final = 63


def free_count(forest: Forest) -> i64:
    """The number of free places."""
    return len(forest.free)


def bare_place(cell: i64) -> i64:
    """A free place that no card lies beside yet."""
    return cell << _CELL_FROM


def cell_of(place: i64) -> i64:
    """The cell of a free place."""
    return place >> _CELL_FROM


def card_beside(place: i64, side: i64) -> i64:
    """The laid card on a side of a free place, or -1."""
    return ((place >> _CARD_BITS * side) & _CARD_MASK) - 1


def mark_beside(index: i64, side: i64) -> i64:
    """The part of a free place that says which card lies on one of its sides."""
    return (index + 1) << _CARD_BITS * side


def location_of(forest: Forest, place: i64) -> i64:
    """The location of a free place, found from a card beside it."""
    for side in range(SIDE_COUNT):
        other = card_beside(place, side)
        if other >= 0:
            return location_beside(forest, other, OPPOSITE[side])
    return START


def write_lays(forest: Forest, out: vec[i64]) -> i64:
    """Write cell * ROTATIONS + turns for all free places, ascending, and return the number."""
    count: i64 = 0
    for place in forest.free:
        first = (place >> _CELL_FROM) * ROTATIONS
        out[count] = first
        out[count + 1] = first + 1
        out[count + 2] = first + 2
        out[count + 3] = first + 3
        count += ROTATIONS
    return count


# ---------------------------------------------------------------- stones

_STONE_BITS: Final = 8
_STONE_MASK: Final = 255
_DUE_BITS: Final = 10
_DUE_MASK: Final = 1023


def stones_placed(forest: Forest, colour: i64) -> i64:
    """The number of stones of a colour on houses."""
    return (forest.stones >> _STONE_BITS * colour) & _STONE_MASK


def stones_left(forest: Forest, colour: i64) -> i64:
    """The number of stones of a colour that aren't placed yet."""
    return STONES - stones_placed(forest, colour)


def count_stones(forest: Forest, colour: i64, count: i64) -> None:
    """Count more stones of a colour as placed."""
    forest.stones += count << _STONE_BITS * colour


def paths_due(forest: Forest, colour: i64) -> i64:
    """The complete paths of a colour that get their stones next, packed; 0 if there are none."""
    if colour:
        return forest.yellow_due
    return forest.pink_due


def first_due(due: i64) -> i64:
    """The first of some packed paths."""
    return (due & _DUE_MASK) - 1


def rest_due(due: i64) -> i64:
    """The packed paths without the first."""
    return due >> _DUE_BITS


def add_due(forest: Forest, colour: i64, path: i64) -> None:
    """Put a path first among those that get their stones next."""
    if colour:
        forest.yellow_due = forest.yellow_due << _DUE_BITS | path + 1
    else:
        forest.pink_due = forest.pink_due << _DUE_BITS | path + 1


def clear_due(forest: Forest, colour: i64) -> None:
    """No path of the colour is due stones any more."""
    if colour:
        forest.yellow_due = 0
    else:
        forest.pink_due = 0


# ---------------------------------------------------------------- hands and deck

_HAND_BITS: Final = 16
_HAND_CARD_BITS: Final = 8
_HAND_CARD_MASK: Final = 255
_OTHER_HAND: Final = vec[i64]([0xFFFF0000, 0x0000FFFF])
"""By seat: the bits of the other seat's hand."""
EMPTY_HANDS: Final = 0xFFFFFFFF


def hand_count(forest: Forest) -> i64:
    """The number of hands: in a solo game nobody holds cards (TRAIL-51)."""
    if forest.seats == 2:
        return 2
    return 0


def hand_card(forest: Forest, seat: i64, place: i64) -> i64:
    """The card in the first (0) or second (1) place of a hand, or NO_CARD."""
    return (forest.hands >> (seat * _HAND_BITS + place * _HAND_CARD_BITS)) & _HAND_CARD_MASK


def hand_of(forest: Forest, seat: i64) -> list[int]:
    """The cards of a seat, ascending."""
    cards = (hand_card(forest, seat, 0), hand_card(forest, seat, 1))
    return [card for card in cards if card != NO_CARD]


def set_hand(forest: Forest, seat: i64, one: i64, other: i64) -> None:
    """Make these two cards the seat's hand. The lower comes first, NO_CARD last."""
    hand = other | (one << _HAND_CARD_BITS)
    if one < other:
        hand = one | (other << _HAND_CARD_BITS)
    forest.hands = (forest.hands & _OTHER_HAND[seat]) | (hand << _HAND_BITS * seat)


def cards_left(forest: Forest) -> i64:
    """The number of cards in the pile."""
    return CARD_COUNT - 1 - forest.drawn
