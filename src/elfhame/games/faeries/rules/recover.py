"""Recovering: cards of a seat's discards return to its hand (FMC-95R, FMC-100D)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT
from ....kernel.journal import EVERYBODY, NOBODY
from ....kernel.rng import Rng
from ..state import (
    DISCARDS,
    HAND,
    SEEN,
    SHOWN_HAND,
    Realm,
    card_count,
    holds,
    nth_card,
    put_card,
    take_card,
)
from .answers import list_zone
from .entries import RECOVERED
from .hand import reveal_card
from .numbers import RECOVERS_FROM, card_of
from .tasks import (
    do_one_of,
    pop_task,
    top_task,
)


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write the cards of the discards."""
    return list_zone(realm, seat, DISCARDS, out, 0, RECOVERS_FROM)


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of the cards of the discards."""
    drawn = rng.below(card_count(realm, seat, DISCARDS))
    return RECOVERS_FROM + nth_card(realm, seat, DISCARDS, drawn)


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """A card of the discards must be chosen."""
    return "FMC-100D"


def apply(realm: Realm, seat: i64, action: i64) -> None:
    """Recover one card of the task."""
    _recover(realm, seat, card_of(action))


def settle_recovery(realm: Realm, seat: i64) -> bool:
    """Recover the only card there is, or none; whether no choice was left."""
    there = card_count(realm, seat, DISCARDS)
    if there > 1:
        return False
    if there:
        _recover(realm, seat, nth_card(realm, seat, DISCARDS, 0))
    else:
        pop_task(realm)
    return True


def _recover(realm: Realm, seat: i64, card: i64) -> None:
    """Take the card into the hand for all to see (FMC-95R)."""
    do_one_of(realm, top_task(realm))
    was_known = holds(realm, seat, SEEN, card)
    take_card(realm, seat, DISCARDS, card)
    take_card(realm, seat, SEEN, card)
    reveal_card(realm, seat, card)
    put_card(realm, seat, HAND, card)
    put_card(realm, seat, SHOWN_HAND, card)
    if realm.telling:
        learns: i64 = NOBODY if was_known else EVERYBODY ^ BIT[seat]
        realm.journal.note(RECOVERED, learns, [seat, card])
