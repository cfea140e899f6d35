"""Discarding because a rival's card says so; the holder chooses the card (FMC-53R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.rng import Rng
from ..state import (
    HAND,
    Realm,
    card_count,
    nth_card,
)
from .answers import list_zone
from .hand import discard_card
from .numbers import DISCARDS_FROM, card_of
from .tasks import (
    do_one_of,
    pop_task,
    top_task,
)


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write the cards in hand."""
    return list_zone(realm, seat, HAND, out, 0, DISCARDS_FROM)


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of the cards in hand."""
    return DISCARDS_FROM + nth_card(realm, seat, HAND, rng.below(card_count(realm, seat, HAND)))


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """A card in hand must be discarded."""
    return "FMC-53R"


def apply(realm: Realm, seat: i64, action: i64) -> None:
    """Discard one card of the task."""
    do_one_of(realm, top_task(realm))
    discard_card(realm, seat, card_of(action))


def settle_discard(realm: Realm, seat: i64) -> bool:
    """Discard the only card, or none if the hand is empty; whether no choice was left."""
    held = card_count(realm, seat, HAND)
    if held > 1:
        return False
    if held:
        do_one_of(realm, top_task(realm))
        discard_card(realm, seat, nth_card(realm, seat, HAND, 0))
    else:
        pop_task(realm)
    return True
