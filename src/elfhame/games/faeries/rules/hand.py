"""Cards on the move: drawn, shuffled, played, discarded, befriended; and who sees it."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.journal import EVERYBODY, NOBODY
from ....kernel.rng import Rng
from ..data.tables import BIT, HALF, how_many, nth
from ..state import (
    BATCH,
    DISCARDS,
    FINISHING,
    FRESH,
    HAND,
    NO_CARDS,
    PICKS,
    PILE,
    SEEN,
    SHOWN,
    STRANGERS,
    STRIDE,
    WORKING,
    Realm,
    add,
    count,
    drop,
    holds,
    push,
)
from .ending import come
from .entries import (
    BEFRIENDED,
    CARDS_OFFERED,
    DISCARDED,
    DREW,
    PLAYED,
    RECOVERED,
    SHUFFLED,
)


def card_at(first: i64, second: i64, n: i64) -> i64:
    """The card of a set, given as two words, that has n others before it."""
    before = how_many(first)
    return nth(first, n) if n < before else HALF + nth(second, n - before)


# ---------------------------------------------------------------- hand, draw pile and discards


def draw(realm: Realm, seat: i64, number: i64, rng: Rng) -> None:
    """Draw so many cards into the hand, as far as there are any (FMC-25, FMC-29R).

    A draw pile is a set, and what is drawn comes by chance: nobody knows its order (FMC-93R).
    """
    left = count(realm, seat, PILE)
    first = realm.words[seat * STRIDE + HAND]
    second = realm.words[seat * STRIDE + HAND + 1]
    while number:
        number -= 1
        if not left:
            if not count(realm, seat, DISCARDS):
                break
            shuffle(realm, seat)
            left = count(realm, seat, PILE)
        _draw_one(realm, seat, left, rng)
        left -= 1
        if not left and count(realm, seat, DISCARDS):
            _tell_drawn(realm, seat, first, second)
            first = realm.words[seat * STRIDE + HAND]
            second = realm.words[seat * STRIDE + HAND + 1]
            shuffle(realm, seat)
            left = count(realm, seat, PILE)
    _tell_drawn(realm, seat, first, second)


def shuffle(realm: Realm, seat: i64) -> None:
    """The discards become the draw pile (FMC-25); others know what they know of them (FMC-94R)."""
    at = seat * STRIDE
    words = realm.words
    unknown = count(realm, seat, DISCARDS) - count(realm, seat, SEEN)
    for half in range(2):
        words[at + PILE + half] = words[at + DISCARDS + half]
        words[at + DISCARDS + half] = 0
        words[at + BATCH + half] = words[at + SEEN + half]
        words[at + SEEN + half] = 0
        words[at + FRESH + half] = 0
    words[at + STRANGERS] = unknown
    realm.first_piles &= ~BIT[seat]
    if realm.telling:
        realm.journal.note(SHUFFLED, NOBODY, [seat, count(realm, seat, PILE)])


def play(realm: Realm, seat: i64, card: i64) -> None:
    """A card of the hand lies face up and will work (FMC-52R)."""
    was_known = holds(realm, seat, SHOWN, card)
    drop(realm, seat, HAND, card)
    _uncover(realm, seat, card)
    if realm.telling:
        learns: i64 = NOBODY if was_known else EVERYBODY ^ BIT[seat]
        realm.journal.note(PLAYED, learns, [seat, card])
    push(realm, FINISHING, seat, card, 0)
    push(realm, WORKING, seat, card, 0)


def finish(realm: Realm, seat: i64, card: i64) -> None:
    """A card that has worked joins the discards, and all saw it (FMC-24, FMC-93R)."""
    add(realm, seat, DISCARDS, card)
    add(realm, seat, SEEN, card)


def discard(realm: Realm, seat: i64, card: i64) -> None:
    """A card leaves the hand face down: then others know no card to be there (FMC-95R)."""
    drop(realm, seat, HAND, card)
    add(realm, seat, DISCARDS, card)
    at = seat * STRIDE
    for half in range(2):
        realm.words[at + FRESH + half] |= realm.words[at + SHOWN + half]
        realm.words[at + SHOWN + half] = 0
    if realm.telling:
        realm.journal.note(DISCARDED, NOBODY, [seat, card])


def recover(realm: Realm, seat: i64, card: i64) -> None:
    """A card of the discards goes into the hand for all to see (FMC-95R)."""
    was_known = holds(realm, seat, SEEN, card)
    drop(realm, seat, DISCARDS, card)
    drop(realm, seat, SEEN, card)
    _uncover(realm, seat, card)
    add(realm, seat, HAND, card)
    add(realm, seat, SHOWN, card)
    if realm.telling:
        learns: i64 = NOBODY if was_known else EVERYBODY ^ BIT[seat]
        realm.journal.note(RECOVERED, learns, [seat, card])


def _uncover(realm: Realm, seat: i64, card: i64) -> None:
    """All see the card, so that what they knew of its place no longer matters."""
    drop(realm, seat, BATCH, card)
    drop(realm, seat, FRESH, card)
    drop(realm, seat, SHOWN, card)
    if realm.drafted:
        for pick in range(seat * PICKS, seat * PICKS + PICKS):
            if realm.picks[pick] == card:
                realm.kept_open |= BIT[pick]


def _draw_one(realm: Realm, seat: i64, left: i64, rng: Rng) -> None:
    at = seat * STRIDE + PILE
    card = card_at(realm.words[at], realm.words[at + 1], rng.below(left))
    drop(realm, seat, PILE, card)
    add(realm, seat, HAND, card)


def _tell_drawn(realm: Realm, seat: i64, first: i64, second: i64) -> None:
    """Tell which cards the hand has beside those it had, given as two words."""
    if realm.telling:
        at = seat * STRIDE + HAND
        new = realm.words[at] & ~first
        more = realm.words[at + 1] & ~second
        size = how_many(new) + how_many(more)
        if size:
            facts: list[int] = [seat, *[card_at(new, more, place) for place in range(size)]]
            realm.journal.note(DREW, BIT[seat], facts)


# ---------------------------------------------------------------- deck and Card Offer


def offered(realm: Realm) -> i64:
    """How many cards the Card Offer has."""
    return how_many(realm.offer[0]) + how_many(realm.offer[1])


def is_offered(realm: Realm, card: i64) -> bool:
    """Whether the card lies in the offer."""
    return (realm.offer[card // HALF] >> (card % HALF)) & 1 != 0


def deck_size(realm: Realm) -> i64:
    """How many cards the deck has, those put under it included."""
    return realm.deck + len(realm.under)


def befriend(realm: Realm, seat: i64, card: i64, into_hand: bool) -> None:
    """Take a card out of the offer, onto the discards or into the hand (FMC-24, FMC-95R)."""
    realm.offer = without(realm.offer, card)
    add(realm, seat, HAND if into_hand else DISCARDS, card)
    add(realm, seat, SHOWN if into_hand else SEEN, card)
    if realm.telling:
        realm.journal.note(BEFRIENDED, NOBODY, [seat, card, int(into_hand)])


def offer_cards(realm: Realm, number: i64, rng: Rng) -> None:
    """Lay so many cards of the deck into the offer."""
    before = realm.offer
    offer = before[:]
    while number:
        number -= 1
        card = from_deck(realm, rng)
        offer[card // HALF] |= BIT[card % HALF]
    realm.offer = offer
    if realm.telling:
        new = offer[0] & ~before[0]
        more = offer[1] & ~before[1]
        size = how_many(new) + how_many(more)
        facts: list[int] = [card_at(new, more, place) for place in range(size)]
        realm.journal.note(CARDS_OFFERED, EVERYBODY, facts)


def replace_card(realm: Realm, rng: Rng) -> None:
    """Replace a card that an effect took out of the offer (FMC-56R)."""
    if deck_size(realm):
        offer_cards(realm, 1, rng)
    else:
        come(realm, NO_CARDS)


def from_deck(realm: Realm, rng: Rng) -> i64:
    """The next card of the deck: by chance, until those are reached that were put under it."""
    if not realm.deck:
        card = realm.under[0]
        realm.under = realm.under[1:]
        return card
    realm.deck -= 1
    size = how_many(realm.unseen[0]) + how_many(realm.unseen[1])
    card = card_at(realm.unseen[0], realm.unseen[1], rng.below(size))
    realm.unseen = without(realm.unseen, card)
    return card


def without(cards: vec[i64], card: i64) -> vec[i64]:
    """A set of cards without one."""
    rest = cards[:]
    rest[card // HALF] &= ~BIT[card % HALF]
    return rest
