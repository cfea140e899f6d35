"""The points that a state promises a seat, in hundredths: those it has, and those that may come."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import contains, how_many, lowest, without_lowest
from ..data.components import KINSHIP
from ..data.outlines import spread_lower, spread_upper
from ..data.tables import AT_END, FOLK_COUNT, HALF, HALVES, WORTH
from ..rules.befriend import deck_size
from ..rules.garden_scoring import plant_points
from ..rules.scoring import area_points, counted_points
from ..state import (
    HAND,
    RUNNING,
    Realm,
    free_squares,
    half_zone,
    home_owner,
    homes_of,
    owned_half,
    path_squares,
    piece_seat,
    points_of,
    supply_of,
    tokens,
)
from .gains import POINT

# The weights say how much each thing adds to the lead at the end, fitted to games of two
# (docs/results/bots.md). "First" is at the beginning, "last" at the end; in between, in
# proportion.
AREA_FIRST: Final[i64] = 20
AREA_LAST: Final[i64] = 80
"""A point that an area would bring now."""
STAKE_FIRST: Final[i64] = 140
STAKE_LAST: Final[i64] = 30
"""A token, for what it may bring yet."""
AHEAD_FIRST: Final[i64] = 50
AHEAD_LAST: Final[i64] = 5
"""A token more than the best rival has there, up to three; negative if behind."""
SAFE: Final[i64] = 3
NEAR: Final[i64] = 350
"""Each token after the fifth as long as nobody has the home, times the time left."""
NEAR_FROM: Final[i64] = 5
ROOM: Final[i64] = 240
"""A free square of the garden, times the time left."""
WAYSIDE: Final[i64] = 150
"""A free square beside a path, in addition, for plants to come."""
HOME_ROOM: Final[i64] = 1500
"""A home, for plants to come beside it, times the time left."""
CARDS_FIRST: Final[i64] = 1200
CARDS_LAST: Final[i64] = 800
"""Cards that are a point better on average."""
HELD_CARD: Final[i64] = 30
"""A card in hand: it needn't be drawn."""
HELD_BETTER: Final[i64] = 20
"""How much better cards in hand than the others count, in hundredths."""
COUNTED_FIRST: Final[i64] = 30
COUNTED_LAST: Final[i64] = 95
"""A point that a card would count now."""
TURN_WORTH: Final[i64] = 500
"""Acting once more than the others."""

DECK_CLOCK: Final = vec[i64]([0, 0, 40, 60, 60])
"""By seats: the cards with which the deck starts to run out (FMC-14, FMC-70)."""
TILE_CLOCK: Final[i64] = 44
"""The tiles with which the bag of four seats starts; two have fewer, and so less time."""


def time_left(realm: Realm) -> i64:
    """How much of the game is left, in hundredths, by what runs out first."""
    if realm.end != RUNNING:
        return 0
    left = min(100, deck_size(realm) * 100 // DECK_CLOCK[realm.seats])
    left = min(left, realm.tiles_left * 100 // TILE_CLOCK)
    for seat in range(realm.seats):
        left = min(left, supply_of(realm, seat) * 100 // KINSHIP)
    return left


def promised(realm: Realm, seat: i64, left: i64) -> i64:
    """The points a seat may end with if this much of the game is left."""
    value = points_of(realm, seat) * POINT - _of_waiting(realm, seat)
    for folk in range(FOLK_COUNT):
        if tokens(realm, seat, folk):
            value += _of_area(realm, seat, folk, left)
    return value + _of_garden(realm, seat, left) + _of_cards(realm, seat, left)


def _between(last: i64, first: i64, left: i64) -> i64:
    return last + (first - last) * left // 100


def _of_waiting(realm: Realm, seat: i64) -> i64:
    """What waiting costs: the end may come first, and then a seat acts once less (FMC-23)."""
    return TURN_WORTH * ((realm.acting - seat) % realm.seats) // realm.seats


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
    """The points of plants, and the worth of the room left."""
    bloom: i64 = 0
    for piece in realm.laid:
        if piece_seat(piece) == seat:
            bloom += plant_points(realm, piece)
    free = how_many(free_squares(realm, seat, 0)) + how_many(free_squares(realm, seat, 1))
    room = homes_of(realm, seat) * HOME_ROOM + free * ROOM + _wayside(realm, seat) * WAYSIDE
    return bloom * POINT + room * left // 100


def _wayside(realm: Realm, seat: i64) -> i64:
    """The number of free squares beside the seat's paths."""
    upper = path_squares(realm, seat, 0)
    lower = path_squares(realm, seat, 1)
    above = spread_upper(upper, lower) & free_squares(realm, seat, 0)
    return how_many(above) + how_many(spread_lower(upper, lower) & free_squares(realm, seat, 1))


def _of_cards(realm: Realm, seat: i64, left: i64) -> i64:
    """The worth of cards: their mean, more for those in hand, and what they count at the end."""
    at_end: i64 = 0
    owned: i64 = 0
    worth: i64 = 0
    held: i64 = 0
    held_worth: i64 = 0
    for half in range(HALVES):
        hand = half_zone(realm, seat, HAND, half)
        cards = owned_half(realm, seat, half)
        while cards:
            place = lowest(cards)
            card = place + half * HALF
            owned += 1
            worth += WORTH[card]
            if contains(hand, place):
                held += 1
                held_worth += WORTH[card]
            if AT_END[card]:
                at_end += counted_points(realm, seat, AT_END[card])
            cards = without_lowest(cards)
    mean = worth // max(owned, 1)
    value = at_end * _between(COUNTED_LAST, COUNTED_FIRST, left)
    value += mean * _between(CARDS_LAST, CARDS_FIRST, left) // 100
    return value + held * HELD_CARD + (held_worth - held * mean) * HELD_BETTER // 100
