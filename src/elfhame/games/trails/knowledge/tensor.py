"""What a seat of Fairy Trails sees and remembers, as numbers for learning (TRAIL-70R to 76R)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i16, i64, vec
from ....kernel.tensor import Plane, clear, put, put_one_of, size_of_planes, turned
from ..data.components import CARD_COUNT
from ..data.tables import PATH_COUNT, ROTATIONS
from ..rules.paths import path_of
from ..state import (
    NO_CARD,
    RUNNING,
    Forest,
    cards_left,
    ends_in,
    face_of,
    first_part,
    hand_card,
    hand_count,
    laid_count,
    stones_in,
    stones_left,
    tally_of,
    x_of,
    y_of,
)

MOST_SEATS: Final = 2
_PATH_FACTS: Final = 2
_PATHS: Final = 7

PLANES: Final = (
    Plane("seats", (2,), "1 for each seat in the game, from the observer on"),
    Plane("easier", (1,), "1 if TRAIL-56V is played"),
    Plane("colour", (2,), "1 for the observer's colour, pink or yellow; both in a solo game"),
    Plane("turn", (2,), "1 for the seat whose turn it is"),
    Plane("question", (2,), "1 for what is asked: which card, or where to lay it"),
    Plane("laid", (59,), "by laid card: 1 + the quarters that it lies turned clockwise"),
    Plane("x", (59,), "by card: how far east of the starting card it lies"),
    Plane("y", (59,), "by card: how far south of the starting card it lies"),
    Plane(
        "paths",
        (59, 7, 2),
        "by laid card and path on it (pink ones first, then by side from the north): the open ends "
        "of the whole path, of which a complete one has none, and its stones",
    ),
    Plane("last", (59,), "by card: 1 for the one laid last, while the game goes on"),
    Plane("hand", (59,), "by card: 1 if the observer holds it"),
    Plane("held", (2,), "by seat: the number of cards in its hand"),
    Plane("chosen", (59,), "by card: 1 for the one about to be laid, if the observer knows it"),
    Plane("has_chosen", (1,), "1 if a card is about to be laid"),
    Plane("stones", (2,), "by colour: the stones that aren't placed yet"),
    Plane("pile", (1,), "the number of cards in the pile"),
    Plane("idle", (1,), "in a solo game: the cards laid in a row without a stone"),
    Plane("discarded", (59,), "by card: 1 for the one discarded in a solo game"),
)
MEMORY_PLANES: Final = (
    Plane("order", (59,), "by card: when it was laid, from 1"),
    Plane("unseen", (59,), "by card: 1 if it is in the pile or in the other hand"),
)
_SEEN: Final[i64] = size_of_planes(PLANES)
_REMEMBERED: Final[i64] = size_of_planes(MEMORY_PLANES)


def observe(forest: Forest, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write the planes, and return the place after them."""
    clear(out, at, _SEEN)
    at = _put_situation(forest, seat, out, at)
    at = _put_table(forest, out, at)
    if forest.over == RUNNING and laid_count(forest) > 1:
        put_one_of(out, at, CARD_COUNT, face_of(forest, laid_count(forest) - 1) // ROTATIONS)
    at = _put_hands(forest, seat, out, at + CARD_COUNT)
    at = put(out, at, stones_left(forest, 0))
    at = put(out, at, stones_left(forest, 1))
    at = put(out, at, cards_left(forest))
    at = put(out, at, forest.idle)
    return _put_card(out, at, forest.discarded)


def inform(forest: Forest, seat: i64, out: vec[i16], at: i64) -> None:
    """Write the planes and the memory planes."""
    at = observe(forest, seat, out, at)
    clear(out, at, _REMEMBERED)
    for index in range(laid_count(forest)):
        out[at + face_of(forest, index) // ROTATIONS] = i16(index + 1)
    at += CARD_COUNT
    for place in range(cards_left(forest)):
        out[at + forest.deck[forest.drawn + place]] = 1
    for other in range(hand_count(forest)):
        if other != seat:
            _put_hand(forest, other, out, at)


def _put_situation(forest: Forest, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write who plays which colour, whose turn it is, and what is asked."""
    out[at] = 1
    if forest.seats == MOST_SEATS:
        out[at + 1] = 1
    at = put(out, at + MOST_SEATS, forest.easier)
    out[at + seat] = 1
    if forest.seats == 1:
        out[at + 1] = 1
    at = put_one_of(out, at + MOST_SEATS, MOST_SEATS, turned(forest.turn, seat, forest.seats))
    if forest.over == RUNNING:
        if forest.chosen == NO_CARD:
            out[at] = 1
        else:
            out[at + 1] = 1
    return at + 2


def _put_table(forest: Forest, out: vec[i16], at: i64) -> i64:
    """Write which cards lie where, how they are turned, and what their paths lack."""
    laid = forest.laid
    paths = forest.paths
    for index in range(len(laid)):
        face = face_of(forest, index)
        card = face // ROTATIONS
        out[at + card] = i16(face % ROTATIONS + 1)
        out[at + CARD_COUNT + card] = i16(x_of(forest, index))
        out[at + 2 * CARD_COUNT + card] = i16(y_of(forest, index))
        first = at + 3 * CARD_COUNT + card * _PATHS * _PATH_FACTS
        part = first_part(laid[index], 0)
        for path in range(part, part + PATH_COUNT[face]):
            tally = tally_of(forest, path_of(paths, path))
            out[first] = i16(ends_in(tally))
            out[first + 1] = i16(stones_in(tally))
            first += _PATH_FACTS
    return at + (3 + _PATHS * _PATH_FACTS) * CARD_COUNT


def _put_hands(forest: Forest, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write the observer's cards, how many all hold, and the card about to be laid (TRAIL-75R)."""
    hands = hand_count(forest)
    if hands:
        _put_hand(forest, seat, out, at)
    at += CARD_COUNT
    for other in range(hands):
        held: i64 = 0
        for place in range(2):
            if hand_card(forest, other, place) != NO_CARD:
                held += 1
        put(out, at + turned(other, seat, forest.seats), held)
    at += MOST_SEATS
    if not hands or forest.turn == seat:
        _put_card(out, at, forest.chosen)
    return put(out, at + CARD_COUNT, i64(forest.chosen != NO_CARD))


def _put_hand(forest: Forest, seat: i64, out: vec[i16], at: i64) -> None:
    _put_card(out, at, hand_card(forest, seat, 0))
    _put_card(out, at, hand_card(forest, seat, 1))


def _put_card(out: vec[i16], at: i64, card: i64) -> i64:
    if card != NO_CARD:
        out[at + card] = 1
    return at + CARD_COUNT
