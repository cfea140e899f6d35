"""Leading druids: which ways are open, why others aren't, what a move does (FAE-20 to FAE-31R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.tables import BACK, DEGREE, FIRST_WAY, NEIGHBOURS, SPACES, TARGET, WAY_COUNT, WAYS
from ..state import SEVEN, Realm, size_of
from .entries import MOVED
from .numbers import source_of


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write the open ways of all groups, ascending, and return their number."""
    count: i64 = 0
    first: i64 = 0
    for ways in realm.ways:
        while ways:
            out[count] = first + FIRST_WAY[ways]
            ways &= ways - 1
            count += 1
        first += WAYS
    return count


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of the open ways without listing them."""
    left = rng.below(realm.mobility)
    first: i64 = 0
    for ways in realm.ways:
        count = WAY_COUNT[ways]
        if left < count:
            for _ in range(left):
                ways &= ways - 1
            return first + FIRST_WAY[ways]
        left -= count
        first += WAYS
    raise AssertionError("mobility counts the open ways")


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """The rule that keeps a group from being led this way."""
    if realm.due:
        return "FAE-32"
    group = realm.druids[source_of(action)]
    if not group:
        return "FAE-20"
    if group >= SEVEN:
        return "FAE-24V" if realm.clans else "FAE-24"
    return "FAE-23"


def apply(realm: Realm, seat: i64, action: i64) -> None:
    """Lead a group onto its neighbour (FAE-20)."""
    source = source_of(action)
    target = TARGET[action]
    if realm.telling:
        facts: list[int] = [seat, source, target, realm.druids[source]]
        realm.journal.note(MOVED, NOBODY, facts)
    _lead(realm, source, target)


def open_ways(realm: Realm, space: i64) -> i64:
    """The ways that the group of a space may be led, as a set."""
    group = realm.druids[space]
    if not group or (group >= SEVEN and not realm.clans):
        return 0
    ways: i64 = 0
    for way in range(DEGREE[space]):
        met = realm.druids[TARGET[space * WAYS + way]]
        if met and (group < SEVEN or size_of(met) >= size_of(group)):
            ways |= BIT[way]
    return ways


def open_all_ways(realm: Realm) -> None:
    """Work out every space's open ways from where the druids stand."""
    realm.mobility = 0
    for space in range(SPACES):
        ways = open_ways(realm, space)
        realm.ways[space] = ways
        realm.mobility += WAY_COUNT[ways]


def _lead(realm: Realm, source: i64, target: i64) -> None:
    """Move all druids of a space onto another; groups isolated by it are due a ritual (FAE-30).

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
    mobility = realm.mobility - WAY_COUNT[open_now[source]]
    open_now[source] = 0
    due: i64 = 0
    first = source * WAYS
    for way in range(first, first + DEGREE[source]):
        near = TARGET[way]
        if BIT[near] & occupied:
            if not NEIGHBOURS[near] & occupied:
                due |= BIT[near]
            back = BIT[BACK[way]]
            if open_now[near] & back:
                open_now[near] ^= back
                mobility -= 1
    if group >= SEVEN:
        mobility -= WAY_COUNT[open_now[target]]
        open_now[target] = 0
    realm.mobility = mobility
    realm.due = due
    if realm.clans:
        _reopen_around(realm, target)


def _reopen_around(realm: Realm, target: i64) -> None:
    """Under FAE-24V a group that grew opens ways: into it, and for it if it has seven."""
    for way in range(DEGREE[target]):
        _reopen(realm, TARGET[target * WAYS + way])
    _reopen(realm, target)


def _reopen(realm: Realm, space: i64) -> None:
    ways = open_ways(realm, space)
    realm.mobility += WAY_COUNT[ways] - WAY_COUNT[realm.ways[space]]
    realm.ways[space] = ways
