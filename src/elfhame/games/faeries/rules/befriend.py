"""Befriending a card of the Card Offer; the offer and its deck (FMC-40, FMC-41, FMC-56R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import append, i64, vec
from ....kernel.journal import EVERYBODY, NOBODY
from ....kernel.rng import Rng
from ..data.tables import card_at, card_list, exclude_card, has_card, include_card, set_size
from ..state import (
    DISCARDS,
    HAND,
    NO_CARDS,
    SEEN,
    SHOWN_HAND,
    Realm,
    put_card,
)
from .answers import list_cards
from .end import bring_end
from .entries import BEFRIENDED, OFFERED, UNDER
from .numbers import BEFRIENDS_FROM, card_of
from .tasks import (
    goes_into_hand,
    is_by_card,
    pop_task,
    top_task,
)


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write the cards of the offer."""
    return list_cards(out, 0, BEFRIENDS_FROM, realm.offer[0], realm.offer[1])


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of the cards of the offer."""
    return BEFRIENDS_FROM + _offered_card(realm, rng.below(offer_size(realm)))


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """A card of the offer must be chosen."""
    return "FMC-40"


def apply(realm: Realm, seat: i64, action: i64, rng: Rng) -> None:
    """Take the card; if a card's effect took it, replace it at once (FMC-56R)."""
    _befriend(realm, seat, card_of(action), rng)


def settle_befriending(realm: Realm, seat: i64, rng: Rng) -> bool:
    """Take the only card of the offer, or none if it is empty; whether no choice was left."""
    size = offer_size(realm)
    if size > 1:
        return False
    if size:
        _befriend(realm, seat, _offered_card(realm, 0), rng)
    else:
        pop_task(realm)
    return True


def _befriend(realm: Realm, seat: i64, card: i64, rng: Rng) -> None:
    """Take a card onto the discards or into the hand, for all to see (FMC-24, FMC-95R)."""
    task = top_task(realm)
    into_hand = goes_into_hand(task)
    pop_task(realm)
    realm.offer = _without(realm.offer, card)
    put_card(realm, seat, HAND if into_hand else DISCARDS, card)
    put_card(realm, seat, SHOWN_HAND if into_hand else SEEN, card)
    if realm.telling:
        realm.journal.note(BEFRIENDED, NOBODY, [seat, card, int(into_hand)])
    if is_by_card(task):
        _replace_card(realm, rng)


# ---------------------------------------------------------------- the Card Offer and its deck


def offer_size(realm: Realm) -> i64:
    """The number of cards in the Card Offer."""
    return set_size(realm.offer)


def is_offered(realm: Realm, card: i64) -> bool:
    """Whether the card is in the Card Offer."""
    return has_card(realm.offer, card)


def deck_size(realm: Realm) -> i64:
    """The number of cards in the deck, including those put under it."""
    return realm.deck + len(realm.under)


def offer_cards(realm: Realm, number: i64, rng: Rng) -> None:
    """Add this many cards from the deck to the offer."""
    before = realm.offer
    offer = before[:]
    for _ in range(number):
        include_card(offer, next_card(realm, rng))
    realm.offer = offer
    if realm.telling:
        facts = card_list(offer[0] & ~before[0], offer[1] & ~before[1])
        realm.journal.note(OFFERED, EVERYBODY, facts)


def refill_cards(realm: Realm, rng: Rng) -> None:
    """Put the rest under the deck and offer new cards (FMC-41), or trigger the end (FMC-75R)."""
    if deck_size(realm) + offer_size(realm) < realm.seats + 1:
        bring_end(realm, NO_CARDS)
        return
    while offer_size(realm):
        card = _offered_card(realm, 0)
        realm.offer = _without(realm.offer, card)
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
    place = rng.below(set_size(realm.unseen))
    card = card_at(realm.unseen[0], realm.unseen[1], place)
    realm.unseen = _without(realm.unseen, card)
    return card


def _replace_card(realm: Realm, rng: Rng) -> None:
    """Replace a card that an effect took out of the offer (FMC-56R)."""
    if deck_size(realm):
        offer_cards(realm, 1, rng)
    else:
        bring_end(realm, NO_CARDS)


def _offered_card(realm: Realm, place: i64) -> i64:
    return card_at(realm.offer[0], realm.offer[1], place)


def _without(cards: vec[i64], card: i64) -> vec[i64]:
    """A set of cards without one of them."""
    rest = cards[:]
    exclude_card(rest, card)
    return rest
