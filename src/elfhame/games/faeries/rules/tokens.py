"""Kinship tokens: placing them, and claiming a home with the tenth (FMC-30, FMC-60, FMC-64R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.components import HOME_AT
from ..data.tables import ANY, FOLK_COUNT
from ..state import (
    NO_TOKENS,
    Realm,
    add_supply,
    add_tokens,
    give_home,
    home_owner,
    supply_of,
    tokens,
)
from .end import bring_end
from .entries import CLAIMED, PLACED
from .numbers import PLACES_FROM
from .tasks import (
    PLACE_HOME,
    do_one_of,
    pop_task,
    push_task,
    task_folk,
    top_task,
)


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write the five areas: a token may go into any of them."""
    for folk in range(FOLK_COUNT):
        out[folk] = PLACES_FROM + folk
    return FOLK_COUNT


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of the areas."""
    return PLACES_FROM + rng.below(FOLK_COUNT)


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """A token must be placed now."""
    return "FMC-30"


def apply(realm: Realm, seat: i64, action: i64) -> None:
    """Place one token of the task."""
    _place_one(realm, seat, action - PLACES_FROM)


def settle_tokens(realm: Realm, seat: i64, task: i64) -> bool:
    """Place a token whose area is named, or none if the supply is empty; whether it is done."""
    if not supply_of(realm, seat):
        pop_task(realm)
        return True
    folk = task_folk(task)
    if folk == ANY:
        return False
    _place_one(realm, seat, folk)
    return True


def _place_one(realm: Realm, seat: i64, folk: i64) -> None:
    do_one_of(realm, top_task(realm))
    add_supply(realm, seat, -1)
    add_tokens(realm, seat, folk, 1)
    if realm.telling:
        left = supply_of(realm, seat)
        realm.journal.note(PLACED, NOBODY, [seat, folk, tokens(realm, seat, folk), left])
    settle_arrival(realm, seat, folk)


def settle_arrival(realm: Realm, seat: i64, folk: i64) -> None:
    """Settle what a placed token causes: an empty supply the end (FMC-70), the tenth a home."""
    if not supply_of(realm, seat):
        bring_end(realm, NO_TOKENS)
    claim_home(realm, seat, folk)


def claim_home(realm: Realm, seat: i64, folk: i64) -> None:
    """Give the folk's home to the first seat with ten tokens there (FMC-60, FMC-64R)."""
    if tokens(realm, seat, folk) < HOME_AT or home_owner(realm, folk) >= 0:
        return
    give_home(realm, folk, seat)
    if realm.telling:
        realm.journal.note(CLAIMED, NOBODY, [seat, folk])
    push_task(realm, PLACE_HOME, seat, folk=folk)


def areas_of(realm: Realm, seat: i64) -> i64:
    """The areas in which a seat has tokens, as a set."""
    areas: i64 = 0
    for folk in range(FOLK_COUNT):
        if tokens(realm, seat, folk):
            areas |= BIT[folk]
    return areas


def rivals_tokens(realm: Realm, seat: i64) -> i64:
    """Where other seats have tokens, as a set of seat * FOLK_COUNT + folk."""
    places: i64 = 0
    for other in range(realm.seats):
        if other != seat:
            places |= areas_of(realm, other) << (FOLK_COUNT * other)
    return places
