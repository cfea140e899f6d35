"""What a bot's value weighs of a seat: points, areas, garden, cards, and whose turn it is."""
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

FEATURES: Final = (
    "points",
    "waiting",
    "areas",
    "tokens",
    "ahead",
    "near",
    "bloom",
    "room",
    "wayside",
    "homes",
    "cards",
    "held",
    "better",
    "counted",
)
"""What the value weighs of a seat: its points; how long until its turn; what its areas would score
now, its tokens there, how many more than the best rival has (up to three), and those that bring it
near an unowned home; plants in bloom, free squares, those beside a path, and homes; the mean worth
of its cards, those in hand, how much better these are than the mean, and the points counted at the
end.
"""
_WAITING: Final = 1
_AREAS: Final = 2
_GARDEN: Final = 6
_CARDS: Final = 10
COUNT: Final = 14
SAFE: Final[i64] = 3
NEAR_FROM: Final[i64] = 5

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


def describe_seat(realm: Realm, seat: i64, found: vec[i64]) -> None:
    """Write the features of a seat at its place."""
    at = seat * COUNT
    for feature in range(COUNT):
        found[at + feature] = 0
    found[at] = points_of(realm, seat)
    found[at + _WAITING] = (realm.acting - seat) % realm.seats
    for folk in range(FOLK_COUNT):
        if tokens(realm, seat, folk):
            _describe_area(realm, seat, folk, found, at + _AREAS)
    _describe_garden(realm, seat, found, at + _GARDEN)
    _describe_cards(realm, seat, found, at + _CARDS)


def _describe_area(realm: Realm, seat: i64, folk: i64, found: vec[i64], at: i64) -> None:
    own = tokens(realm, seat, folk)
    lead = own - _rivals_most(realm, seat, folk)
    found[at] += area_points(realm, seat, folk)
    found[at + 1] += own
    found[at + 2] += max(-SAFE, min(SAFE, lead))
    if home_owner(realm, folk) < 0:
        found[at + 3] += max(0, own - NEAR_FROM)


def _rivals_most(realm: Realm, seat: i64, folk: i64) -> i64:
    most: i64 = 0
    for other in range(realm.seats):
        if other != seat:
            most = max(most, tokens(realm, other, folk))
    return most


def _describe_garden(realm: Realm, seat: i64, found: vec[i64], at: i64) -> None:
    bloom: i64 = 0
    for piece in realm.laid:
        if piece_seat(piece) == seat:
            bloom += plant_points(realm, piece)
    found[at] = bloom
    found[at + 1] = how_many(free_squares(realm, seat, 0)) + how_many(free_squares(realm, seat, 1))
    found[at + 2] = _wayside(realm, seat)
    found[at + 3] = homes_of(realm, seat)


def _wayside(realm: Realm, seat: i64) -> i64:
    """The number of free squares beside the seat's paths."""
    upper = path_squares(realm, seat, 0)
    lower = path_squares(realm, seat, 1)
    above = spread_upper(upper, lower) & free_squares(realm, seat, 0)
    return how_many(above) + how_many(spread_lower(upper, lower) & free_squares(realm, seat, 1))


def _describe_cards(realm: Realm, seat: i64, found: vec[i64], at: i64) -> None:
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
    found[at] = mean
    found[at + 1] = held
    found[at + 2] = held_worth - held * mean
    found[at + 3] = at_end
