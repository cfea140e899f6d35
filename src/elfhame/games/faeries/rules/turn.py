"""Turns: an action is named, done by all, and closed."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import append, i64
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.tables import how_many
from ..state import (
    AFTER,
    BEFORE,
    BEFRIEND,
    BEFRIENDING,
    BUILD,
    BUILDING,
    CALL,
    CALLING,
    CLOSE,
    HAND,
    HELP,
    HELPING,
    LAST_TURN,
    NAME,
    NO_CARDS,
    NO_TILES,
    PERFORM,
    PLACING,
    RUNNING,
    SUPPLY,
    TOO_LONG,
    TRUST,
    Realm,
    count,
    first_of,
    has,
    pop,
    push,
    seat_of,
    top,
    word,
)
from .build import (
    offer_tiles,
    place_home,
)
from .ending import come
from .entries import NAMED, UNABLE, UNDER
from .hand import (
    card_at,
    deck_size,
    discard,
    draw,
    offer_cards,
    offered,
    play,
    without,
)
from .scoring import finish as score_all

FULL_HAND: Final = 5


# ---------------------------------------------------------------- a turn


def begin(realm: Realm) -> None:
    """The acting player's turn begins."""
    realm.turns += 1
    realm.extra = 0
    if realm.turns == LAST_TURN:
        come(realm, TOO_LONG)
    push(realm, NAME, realm.acting, 0, 0)


def name(realm: Realm, action: i64) -> None:
    """All perform this action, the acting player first, who has the extra card (FMC-20, FMC-21)."""
    acting = realm.acting
    pop(realm)
    realm.action = action
    if realm.telling:
        realm.journal.note(NAMED, NOBODY, [acting, action])
    push(realm, CLOSE, acting, 0, 0)
    for away in range(realm.seats - 1, 0, -1):
        push(realm, PERFORM, (acting + away) % realm.seats, action, 0)
    push(realm, AFTER, acting, 0, 0)
    push(realm, PERFORM, acting, action, 0)
    push(realm, BEFORE, acting, 0, 0)


def perform(realm: Realm, seat: i64, action: i64) -> None:
    """The seat is to do the action, if it is able to (FMC-22)."""
    if action == TRUST and word(realm, seat, SUPPLY):
        push(realm, PLACING, seat, 1, 0)
    elif action == BUILD:
        push(realm, BUILDING, seat, 0, 0)
    elif action == BEFRIEND and offered(realm):
        push(realm, BEFRIENDING, seat, 0, 0)
    elif action == HELP and has(realm, seat, HAND):
        push(realm, HELPING, seat, 0, 0)
    elif action == CALL:
        push(realm, CALLING, seat, 0, 0)
    else:
        tell_unable(realm, seat, action)


def tell_unable(realm: Realm, seat: i64, action: i64) -> None:
    """That the seat is not able to do the action."""
    if realm.telling:
        realm.journal.note(UNABLE, NOBODY, [seat, action])


def play_extra(realm: Realm, card: i64) -> None:
    """The acting player plays the extra card."""
    seat = seat_of(top(realm))
    pop(realm)
    realm.extra = 1
    play(realm, seat, card)


def discard_extra(realm: Realm, card: i64) -> None:
    """The acting player just discards the extra card (FMC-20)."""
    seat = seat_of(top(realm))
    pop(realm)
    realm.extra = 1
    discard(realm, seat, card)


def call(realm: Realm, rng: Rng) -> None:
    """Draw up to five in hand (FMC-50, FMC-51R)."""
    seat = seat_of(top(realm))
    pop(realm)
    draw(realm, seat, max(0, FULL_HAND - count(realm, seat, HAND)), rng)


def discard_and_call(realm: Realm, card: i64, rng: Rng) -> None:
    """Discard a card, then draw."""
    discard(realm, seat_of(top(realm)), card)
    call(realm, rng)


def house(realm: Realm, square: i64) -> None:
    """The home is placed there by its new owner (FMC-64R)."""
    work = top(realm)
    pop(realm)
    place_home(realm, seat_of(work), first_of(work), square)


# ---------------------------------------------------------------- the end of a turn


def close(realm: Realm, rng: Rng) -> None:
    """Refill what was taken from, then pass the token to the right, or score (FMC-23, FMC-75R)."""
    if realm.end == RUNNING:
        if realm.action == BUILD:
            _refill_tiles(realm, rng)
        elif realm.action == BEFRIEND:
            _refill_cards(realm, rng)
    if realm.end != RUNNING:
        score_all(realm)
        return
    realm.acting = (realm.acting + realm.seats - 1) % realm.seats
    begin(realm)


def _refill_tiles(realm: Realm, rng: Rng) -> None:
    missing = realm.seats - how_many(realm.tile_offer)
    if missing > realm.tiles_left:
        come(realm, NO_TILES)
    else:
        offer_tiles(realm, missing, rng)


def _refill_cards(realm: Realm, rng: Rng) -> None:
    """What is left goes under the deck, and new cards come (FMC-41)."""
    if deck_size(realm) + offered(realm) < realm.seats + 1:
        come(realm, NO_CARDS)
        return
    while offered(realm):
        card = card_at(realm.offer[0], realm.offer[1], 0)
        realm.offer = without(realm.offer, card)
        realm.under = append(realm.under[:], card)
        if realm.telling:
            realm.journal.note(UNDER, NOBODY, [card])
    offer_cards(realm, realm.seats + 1, rng)
