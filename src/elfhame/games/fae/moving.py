"""Leading druids: which ways are open, and what a move does (FAE-20 to FAE-31R)."""
# compiled

from __future__ import annotations

from ...kernel.arrays import i64
from .state import Realm
from .tables import (
    BACK,
    BIT,
    COUNT,
    DEGREE,
    NEAR,
    SEVEN,
    SPACES,
    TARGET,
    TOTAL,
    WAYS,
)


def open_ways(realm: Realm, space: i64) -> i64:
    """The ways that the group of a space may be led, as bits."""
    group = realm.druids[space]
    if not group or (group >= SEVEN and not realm.clans):
        return 0
    ways: i64 = 0
    for way in range(DEGREE[space]):
        met = realm.druids[TARGET[space * WAYS + way]]
        if met and (group < SEVEN or met >> TOTAL >= group >> TOTAL):
            ways |= BIT[way]
    return ways


def open_all_ways(realm: Realm) -> None:
    """Work out every space's open ways from where the druids stand."""
    realm.mobility = 0
    for space in range(SPACES):
        ways = open_ways(realm, space)
        realm.ways[space] = ways
        realm.mobility += COUNT[ways]


def move(realm: Realm, source: i64, target: i64) -> None:
    """Lead all druids of a space onto another; what that isolates is due a ritual (FAE-30).

    Only neighbours of the space just left can be newly isolated (FAE-31R), and only they lose a
    way; the group that grew may have become too large to be led (FAE-24).
    """
    druids = realm.druids
    open_now = realm.ways
    group = druids[target] + druids[source]
    druids[target] = group
    druids[source] = 0
    occupied = realm.occupied ^ BIT[source]
    realm.occupied = occupied
    mobility = realm.mobility - COUNT[open_now[source]]
    open_now[source] = 0
    due: i64 = 0
    first = source * WAYS
    for way in range(first, first + DEGREE[source]):
        near = TARGET[way]
        if (occupied >> near) & 1:
            if not NEAR[near] & occupied:
                due |= BIT[near]
            back = BIT[BACK[way]]
            if open_now[near] & back:
                open_now[near] ^= back
                mobility -= 1
    if group >= SEVEN:
        mobility -= COUNT[open_now[target]]
        open_now[target] = 0
    realm.mobility = mobility
    realm.due = due
    if realm.clans:
        _gather(realm, target)


def _gather(realm: Realm, target: i64) -> None:
    """Under FAE-24V a group that grew opens ways: into it, and for it if it has seven."""
    for way in range(DEGREE[target]):
        _reopen(realm, TARGET[target * WAYS + way])
    _reopen(realm, target)


def _reopen(realm: Realm, space: i64) -> None:
    ways = open_ways(realm, space)
    realm.mobility += COUNT[ways] - COUNT[realm.ways[space]]
    realm.ways[space] = ways
