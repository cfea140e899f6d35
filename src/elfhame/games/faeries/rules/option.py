"""Choosing between the two things that a card offers (FMC-100D)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..state import (
    Realm,
)
from .entries import CHOSE
from .numbers import OPTIONS_FROM
from .tasks import (
    RESOLVE_CARD,
    pop_task,
    push_task,
    task_card,
    task_step,
    top_task,
)


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write both options."""
    out[0] = OPTIONS_FROM
    out[1] = OPTIONS_FROM + 1
    return 2


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of the two options."""
    return OPTIONS_FROM + rng.below(2)


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """One of the options must be chosen."""
    return "FMC-100D"


def apply(realm: Realm, seat: i64, action: i64) -> None:
    """Go on with the steps of this option."""
    task = top_task(realm)
    card = task_card(task)
    option = action - OPTIONS_FROM + 1
    pop_task(realm)
    if realm.telling:
        realm.journal.note(CHOSE, NOBODY, [seat, card, option])
    push_task(realm, RESOLVE_CARD, seat, card=card, step=task_step(task), branch=option)
