"""What a state promises a seat, in hundredths of a point: what it has, and what may come."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ..data.tables import AT_END, FOLK_COUNT, HALF, KINSHIP, SQUARES, WORTH, how_many, lowest
from ..rules.build import spread_lower, spread_upper
from ..rules.hand import deck_size
from ..rules.scoring import area_points, counted, plant_points
from ..state import (
    COVERED,
    DISCARDS,
    HAND,
    PATHS,
    PILE,
    POINTS,
    RUNNING,
    STRIDE,
    SUPPLY,
    Realm,
    home_owner,
    homes_of,
    piece_seat,
    tokens,
    word,
)
from .gains import POINT

# What things count is what they add to the lead at the end, as far as that can be told, for two
# (docs/bots.md). "First" is when the game begins, "last" when it ends; between, in proportion.
AREA_FIRST: Final = 20
AREA_LAST: Final = 80
"""A point that an area would bring now."""
STAKE_FIRST: Final = 140
STAKE_LAST: Final = 30
"""A token, for what it may bring yet."""
AHEAD_FIRST: Final = 50
AHEAD_LAST: Final = 5
"""A token more than the best rival has there, up to three; less, if behind."""
SAFE: Final = 3
NEAR: Final = 350
"""Each token after the fifth, as long as nobody has the home, if there is time."""
NEAR_FROM: Final = 5
ROOM: Final = 240
"""A free square of the garden, if there is time: what is laid early leaves less for later."""
WAYSIDE: Final = 150
"""One beside a path, besides, for plants to come there."""
HOME: Final = 1500
"""A home, for plants to come beside it, if there is time."""
CARDS_FIRST: Final = 1200
CARDS_LAST: Final = 800
"""Cards that are a point better, on the average."""
HELD: Final = 30
"""A card in hand: it need not be drawn."""
HELD_BETTER: Final = 20
"""What it counts that the cards in hand are better than the others, in hundredths."""
COUNTED_FIRST: Final = 30
COUNTED_LAST: Final = 95
"""A point that a card would count now."""
TURN: Final = 500
"""To be the acting player once more than the others."""

DECK: Final = vec[i64]([0, 0, 40, 60, 60])
"""By seats: the cards with which one clock of the end starts (FMC-14, FMC-70)."""
TILES: Final = 44
"""The tiles of another clock, for four; two start with fewer, and so with less time."""


def time_left(realm: Realm) -> i64:
    """How much of the game is left, in hundredths: by what runs out first."""
    if realm.end != RUNNING:
        return 0
    left = min(100, deck_size(realm) * 100 // DECK[realm.seats])
    left = min(left, realm.tiles_left * 100 // TILES)
    for seat in range(realm.seats):
        left = min(left, word(realm, seat, SUPPLY) * 100 // KINSHIP)
    return left


def promised(realm: Realm, seat: i64, left: i64) -> i64:
    """What a seat may end with, with so much of the game left."""
    value = word(realm, seat, POINTS) * POINT - _of_waiting(realm, seat)
    for folk in range(FOLK_COUNT):
        if tokens(realm, seat, folk):
            value += _of_area(realm, seat, folk, left)
    return value + _of_garden(realm, seat, left) + _of_cards(realm, seat, left)


def _between(last: i64, first: i64, left: i64) -> i64:
    return last + (first - last) * left // 100


def _of_waiting(realm: Realm, seat: i64) -> i64:
    """The end may come before any turn: who waits longer to act may act once less (FMC-23)."""
    return TURN * ((realm.acting - seat) % realm.seats) // realm.seats


def _of_area(realm: Realm, seat: i64, folk: i64, left: i64) -> i64:
    own = tokens(realm, seat, folk)
    lead = own - _rivals_most(realm, seat, folk)
    value = area_points(realm, seat, folk) * _between(AREA_LAST, AREA_FIRST, left)
    value += own * _between(STAKE_LAST, STAKE_FIRST, left)
    if home_owner(realm, folk) < 0:
        value += max(0, own - NEAR_FROM) * NEAR * left // 100
    return value + max(-SAFE, min(SAFE, lead)) * _between(AHEAD_LAST, AHEAD_FIRST, left)


def _rivals_most(realm: Realm, seat: i64, folk: i64) -> i64:
    most: i64 = 0
    for other in range(realm.seats):
        if other != seat:
            most = max(most, tokens(realm, other, folk))
    return most


def _of_garden(realm: Realm, seat: i64, left: i64) -> i64:
    """Plants in bloom, and what there is room for yet."""
    bloom: i64 = 0
    for code in realm.laid:
        if piece_seat(code) == seat:
            bloom += plant_points(realm, code)
    at = seat * STRIDE + COVERED
    free = SQUARES - how_many(realm.words[at]) - how_many(realm.words[at + 1])
    room = homes_of(realm, seat) * HOME + free * ROOM + _wayside(realm, seat) * WAYSIDE
    return bloom * POINT + room * left // 100


def _wayside(realm: Realm, seat: i64) -> i64:
    """How many free squares lie beside the seat's paths."""
    at = seat * STRIDE
    upper = realm.words[at + PATHS]
    lower = realm.words[at + PATHS + 1]
    above = spread_upper(upper, lower) & ~realm.words[at + COVERED]
    return how_many(above) + how_many(spread_lower(upper, lower) & ~realm.words[at + COVERED + 1])


def _of_cards(realm: Realm, seat: i64, left: i64) -> i64:
    """How good the cards are on the average; those in hand come first; what counts at the end."""
    at_end: i64 = 0
    owned: i64 = 0
    worth: i64 = 0
    held: i64 = 0
    held_worth: i64 = 0
    at = seat * STRIDE
    for half in range(2):
        hand = realm.words[at + HAND + half]
        cards = hand | realm.words[at + PILE + half] | realm.words[at + DISCARDS + half]
        while cards:
            card = lowest(cards) + half * HALF
            owned += 1
            worth += WORTH[card]
            if hand & cards & -cards:
                held += 1
                held_worth += WORTH[card]
            if AT_END[card]:
                at_end += counted(realm, seat, AT_END[card])
            cards &= cards - 1
    mean = worth // max(owned, 1)
    value = at_end * _between(COUNTED_LAST, COUNTED_FIRST, left)
    value += mean * _between(CARDS_LAST, CARDS_FIRST, left) // 100
    return value + held * HELD + (held_worth - held * mean) * HELD_BETTER // 100
