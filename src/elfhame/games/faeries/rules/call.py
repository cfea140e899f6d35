"""Call Faeries: discard a card or none, then draw up to five in hand (FMC-50, FMC-51R)."""
# compiled

from __future__ import annotations

from typing import Final

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
from .hand import discard_card, draw_cards
from .numbers import DISCARDS_FROM, PASS, card_of
from .tasks import (
    pop_task,
)

FULL_HAND: Final[i64] = 5


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write passing, then discarding each card in hand."""
    out[0] = PASS
    return list_zone(realm, seat, HAND, out, 1, DISCARDS_FROM)


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of these without listing them."""
    drawn = rng.below(1 + card_count(realm, seat, HAND))
    return DISCARDS_FROM + nth_card(realm, seat, HAND, drawn - 1) if drawn else PASS


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """Only a card in hand may be discarded now."""
    return "FMC-50"


def apply(realm: Realm, seat: i64, action: i64, rng: Rng) -> None:
    """Discard the card, if one was chosen, and draw."""
    if action == PASS:
        decline(realm)
    else:
        pop_task(realm)
        discard_card(realm, seat, card_of(action))
    _draw_up(realm, seat, rng)


def settle_call(realm: Realm, seat: i64, rng: Rng) -> bool:
    """Draw at once if there is no card to discard; whether that was so."""
    if has_cards(realm, seat, HAND):
        return False
    pop_task(realm)
    _draw_up(realm, seat, rng)
    return True


def _draw_up(realm: Realm, seat: i64, rng: Rng) -> None:
    """Draw up to five in hand; with five or more, nothing (FMC-51R)."""
    draw_cards(realm, seat, max(0, FULL_HAND - card_count(realm, seat, HAND)), rng)
