"""The reckoning: totals, places and shares of the victory (FAE-53 to FAE-57R)."""
# compiled

from __future__ import annotations

from ...kernel.arrays import i64
from ...kernel.journal import EVERYBODY, NOBODY
from .rituals import how_many
from .state import Realm, colour_points, kept_cards, spirit
from .tables import BIT
from .telling import ENDED, REVEALED, WON


def total(realm: Realm, seat: i64) -> i64:
    """The points of the seat's own colour, and one for each card kept (FAE-53)."""
    return colour_points(realm, spirit(realm, seat)) + how_many(kept_cards(realm, seat))


def rank(realm: Realm, seat: i64) -> i64:
    """More is better: by total, then by fewer ritual cards (FAE-54, FAE-55)."""
    return total(realm, seat) * 16 - how_many(kept_cards(realm, seat))


def place(realm: Realm, seat: i64) -> i64:
    """1 for the first; equal seats share a place (FAE-57R)."""
    better: i64 = 0
    for other in range(realm.seats):
        if rank(realm, other) > rank(realm, seat):
            better += 1
    return better + 1


def winners(realm: Realm) -> i64:
    """The seats in the first place, as bits."""
    seats: i64 = 0
    for seat in range(realm.seats):
        if place(realm, seat) == 1:
            seats |= BIT[seat]
    return seats


def tell_the_end(realm: Realm) -> None:
    """Note why it ended, each spirit with its points, and who won."""
    realm.journal.note(ENDED, NOBODY, [realm.over])
    for seat in range(realm.seats):
        colour = spirit(realm, seat)
        points = colour_points(realm, colour)
        cards = how_many(kept_cards(realm, seat))
        realm.journal.note(REVEALED, EVERYBODY, [seat, colour, points, cards])
    realm.journal.note(WON, EVERYBODY, [winners(realm)])
