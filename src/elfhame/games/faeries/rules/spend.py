"""Spending: a card asks its player to discard another for the rest of its effect (FMC-100D)."""
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
from .hand import discard_card
from .numbers import DISCARDS_FROM, PASS, card_of
from .tasks import (
    RESOLVE_CARD,
    pop_task,
    push_card_task,
    task_card,
    task_step,
    top_task,
)

SPENT: Final[i64] = 1
"""The branch of a card whose steps are done once another card is spent."""


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write passing, then discarding each card in hand."""
    out[0] = PASS
    return list_zone(realm, seat, HAND, out, 1, DISCARDS_FROM)


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of these without listing them."""
    drawn = rng.below(1 + card_count(realm, seat, HAND))
    return DISCARDS_FROM + nth_card(realm, seat, HAND, drawn - 1) if drawn else PASS


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """Only a card in hand can be spent."""
    return "FMC-100D"


def apply(realm: Realm, seat: i64, action: i64) -> None:
    """Discard the card and go on with the effect, or forgo the rest of it."""
    if action == PASS:
        decline(realm)
        return
    task = top_task(realm)
    pop_task(realm)
    discard_card(realm, seat, card_of(action))
    push_card_task(
        realm, RESOLVE_CARD, seat, card=task_card(task), step=task_step(task), branch=SPENT
    )


def settle_spending(realm: Realm, seat: i64) -> bool:
    """Forgo the rest of the effect if there is no card to spend; whether that was so."""
    if has_cards(realm, seat, HAND):
        return False
    pop_task(realm)
    return True
