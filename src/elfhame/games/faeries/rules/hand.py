"""A seat's cards: drawn, shuffled, played and discarded (FMC-24, FMC-25, FMC-29R, FMC-52R).

Each change also keeps track of what the other seats know of these cards (FMC-91R to FMC-95R).
"""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.bits import BIT, without
from ....kernel.journal import EVERYBODY, NOBODY
from ....kernel.rng import Rng
from ..data.tables import card_list
from ..state import (
    BATCH,
    DISCARDS,
    FRESH,
    HAND,
    PICKS,
    PILE,
    SEEN,
    SHOWN_HAND,
    Realm,
    card_count,
    has_cards,
    holds,
    merge_zone,
    move_card,
    move_zone,
    nth_card,
    set_strangers,
    set_zone,
    take_card,
    zone_of,
)
from .entries import DISCARDED, DREW, PLAYED, SHUFFLED
from .tasks import FINISH_CARD, RESOLVE_CARD, push_card_task


def draw_cards(realm: Realm, seat: i64, number: i64, rng: Rng) -> None:
    """Draw this many cards into the hand, or as many as there are (FMC-25, FMC-29R).

    A draw pile is a set, and each draw is random: nobody knows its order (FMC-93R).
    """
    left = card_count(realm, seat, PILE)
    lower, upper = zone_of(realm, seat, HAND)
    while number:
        number -= 1
        if not left:
            if not has_cards(realm, seat, DISCARDS):
                break
            _shuffle_discards(realm, seat)
            left = card_count(realm, seat, PILE)
        move_card(realm, seat, PILE, HAND, nth_card(realm, seat, PILE, rng.below(left)))
        left -= 1
        if not left and has_cards(realm, seat, DISCARDS):
            _note_drawn(realm, seat, lower, upper)
            lower, upper = zone_of(realm, seat, HAND)
            _shuffle_discards(realm, seat)
            left = card_count(realm, seat, PILE)
    _note_drawn(realm, seat, lower, upper)


def play_card(realm: Realm, seat: i64, card: i64) -> None:
    """Lay a card from hand face up, to be resolved and then finished (FMC-52R)."""
    was_known = holds(realm, seat, SHOWN_HAND, card)
    take_card(realm, seat, HAND, card)
    reveal_card(realm, seat, card)
    note_shown(realm, PLAYED, seat, card, was_known)
    push_card_task(realm, FINISH_CARD, seat, card=card)
    push_card_task(realm, RESOLVE_CARD, seat, card=card)


def discard_card(realm: Realm, seat: i64, card: i64) -> None:
    """Discard a card face down: the others no longer know any card in this hand (FMC-95R)."""
    move_card(realm, seat, HAND, DISCARDS, card)
    merge_zone(realm, seat, SHOWN_HAND, FRESH)
    if realm.telling:
        realm.journal.note(DISCARDED, NOBODY, [seat, card])


def reveal_card(realm: Realm, seat: i64, card: i64) -> None:
    """Everyone sees the card: what they knew of its place no longer matters."""
    take_card(realm, seat, BATCH, card)
    take_card(realm, seat, FRESH, card)
    take_card(realm, seat, SHOWN_HAND, card)
    if realm.drafted:
        for pick in range(seat * PICKS, seat * PICKS + PICKS):
            if realm.picks[pick] == card:
                realm.open_picks |= BIT[pick]


def note_shown(realm: Realm, kind: i64, seat: i64, card: i64, was_known: bool) -> None:
    """Note that the seat has shown a card, from which the others learn unless they knew it."""
    if realm.telling:
        learns = EVERYBODY ^ BIT[seat]
        if was_known:
            learns = NOBODY
        realm.journal.note(kind, learns, [seat, card])


def _shuffle_discards(realm: Realm, seat: i64) -> None:
    """Turn the discards into the draw pile (FMC-25); others know what they saw of it (FMC-94R)."""
    set_strangers(realm, seat, card_count(realm, seat, DISCARDS) - card_count(realm, seat, SEEN))
    move_zone(realm, seat, DISCARDS, PILE)
    move_zone(realm, seat, SEEN, BATCH)
    set_zone(realm, seat, FRESH, 0, 0)
    realm.first_piles = without(realm.first_piles, BIT[seat])
    if realm.telling:
        realm.journal.note(SHUFFLED, NOBODY, [seat, card_count(realm, seat, PILE)])


def _note_drawn(realm: Realm, seat: i64, lower: i64, upper: i64) -> None:
    """Note the cards in hand that weren't in the given set."""
    if realm.telling:
        now, more = zone_of(realm, seat, HAND)
        new = card_list(without(now, lower), without(more, upper))
        if new:
            facts: list[int] = [seat, *new]
            realm.journal.note(DREW, BIT[seat], facts)
