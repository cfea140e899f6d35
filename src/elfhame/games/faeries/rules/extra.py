"""The extra card: the acting player may play or discard one (FMC-20, FMC-24, FMC-27R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.rng import Rng
from ..state import (
    HAND,
    Realm,
    card_count,
    has_cards,
    nth_card,
)
from .answers import decline, list_zone
from .hand import discard_card, play_card
from .numbers import DISCARDS_FROM, PASS, PLAYS_FROM, card_of, is_discard, is_play
from .tasks import (
    pop_task,
)


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write passing, then playing and then discarding each card in hand."""
    out[0] = PASS
    count = list_zone(realm, seat, HAND, out, 1, PLAYS_FROM)
    return list_zone(realm, seat, HAND, out, count, DISCARDS_FROM)


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of these without listing them."""
    held = card_count(realm, seat, HAND)
    drawn = rng.below(1 + 2 * held)
    if not drawn:
        return PASS
    if drawn <= held:
        return PLAYS_FROM + nth_card(realm, seat, HAND, drawn - 1)
    return DISCARDS_FROM + nth_card(realm, seat, HAND, drawn - 1 - held)


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """The card isn't in hand (FMC-20), or something else is asked (FMC-27R)."""
    return "FMC-20" if is_play(action) or is_discard(action) else "FMC-27R"


def apply(realm: Realm, seat: i64, action: i64) -> None:
    """Play the extra card, discard it without its benefit, or do neither."""
    if action == PASS:
        decline(realm)
        return
    pop_task(realm)
    realm.extra = 1
    if is_play(action):
        play_card(realm, seat, card_of(action))
    else:
        discard_card(realm, seat, card_of(action))


def settle_extra(realm: Realm, seat: i64) -> bool:
    """Skip the question if the extra card was used or the hand is empty; whether it was."""
    if not realm.extra and has_cards(realm, seat, HAND):
        return False
    pop_task(realm)
    return True
