"""Removing and stealing rivals' tokens (FMC-55R, FMC-100D)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import how_many, lowest, nth
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.tables import FOLK_COUNT
from ..state import (
    Realm,
    add_supply,
    add_tokens,
    supply_of,
)
from .answers import list_set
from .entries import REMOVED, STOLEN
from .numbers import REMOVES_FROM, STEALS_FROM
from .tasks import (
    STEAL_TOKENS,
    do_one_of,
    pop_task,
    question,
    top_task,
)
from .tokens import rivals_tokens, settle_arrival


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write the rivals' tokens."""
    return list_set(out, 0, _first_answer(realm), rivals_tokens(realm, seat))


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of the rivals' tokens."""
    places = rivals_tokens(realm, seat)
    return _first_answer(realm) + nth(places, rng.below(how_many(places)))


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """A rival's token must be chosen."""
    return "FMC-100D"


def apply(realm: Realm, seat: i64, action: i64) -> None:
    """Remove or steal one token of the task."""
    _take_off(realm, seat, action - _first_answer(realm))


def settle_removal(realm: Realm, seat: i64) -> bool:
    """Take the only token there is, or none; whether no choice was left."""
    places = rivals_tokens(realm, seat)
    if question(realm) == STEAL_TOKENS and not supply_of(realm, seat):
        places = 0
    if places & (places - 1):
        return False
    if places:
        _take_off(realm, seat, lowest(places))
    else:
        pop_task(realm)
    return True


def _first_answer(realm: Realm) -> i64:
    """The number of the first answer to the question: which token to remove, or to steal."""
    return STEALS_FROM if question(realm) == STEAL_TOKENS else REMOVES_FROM


def _take_off(realm: Realm, seat: i64, place: i64) -> None:
    """Return a rival's token to its supply; if stolen, the seat's own takes its place (FMC-55R)."""
    rival = place // FOLK_COUNT
    folk = place % FOLK_COUNT
    steals = question(realm) == STEAL_TOKENS
    do_one_of(realm, top_task(realm))
    add_supply(realm, rival, 1)
    add_tokens(realm, rival, folk, -1)
    if steals:
        add_supply(realm, seat, -1)
        add_tokens(realm, seat, folk, 1)
    if realm.telling:
        realm.journal.note(STOLEN if steals else REMOVED, NOBODY, [seat, rival, folk])
    if steals:
        settle_arrival(realm, seat, folk)
