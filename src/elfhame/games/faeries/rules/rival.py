"""Choosing a rival who must discard (FMC-53R, FMC-100D)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, how_many, lowest, nth
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..state import (
    HAND,
    Realm,
    has_cards,
)
from .answers import list_set
from .entries import AIMED
from .numbers import RIVALS_FROM
from .tasks import (
    DISCARD_CARDS,
    pop_task,
    push_task,
    task_amount,
    top_task,
)


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write the rivals with cards in hand."""
    return list_set(out, 0, RIVALS_FROM, rivals_with_cards(realm, seat))


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of these rivals."""
    rivals = rivals_with_cards(realm, seat)
    return RIVALS_FROM + nth(rivals, rng.below(how_many(rivals)))


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """A rival with cards in hand must be chosen."""
    return "FMC-100D"


def apply(realm: Realm, seat: i64, action: i64) -> None:
    """Make the rival discard."""
    _aim(realm, seat, action - RIVALS_FROM)


def settle_rival(realm: Realm, seat: i64) -> bool:
    """Choose the only rival with cards, or nobody; whether no choice was left."""
    rivals = rivals_with_cards(realm, seat)
    if rivals & (rivals - 1):
        return False
    if rivals:
        _aim(realm, seat, lowest(rivals))
    else:
        pop_task(realm)
    return True


def rivals_with_cards(realm: Realm, seat: i64) -> i64:
    """The other seats that have cards in hand, as a set."""
    rivals: i64 = 0
    for other in range(realm.seats):
        if other != seat and has_cards(realm, other, HAND):
            rivals |= BIT[other]
    return rivals


def _aim(realm: Realm, seat: i64, rival: i64) -> None:
    amount = task_amount(top_task(realm))
    pop_task(realm)
    if realm.telling:
        realm.journal.note(AIMED, NOBODY, [seat, rival])
    push_task(realm, DISCARD_CARDS, rival, amount=amount)
