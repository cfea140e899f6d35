"""Scoring: totals, places and winners (FAE-53 to FAE-57R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.bits import BIT, how_many, without
from ....kernel.journal import EVERYBODY, NOBODY
from ..state import Realm, colour_points, kept_cards, spirit
from .entries import ENDED, REVEALED, WON


def total(realm: Realm, seat: i64) -> i64:
    """The points of the seat's own colour, and one for each card kept (FAE-53)."""
    return colour_points(realm, spirit(realm, seat)) + how_many(kept_cards(realm, seat))


def rank(realm: Realm, seat: i64) -> i64:
    """More is better: by total, then by fewer ritual cards (FAE-54, FAE-55)."""
    return total(realm, seat) * 16 - how_many(kept_cards(realm, seat))


def place(realm: Realm, seat: i64) -> i64:
    """The place of a seat, from 1; equal seats share one (FAE-57R)."""
    better: i64 = 0
    for other in range(realm.seats):
        if rank(realm, other) > rank(realm, seat):
            better += 1
    return better + 1


def winners(realm: Realm) -> i64:
    """The seats in first place, as a set."""
    seats: i64 = 0
    for seat in range(realm.seats):
        if place(realm, seat) == 1:
            seats |= BIT[seat]
    return seats


def leaders(realm: Realm) -> i64:
    """The seats with the most points, as a set; fewer ritual cards decide among them (FAE-55)."""
    most: i64 = 0
    seats: i64 = 0
    for seat in range(realm.seats):
        points = total(realm, seat)
        if points > most:
            most = points
            seats = 0
        if points == most:
            seats |= BIT[seat]
    return seats


def note_the_end(realm: Realm) -> None:
    """Note why the game ended, each spirit with its points, and who won."""
    realm.journal.note(ENDED, NOBODY, [realm.over])
    for seat in range(realm.seats):
        colour = spirit(realm, seat)
        points = colour_points(realm, colour)
        cards = how_many(kept_cards(realm, seat))
        realm.journal.note(REVEALED, EVERYBODY, [seat, colour, points, cards])
    first = winners(realm)
    realm.journal.note(WON, EVERYBODY, [first, without(leaders(realm), first)])
