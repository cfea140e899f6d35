"""Helping Hand: a card from hand must be played (FMC-45, FMC-47R, FMC-48R)."""
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
from .answers import decline, list_zone
from .hand import play_card
from .numbers import PASS, PLAYS_FROM, card_of, is_play
from .tasks import (
    is_optional,
    pop_task,
    top_task,
)


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write passing, if a card allows it, then playing each card in hand."""
    count: i64 = 0
    if is_optional(top_task(realm)):
        out[0] = PASS
        count = 1
    return list_zone(realm, seat, HAND, out, count, PLAYS_FROM)


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of these without listing them."""
    passes: i64 = 1 if is_optional(top_task(realm)) else 0
    drawn = rng.below(passes + card_count(realm, seat, HAND)) - passes
    return PASS if drawn < 0 else PLAYS_FROM + nth_card(realm, seat, HAND, drawn)


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """The card isn't in hand (FMC-45), or a card must be played (FMC-48R)."""
    return "FMC-45" if is_play(action) else "FMC-48R"


def apply(realm: Realm, seat: i64, action: i64) -> None:
    """Play the card."""
    if action == PASS:
        decline(realm)
    else:
        pop_task(realm)
        play_card(realm, seat, card_of(action))


def settle_help(realm: Realm, seat: i64, task: i64) -> bool:
    """Play the only card, or none if the hand is empty; whether no choice was left."""
    held = card_count(realm, seat, HAND)
    if held > 1 or (held and is_optional(task)):
        return False
    pop_task(realm)
    if held:
        play_card(realm, seat, nth_card(realm, seat, HAND, 0))
    return True
