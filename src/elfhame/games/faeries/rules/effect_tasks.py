"""The decisions that only card effects ask for (FMC-46, FMC-53R, FMC-100D): each to its module."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.rng import Rng
from ..state import (
    Realm,
)
from . import discard, movement, option, recover, removal, rival, spend
from .tasks import (
    CHOOSE_OPTION,
    CHOOSE_RIVAL,
    DISCARD_CARDS,
    MOVE_TOKENS,
    RECOVER_CARDS,
    SPEND_CARD,
    question,
)


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write the legal answers, ascending, and return their number."""
    kind = question(realm)
    if kind == MOVE_TOKENS:
        return movement.legal(realm, seat, out)
    if kind == CHOOSE_OPTION:
        return option.legal(realm, seat, out)
    if kind == DISCARD_CARDS:
        return discard.legal(realm, seat, out)
    if kind == RECOVER_CARDS:
        return recover.legal(realm, seat, out)
    if kind == SPEND_CARD:
        return spend.legal(realm, seat, out)
    if kind == CHOOSE_RIVAL:
        return rival.legal(realm, seat, out)
    return removal.legal(realm, seat, out)


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of the legal answers."""
    kind = question(realm)
    if kind == MOVE_TOKENS:
        return movement.random(realm, seat, rng)
    if kind == CHOOSE_OPTION:
        return option.random(realm, seat, rng)
    if kind == DISCARD_CARDS:
        return discard.random(realm, seat, rng)
    if kind == RECOVER_CARDS:
        return recover.random(realm, seat, rng)
    if kind == SPEND_CARD:
        return spend.random(realm, seat, rng)
    if kind == CHOOSE_RIVAL:
        return rival.random(realm, seat, rng)
    return removal.random(realm, seat, rng)


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """The rule that forbids an answer."""
    kind = question(realm)
    if kind == MOVE_TOKENS:
        return movement.why_not(realm, seat, action)
    if kind == CHOOSE_OPTION:
        return option.why_not(realm, seat, action)
    if kind == DISCARD_CARDS:
        return discard.why_not(realm, seat, action)
    if kind == RECOVER_CARDS:
        return recover.why_not(realm, seat, action)
    if kind == SPEND_CARD:
        return spend.why_not(realm, seat, action)
    if kind == CHOOSE_RIVAL:
        return rival.why_not(realm, seat, action)
    return removal.why_not(realm, seat, action)


def apply(realm: Realm, seat: i64, action: i64) -> None:
    """Carry out an answer."""
    kind = question(realm)
    if kind == MOVE_TOKENS:
        movement.apply(realm, seat, action)
    elif kind == CHOOSE_OPTION:
        option.apply(realm, seat, action)
    elif kind == DISCARD_CARDS:
        discard.apply(realm, seat, action)
    elif kind == RECOVER_CARDS:
        recover.apply(realm, seat, action)
    elif kind == SPEND_CARD:
        spend.apply(realm, seat, action)
    elif kind == CHOOSE_RIVAL:
        rival.apply(realm, seat, action)
    else:
        removal.apply(realm, seat, action)


def settle_effect_task(realm: Realm, seat: i64, task: i64, kind: i64) -> bool:
    """Do the task if it leaves no choice; whether it was done."""
    if kind == MOVE_TOKENS:
        return movement.settle_movement(realm, seat, task)
    if kind == CHOOSE_OPTION:
        return False
    if kind == DISCARD_CARDS:
        return discard.settle_discard(realm, seat)
    if kind == RECOVER_CARDS:
        return recover.settle_recovery(realm, seat)
    if kind == SPEND_CARD:
        return spend.settle_spending(realm, seat)
    if kind == CHOOSE_RIVAL:
        return rival.settle_rival(realm, seat)
    return removal.settle_removal(realm, seat)
