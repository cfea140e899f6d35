"""Befriending a card of the Card Offer; the offer and its deck (FMC-40, FMC-41, FMC-56R)."""
# compiled

from __future__ import annotations

from typing import final

from ....kernel.arrays import append, i64
from ....kernel.bits import without
from ....kernel.journal import EVERYBODY, NOBODY
from ....kernel.rng import Rng
from ..data.tables import card_list
from ..state import (
    DISCARDS,
    HAND,
    NO_CARDS,
    OFFER,
    SEEN,
    SHOWN_HAND,
    TABLE,
    UNSEEN,
    Realm,
    card_count,
    has_cards,
    nth_card,
    put_card,
    take_card,
    zone_of,
)
from .decision import Answers, Decision, cards_of
from .end import bring_end
from .entries import BEFRIENDED, OFFERED, UNDER
from .numbers import BEFRIENDS_FROM, card_of
from .tasks import goes_into_hand, is_by_card


@final
class BefriendCard(Decision):
    """A card of the offer is befriended (FMC-40)."""

    __slots__ = ()

    def answers(self, realm: Realm, seat: i64, task: i64) -> Answers:
        return cards_of(realm, TABLE, OFFER, BEFRIENDS_FROM, 0)

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        return "FMC-40"

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        """Take the card for all to see (FMC-24, FMC-95R); an effect replaces it (FMC-56R)."""
        card = card_of(action)
        into_hand = goes_into_hand(task)
        take_card(realm, TABLE, OFFER, card)
        put_card(realm, seat, HAND if into_hand else DISCARDS, card)
        put_card(realm, seat, SHOWN_HAND if into_hand else SEEN, card)
        if realm.telling:
            realm.journal.note(BEFRIENDED, NOBODY, [seat, card, int(into_hand)])
        if is_by_card(task):
            _replace_card(realm, rng)


# ---------------------------------------------------------------- the Card Offer and its deck


def deck_size(realm: Realm) -> i64:
    """The number of cards in the deck, including those put under it."""
    return realm.deck + len(realm.under)


def offer_cards(realm: Realm, number: i64, rng: Rng) -> None:
    """Add this many cards from the deck to the offer."""
    lower, upper = zone_of(realm, TABLE, OFFER)
    for _card in range(number):
        put_card(realm, TABLE, OFFER, next_card(realm, rng))
    if realm.telling:
        now, more = zone_of(realm, TABLE, OFFER)
        realm.journal.note(OFFERED, EVERYBODY, card_list(without(now, lower), without(more, upper)))


def add_cards(realm: Realm, number: i64, rng: Rng) -> None:
    """Add this many cards to the offer, or as many as there are, because a card says so."""
    there = min(number, deck_size(realm))
    if there:
        offer_cards(realm, there, rng)


def refill_cards(realm: Realm, rng: Rng) -> None:
    """Put the rest under the deck and offer new cards (FMC-41), or trigger the end (FMC-75R)."""
    if deck_size(realm) + card_count(realm, TABLE, OFFER) < realm.seats + 1:
        bring_end(realm, NO_CARDS)
        return
    while has_cards(realm, TABLE, OFFER):
        card = nth_card(realm, TABLE, OFFER, 0)
        take_card(realm, TABLE, OFFER, card)
        realm.under = append(realm.under[:], card)
        if realm.telling:
            realm.journal.note(UNDER, NOBODY, [card])
    offer_cards(realm, realm.seats + 1, rng)


def next_card(realm: Realm, rng: Rng) -> i64:
    """Take the next card of the deck: a random one, until those put under it are reached."""
    if not realm.deck:
        card = realm.under[0]
        realm.under = realm.under[1:]
        return card
    realm.deck -= 1
    card = nth_card(realm, TABLE, UNSEEN, rng.below(card_count(realm, TABLE, UNSEEN)))
    take_card(realm, TABLE, UNSEEN, card)
    return card


def _replace_card(realm: Realm, rng: Rng) -> None:
    """Replace a card that an effect took out of the offer (FMC-56R)."""
    if deck_size(realm):
        offer_cards(realm, 1, rng)
    else:
        bring_end(realm, NO_CARDS)
