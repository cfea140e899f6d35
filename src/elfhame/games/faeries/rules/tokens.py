"""Kinship tokens: placing them, and claiming a home with the tenth (FMC-30, FMC-60, FMC-64R)."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64
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
from .decision import Answers, Decision, answers_of
from .end import bring_end
from .entries import CLAIMED, PLACED
from .numbers import PLACES_FROM
from .tasks import PLACE_HOME, push_rest, push_task, task_folk

EVERY_AREA: Final[i64] = 0b11111
"""The five areas, as a set."""


@final
class PlaceTokens(Decision):
    """A token goes into any area, or into the one that a card names (FMC-30, FMC-100D)."""

    __slots__ = ()

    def answers(self, realm: Realm, seat: i64, task: i64) -> Answers:
        if not supply_of(realm, seat):
            return answers_of(PLACES_FROM, 0)
        folk = task_folk(task)
        if folk == ANY:
            return answers_of(PLACES_FROM, EVERY_AREA)
        return answers_of(PLACES_FROM, BIT[folk])

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        return "FMC-30"

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        folk = action - PLACES_FROM
        push_rest(realm, task)
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
