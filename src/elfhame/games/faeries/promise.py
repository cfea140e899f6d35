"""What a state promises a seat, in hundredths of a point: what it has, and what may come."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64, vec
from .cards import deck_size
from .gains import POINT
from .garden import SIDES_FROM, spread_lower, spread_upper
from .scoring import area_points, counted, plant_points, plant_size
from .state import (
    COVERED,
    DISCARDS,
    HAND,
    HOME_PIECES,
    PATHS,
    PILE,
    POINTS,
    RUNNING,
    STRIDE,
    SUPPLY,
    Realm,
    home_owner,
    homes_of,
    piece_lay,
    piece_seat,
    piece_which,
    tokens,
    word,
)
from .tables import AT_END, FOLK_COUNT, HALF, KINSHIP, WORTH, how_many, lowest

# What a thing counts when the game begins, and what when it ends; between, in proportion.
AREA_FIRST: Final = 20
AREA_LAST: Final = 85
"""A point that an area would bring now."""
STAKE_FIRST: Final = 60
STAKE_LAST: Final = 15
"""A token, for what it may bring yet."""
AHEAD: Final = 30
"""A token more than the best rival has there, up to three; less, if behind."""
SAFE: Final = 3
NEAR: Final = 40
"""Each token after the fifth, as long as nobody has the home."""
NEAR_FROM: Final = 5
UNJOINED: Final = 15
"""A square of a plant that no path joins yet, if there is time."""
WAYSIDE: Final = 35
"""A free square beside a path, for plants to come there, if there is time."""
HOME: Final = 50
"""A home, for plants to come beside it, if there is time."""
PLAYS: Final = vec[i64]([0, 0, 30, 22, 16])
"""By seats: how many cards of its own each plays in a game."""
HELD: Final = 75
"""A card in hand: it need not be drawn."""
HELD_BETTER: Final = 50
"""What it counts that the cards in hand are better than the others, in hundredths."""
AT_THE_END: Final = 85
"""A point that a card would count now."""

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
    value = word(realm, seat, POINTS) * POINT
    for folk in range(FOLK_COUNT):
        if tokens(realm, seat, folk):
            value += _of_area(realm, seat, folk, left)
    return value + _of_garden(realm, seat, left) + _of_cards(realm, seat, left)


def _between(last: i64, first: i64, left: i64) -> i64:
    return last + (first - last) * left // 100


def _of_area(realm: Realm, seat: i64, folk: i64, left: i64) -> i64:
    own = tokens(realm, seat, folk)
    lead = own - _rivals_most(realm, seat, folk)
    value = area_points(realm, seat, folk) * _between(AREA_LAST, AREA_FIRST, left)
    value += own * _between(STAKE_LAST, STAKE_FIRST, left)
    if home_owner(realm, folk) < 0:
        value += max(0, own - NEAR_FROM) * NEAR
    return value + max(-SAFE, min(SAFE, lead)) * AHEAD


def _rivals_most(realm: Realm, seat: i64, folk: i64) -> i64:
    most: i64 = 0
    for other in range(realm.seats):
        if other != seat:
            most = max(most, tokens(realm, other, folk))
    return most


def _of_garden(realm: Realm, seat: i64, left: i64) -> i64:
    promise = homes_of(realm, seat) * HOME + _wayside(realm, seat) * WAYSIDE
    value: i64 = 0
    for code in realm.laid:
        if piece_seat(code) == seat:
            scored = plant_points(realm, code)
            if scored:
                value += scored * POINT
            elif piece_which(code) < HOME_PIECES and piece_lay(code) < SIDES_FROM:
                promise += plant_size(code) * UNJOINED
    return value + promise * left // 100


def _wayside(realm: Realm, seat: i64) -> i64:
    """How many free squares lie beside the seat's paths."""
    at = seat * STRIDE
    upper = realm.words[at + PATHS]
    lower = realm.words[at + PATHS + 1]
    above = spread_upper(upper, lower) & ~realm.words[at + COVERED]
    return how_many(above) + how_many(spread_lower(upper, lower) & ~realm.words[at + COVERED + 1])


def _of_cards(realm: Realm, seat: i64, left: i64) -> i64:
    """A mean card is played so often; those in hand come first; and what counts at the end."""
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
    better = (held_worth - held * mean) * HELD_BETTER // 100
    soon = (held * HELD + better) * min(100, 20 + 2 * left) // 100
    return at_end * AT_THE_END + mean * PLAYS[realm.seats] * left // 100 + soon
