"""The five areas: tokens placed, moved, removed and stolen, and homes claimed by the tenth."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.journal import NOBODY
from ..data.tables import ANYONE, BIT, FOLK_COUNT, HOME_AT, OWN
from ..state import (
    HOUSING,
    NO_TOKENS,
    STRIDE,
    SUPPLY,
    TOKENS,
    Realm,
    home_owner,
    push,
    tokens,
    word,
)
from .ending import come
from .entries import CLAIMED, MOVED, PLACED, REMOVED, STOLEN


def place(realm: Realm, seat: i64, folk: i64) -> None:
    """A token of the supply goes into an area (FMC-30); the last one brings the end (FMC-70)."""
    realm.words[seat * STRIDE + SUPPLY] -= 1
    realm.words[seat * STRIDE + TOKENS + folk] += 1
    if realm.telling:
        left = word(realm, seat, SUPPLY)
        realm.journal.note(PLACED, NOBODY, [seat, folk, tokens(realm, seat, folk), left])
    _arrived(realm, seat, folk)


def move(realm: Realm, by: i64, whose: i64, source: i64, target: i64) -> None:
    """A token goes from one area to another."""
    realm.words[whose * STRIDE + TOKENS + source] -= 1
    realm.words[whose * STRIDE + TOKENS + target] += 1
    if realm.telling:
        realm.journal.note(MOVED, NOBODY, [by, whose, source, target])
    _claim(realm, whose, target)


def remove(realm: Realm, by: i64, whose: i64, folk: i64) -> None:
    """A rival's token returns to its owner's supply (FMC-55R)."""
    _take_off(realm, whose, folk)
    if realm.telling:
        realm.journal.note(REMOVED, NOBODY, [by, whose, folk])


def steal(realm: Realm, by: i64, whose: i64, folk: i64) -> None:
    """A rival's token returns to its supply, and one of one's own takes its place."""
    _take_off(realm, whose, folk)
    realm.words[by * STRIDE + SUPPLY] -= 1
    realm.words[by * STRIDE + TOKENS + folk] += 1
    if realm.telling:
        realm.journal.note(STOLEN, NOBODY, [by, whose, folk])
    _arrived(realm, by, folk)


def rivals_tokens(realm: Realm, seat: i64) -> i64:
    """Where others have tokens, as bits seat * 5 + folk."""
    found: i64 = 0
    for other in range(realm.seats):
        if other != seat:
            found |= areas_of(realm, other) << (FOLK_COUNT * other)
    return found


def areas_of(realm: Realm, seat: i64) -> i64:
    """The areas in which a seat has tokens, as bits."""
    found: i64 = 0
    for folk in range(FOLK_COUNT):
        if tokens(realm, seat, folk):
            found |= BIT[folk]
    return found


def movable(realm: Realm, seat: i64, whose: i64) -> i64:
    """The tokens that a step lets one move (FMC-46), as bits seat * 5 + folk."""
    if whose == OWN:
        return areas_of(realm, seat) << (FOLK_COUNT * seat)
    found = rivals_tokens(realm, seat)
    if whose == ANYONE:
        found |= areas_of(realm, seat) << (FOLK_COUNT * seat)
    return found


def _take_off(realm: Realm, seat: i64, folk: i64) -> None:
    realm.words[seat * STRIDE + SUPPLY] += 1
    realm.words[seat * STRIDE + TOKENS + folk] -= 1


def _arrived(realm: Realm, seat: i64, folk: i64) -> None:
    if not word(realm, seat, SUPPLY):
        come(realm, NO_TOKENS)
    _claim(realm, seat, folk)


def _claim(realm: Realm, seat: i64, folk: i64) -> None:
    """The first to have ten tokens in an area takes its home (FMC-60, FMC-64R)."""
    if tokens(realm, seat, folk) < HOME_AT or home_owner(realm, folk) >= 0:
        return
    realm.homes |= (seat + 1) << (3 * folk)
    if realm.telling:
        realm.journal.note(CLAIMED, NOBODY, [seat, folk])
    push(realm, HOUSING, seat, folk, 0)
