"""The decisions that the five actions ask for (FMC-30 to FMC-60): each goes to its module."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.rng import Rng
from ..state import (
    Realm,
)
from . import befriend, build, call, helping_hand, homes, lay, tokens
from .tasks import (
    BEFRIEND_CARD,
    CALL_FAERIES,
    CHOOSE_TILE,
    LAY_TILE,
    PLACE_TOKENS,
    PLAY_CARD,
    question,
)


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write the legal answers, ascending, and return their number."""
    kind = question(realm)
    if kind == LAY_TILE:
        return lay.legal(realm, seat, out)
    if kind == PLACE_TOKENS:
        return tokens.legal(realm, seat, out)
    if kind == CHOOSE_TILE:
        return build.legal(realm, seat, out)
    if kind == BEFRIEND_CARD:
        return befriend.legal(realm, seat, out)
    if kind == PLAY_CARD:
        return helping_hand.legal(realm, seat, out)
    if kind == CALL_FAERIES:
        return call.legal(realm, seat, out)
    return homes.legal(realm, seat, out)


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of the legal answers."""
    kind = question(realm)
    if kind == LAY_TILE:
        return lay.random(realm, seat, rng)
    if kind == PLACE_TOKENS:
        return tokens.random(realm, seat, rng)
    if kind == CHOOSE_TILE:
        return build.random(realm, seat, rng)
    if kind == BEFRIEND_CARD:
        return befriend.random(realm, seat, rng)
    if kind == PLAY_CARD:
        return helping_hand.random(realm, seat, rng)
    if kind == CALL_FAERIES:
        return call.random(realm, seat, rng)
    return homes.random(realm, seat, rng)


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """The rule that forbids an answer."""
    kind = question(realm)
    if kind == LAY_TILE:
        return lay.why_not(realm, seat, action)
    if kind == PLACE_TOKENS:
        return tokens.why_not(realm, seat, action)
    if kind == CHOOSE_TILE:
        return build.why_not(realm, seat, action)
    if kind == BEFRIEND_CARD:
        return befriend.why_not(realm, seat, action)
    if kind == PLAY_CARD:
        return helping_hand.why_not(realm, seat, action)
    if kind == CALL_FAERIES:
        return call.why_not(realm, seat, action)
    return homes.why_not(realm, seat, action)


def apply(realm: Realm, seat: i64, action: i64, rng: Rng) -> None:
    """Carry out an answer."""
    kind = question(realm)
    if kind == LAY_TILE:
        lay.apply(realm, seat, action, rng)
    elif kind == PLACE_TOKENS:
        tokens.apply(realm, seat, action)
    elif kind == CHOOSE_TILE:
        build.apply(realm, seat, action)
    elif kind == BEFRIEND_CARD:
        befriend.apply(realm, seat, action, rng)
    elif kind == PLAY_CARD:
        helping_hand.apply(realm, seat, action)
    elif kind == CALL_FAERIES:
        call.apply(realm, seat, action, rng)
    else:
        homes.apply(realm, seat, action)


def settle_action_task(realm: Realm, seat: i64, task: i64, kind: i64, rng: Rng) -> bool:
    """Do the task if it leaves no choice; whether it was done."""
    if kind == PLACE_TOKENS:
        return tokens.settle_tokens(realm, seat, task)
    if kind == CHOOSE_TILE:
        return build.settle_tile(realm, seat, task)
    if kind == LAY_TILE:
        return lay.settle_lay(realm, seat, task, rng)
    if kind == BEFRIEND_CARD:
        return befriend.settle_befriending(realm, seat, rng)
    if kind == PLAY_CARD:
        return helping_hand.settle_help(realm, seat, task)
    if kind == CALL_FAERIES:
        return call.settle_call(realm, seat, rng)
    return homes.settle_home(realm, seat, task)
