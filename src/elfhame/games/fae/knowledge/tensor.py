"""What a seat of Fae sees and remembers, as numbers for learning (FAE-70 to FAE-73R)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i16, i64, vec
from ....kernel.tensor import (
    Plane,
    clear,
    facing,
    put,
    put_one_of,
    put_set,
    size_of_planes,
    turned,
)
from ..data.tables import COLOUR_COUNT, RITUAL_COUNT, SPACES
from ..state import (
    NO_MOVE,
    RUNNING,
    TWELFTH_RITUAL,
    Realm,
    colour_points,
    count_of,
    group_on,
    kept_cards,
    points_given,
    spirit,
)

MOST_SEATS: Final = 4

PLANES: Final = (
    Plane("seats", (4,), "1 for each seat in the game, from the observer to the left"),
    Plane("clans", (1,), "1 if FAE-24V is played"),
    Plane("turn", (4,), "1 for the seat whose turn it is"),
    Plane("question", (2,), "1 for what is asked: to move a group, or which ritual comes next"),
    Plane("ending", (2,), "1 for how the game ended: by the twelfth ritual, or without a move"),
    Plane("druids", (5, 60), "by colour and space: the number of druids"),
    Plane("due", (60,), "1 for each space whose ritual is still due"),
    Plane("points", (5,), "by colour: its points"),
    Plane("resolved", (12,), "1 for each ritual card that has been used"),
    Plane("kept", (4, 12), "by seat: 1 for each ritual card it keeps"),
    Plane("spirits", (4, 5), "by seat: 1 for its colour, if the observer knows it"),
)
MEMORY_PLANES: Final = (
    Plane("given", (4, 5), "by seat and colour: the points that came from the seat's moves"),
)
_SEEN: Final[i64] = size_of_planes(PLANES)
_REMEMBERED: Final[i64] = size_of_planes(MEMORY_PLANES)


def observe(realm: Realm, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write the planes, and return the place after them."""
    clear(out, at, _SEEN)
    at = _put_situation(realm, seat, out, at)
    at = _put_druids(realm, out, at)
    at = put_set(out, at, SPACES, realm.due)
    for colour in range(COLOUR_COUNT):
        at = put(out, at, colour_points(realm, colour))
    for card in range(RITUAL_COUNT):
        if card < realm.ritual:
            out[at + card] = 1
    return _put_players(realm, seat, out, at + RITUAL_COUNT)


def inform(realm: Realm, seat: i64, out: vec[i16], at: i64) -> None:
    """Write the planes and the memory planes."""
    at = observe(realm, seat, out, at)
    clear(out, at, _REMEMBERED)
    for place in range(realm.seats):
        giver = facing(place, seat, realm.seats)
        for colour in range(COLOUR_COUNT):
            at = put(out, at, points_given(realm, giver, colour))


def _put_situation(realm: Realm, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write who plays, whose turn it is, and what is asked."""
    for place in range(realm.seats):
        out[at + place] = 1
    at = put(out, at + MOST_SEATS, realm.clans)
    at = put_one_of(out, at, MOST_SEATS, turned(realm.turn, seat, realm.seats))
    if realm.over == RUNNING:
        if realm.due:
            out[at + 1] = 1
        else:
            out[at] = 1
    elif realm.over == TWELFTH_RITUAL:
        out[at + 2] = 1
    elif realm.over == NO_MOVE:
        out[at + 3] = 1
    return at + 4


def _put_druids(realm: Realm, out: vec[i16], at: i64) -> i64:
    for space in range(SPACES):
        group = group_on(realm, space)
        if group:
            for colour in range(COLOUR_COUNT):
                out[at + colour * SPACES + space] = i16(count_of(group, colour))
    return at + COLOUR_COUNT * SPACES


def _put_players(realm: Realm, seat: i64, out: vec[i16], at: i64) -> i64:
    """Write the cards that seats keep, and the colours that the observer knows (FAE-70)."""
    for place in range(realm.seats):
        other = facing(place, seat, realm.seats)
        put_set(out, at + place * RITUAL_COUNT, RITUAL_COUNT, kept_cards(realm, other))
    at += MOST_SEATS * RITUAL_COUNT
    for place in range(realm.seats):
        other = facing(place, seat, realm.seats)
        if other == seat or realm.over != RUNNING:
            out[at + place * COLOUR_COUNT + spirit(realm, other)] = 1
    return at + MOST_SEATS * COLOUR_COUNT
