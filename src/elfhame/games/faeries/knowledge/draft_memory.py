"""What a seat remembers of the draft, and redrawing who kept which card (FMC-92R, FMC-97R)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, contains
from ....kernel.rng import Rng
from ..data.tables import (
    HALVES,
    card_at,
    exclude_card,
    half_of,
    has_card,
    include_card,
    place_in_half,
    set_size,
)
from ..state import (
    NO_CARD,
    PICKS,
    TABLE,
    UNSEEN,
    Realm,
    set_zone,
    zone_of,
)

SLOTS: Final[i64] = 16
"""A place is a pick, seat * PICKS + pick, below this; from it on, packet * PICKS + place."""


def first_sight(realm: Realm, observer: i64, packet: i64) -> i64:
    """The pick, from 0, at which the observer first saw a packet; a watcher never does."""
    if observer < 0:
        return PICKS
    return (observer - packet + PICKS * realm.seats) % realm.seats


def packet_of(realm: Realm, place: i64) -> i64:
    """The packet that a place belongs to."""
    if place >= SLOTS:
        return (place - SLOTS) // PICKS
    return (place // PICKS - place % PICKS + PICKS * realm.seats) % realm.seats


def pick_of(realm: Realm, place: i64) -> i64:
    """The pick at which the card of a place left its packet, or would leave it next."""
    return realm.passes if place >= SLOTS else place % PICKS


def keeper_of(realm: Realm, place: i64) -> i64:
    """The seat that has kept the card of a place, or before which it lies."""
    if place < SLOTS:
        return place // PICKS
    return ((place - SLOTS) // PICKS + realm.passes) % realm.seats


def sight(realm: Realm, observer: i64, place: i64) -> i64:
    """Which look at its packet, from 0, showed the observer the card of a place; -1 if none did."""
    past = pick_of(realm, place) - first_sight(realm, observer, packet_of(realm, place))
    if past <= 0:
        return -1
    return (past - 1) // realm.seats


def card_in(realm: Realm, place: i64) -> i64:
    """The card of a place, or NO_CARD."""
    return realm.packets[place - SLOTS] if place >= SLOTS else realm.picks[place]


def hidden_picks(realm: Realm) -> vec[i64]:
    """By seat * 2 + half: cards kept in the draft that not everyone has seen, once it is over."""
    hidden = vec[i64]([0] * 8)
    if realm.drafted and realm.passes == PICKS:
        for pick in range(realm.seats * PICKS):
            if not contains(realm.open_picks, pick):
                card = realm.picks[pick]
                hidden[pick // PICKS * HALVES + half_of(card)] |= BIT[place_in_half(card)]
    return hidden


# ---------------------------------------------------------------- redrawing


def redraw_picks(realm: Realm, observer: i64, rng: Rng) -> None:
    """Redraw who kept which card and what packets hold, consistent with what the observer saw."""
    picks = realm.picks[:]
    packets = realm.packets[:]
    for packet in range(realm.seats):
        for look in range(2):
            _shuffle_seen(realm, observer, packet, look, picks, packets, rng)
    _deal_unseen(realm, observer, picks, packets, rng)
    realm.picks = picks
    realm.packets = packets
    for seat in range(realm.seats):
        if seat != observer:
            _shuffle_unseen(realm, observer, seat, rng)
    _sort_packets(realm)


def _is_hidden(realm: Realm, observer: i64, place: i64) -> bool:
    """Whether there is a card in the place that the observer doesn't know."""
    if card_in(realm, place) == NO_CARD or keeper_of(realm, place) == observer:
        return False
    return place >= SLOTS or not contains(realm.open_picks, place)


def _shuffle_seen(
    realm: Realm,
    observer: i64,
    packet: i64,
    look: i64,
    picks: vec[i64],
    packets: vec[i64],
    rng: Rng,
) -> None:
    """Shuffle the cards known by one look at a packet among the places they can be in."""
    there = vec[i64]([0, 0])
    size: i64 = 0
    for place in range(2 * SLOTS):
        if _is_of(realm, observer, place, packet, look):
            card = card_in(realm, place)
            include_card(there, card)
            size += 1
    for place in range(2 * SLOTS):
        if size and _is_of(realm, observer, place, packet, look):
            _put(picks, packets, place, _draw(there, size, rng))
            size -= 1


def _is_of(realm: Realm, observer: i64, place: i64, packet: i64, look: i64) -> bool:
    if not _is_place(realm, place) or packet_of(realm, place) != packet:
        return False
    return sight(realm, observer, place) == look and _is_hidden(realm, observer, place)


def _is_place(realm: Realm, place: i64) -> bool:
    return place % SLOTS < realm.seats * PICKS


def _deal_unseen(realm: Realm, observer: i64, picks: vec[i64], packets: vec[i64], rng: Rng) -> None:
    """Replace cards never seen by any that haven't appeared: of the deck, the box, each other's."""
    lower, upper = zone_of(realm, TABLE, UNSEEN)
    pool = vec[i64]([lower, upper])
    for place in range(2 * SLOTS):
        if _is_unseen(realm, observer, place):
            card = card_in(realm, place)
            include_card(pool, card)
    size = set_size(pool)
    for place in range(2 * SLOTS):
        if _is_unseen(realm, observer, place):
            _put(picks, packets, place, _draw(pool, size, rng))
            size -= 1
    set_zone(realm, TABLE, UNSEEN, pool[0], pool[1])


def _is_unseen(realm: Realm, observer: i64, place: i64) -> bool:
    if not _is_place(realm, place) or not _is_hidden(realm, observer, place):
        return False
    return sight(realm, observer, place) < 0


def _shuffle_unseen(realm: Realm, observer: i64, seat: i64, rng: Rng) -> None:
    """Shuffle the picks of cards not seen in the draft: nobody knows when they were kept."""
    there = vec[i64]([0, 0])
    open_ones = vec[i64]([0, 0])
    size: i64 = 0
    first = seat * PICKS
    for place in range(first, first + PICKS):
        card = realm.picks[place]
        if card != NO_CARD and sight(realm, observer, place) < 0:
            include_card(there, card)
            size += 1
            if contains(realm.open_picks, place):
                include_card(open_ones, card)
    for place in range(first, first + PICKS):
        if realm.picks[place] != NO_CARD and sight(realm, observer, place) < 0:
            card = _draw(there, size, rng)
            size -= 1
            realm.picks[place] = card
            if has_card(open_ones, card):
                realm.open_picks |= BIT[place]
            else:
                realm.open_picks &= ~BIT[place]


def _sort_packets(realm: Realm) -> None:
    """Sort the cards of each packet, so that their order gives nothing away."""
    for packet in range(realm.seats):
        first = packet * PICKS
        for end in range(first + PICKS - 1, first, -1):
            for place in range(first, end):
                if realm.packets[place] > realm.packets[place + 1]:
                    card = realm.packets[place]
                    realm.packets[place] = realm.packets[place + 1]
                    realm.packets[place + 1] = card


def _put(picks: vec[i64], packets: vec[i64], place: i64, card: i64) -> None:
    if place >= SLOTS:
        packets[place - SLOTS] = card
    else:
        picks[place] = card


def _draw(cards: vec[i64], size: i64, rng: Rng) -> i64:
    """Take a random card out of a set."""
    card = card_at(cards[0], cards[1], rng.below(size))
    exclude_card(cards, card)
    return card


def deal(source: vec[i64], target: vec[i64], number: i64, rng: Rng) -> None:
    """Move this many random cards from one set to another."""
    left = set_size(source)
    while number:
        number -= 1
        card = _draw(source, left, rng)
        left -= 1
        include_card(target, card)
