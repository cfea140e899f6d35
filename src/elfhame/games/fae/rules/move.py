"""Leading druids: which ways are open, why others aren't, what a move does (FAE-20 to FAE-31R)."""
# compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.arrays import COMPILED, i64, vec
from ....kernel.bits import BIT, without_lowest
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.tables import (
    ALL_WAYS,
    DEGREE,
    FIRST_WAY,
    NEIGHBOURS,
    SPACES,
    TARGET,
    WAYS,
    WAYS_IN,
)
from ..state import (
    A_WAY,
    STEP,
    TEN,
    Realm,
    after_ten,
    can_be_led,
    closed_space,
    first_ten,
    group_on,
    holds_large,
    is_large,
    joined_space,
    leads_back,
    mobility_of,
    open_just,
    size_of,
    step_target,
    way_count_in,
    ways_in,
    without_way_back,
)
from .entries import MOVED
from .numbers import source_of


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write the open ways of all groups, ascending, and return their number."""
    count: i64 = 0
    first: i64 = 0
    for space in realm.board:
        ways = ways_in(space)
        while ways:
            out[count] = first + FIRST_WAY[ways]
            ways = without_lowest(ways)
            count += 1
        first += WAYS
    return count


if not COMPILED and not TYPE_CHECKING:

    def legal(realm, seat, out):
        """The same. The interpreter walks through a list of ways faster than through a set."""
        count = first = 0
        for space in realm.board:
            for way in WAYS_IN[ways_in(space)]:
                out[count] = first + way
                count += 1
            first += WAYS
        return count


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of the open ways without listing them."""
    left = rng.below(mobility_of(realm))
    space: i64 = 0
    mobility = realm.mobility
    while left >= first_ten(mobility):
        left -= first_ten(mobility)
        mobility = after_ten(mobility)
        space += TEN
    board = realm.board
    count = way_count_in(board[space])
    while left >= count:
        left -= count
        space += 1
        count = way_count_in(board[space])
    return space * WAYS + WAYS_IN[ways_in(board[space])][left]


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """The rule that keeps a group from being led this way."""
    if realm.due:
        return "FAE-32"
    group = group_on(realm, source_of(action))
    if not group:
        return "FAE-20"
    if is_large(group):
        return "FAE-24V" if realm.clans else "FAE-24"
    return "FAE-23"


def apply(realm: Realm, seat: i64, action: i64) -> None:
    """Lead a group onto its neighbour (FAE-20)."""
    source = source_of(action)
    target = TARGET[action]
    if realm.telling:
        facts: list[int] = [seat, source, target, group_on(realm, source)]
        realm.journal.note(MOVED, NOBODY, facts)
    _lead(realm, source, target)


def open_ways(realm: Realm, space: i64) -> i64:
    """The ways that the group of a space may be led, as a set."""
    group = group_on(realm, space)
    if not group or (is_large(group) and not realm.clans):
        return 0
    ways: i64 = 0
    for way in range(DEGREE[space]):
        met = group_on(realm, TARGET[space * WAYS + way])
        if met and (not is_large(group) or size_of(met) >= size_of(group)):
            ways |= BIT[way]
    return ways


def open_all_ways(realm: Realm) -> None:
    """Work out every space's open ways from where the druids stand."""
    for space in range(SPACES):
        open_just(realm, space, open_ways(realm, space))


def _lead(realm: Realm, source: i64, target: i64) -> None:
    """Move all druids of a space onto another; groups isolated by it are due a ritual (FAE-30).

    Only neighbours of the space just left can be newly isolated (FAE-31R), and only they lose a
    way; the group that grew may have become too large to be led (FAE-24).
    """
    board = realm.board
    left = board[source]
    occupied = realm.occupied ^ BIT[source]
    mobility = realm.mobility - way_count_in(left) * A_WAY[source]
    due: i64 = 0
    board[source] = 0
    board[target] = joined_space(board[target], left)
    first = source * WAYS
    ways = ways_in(left)
    if holds_large(left):
        ways = ALL_WAYS[source]  # under FAE-24V not all neighbours are open to a large group
    for way in WAYS_IN[ways]:
        step = STEP[first + way]
        near = step_target(step)
        there = board[near]
        if leads_back(there, step):
            there = without_way_back(there, step)
            board[near] = there
            mobility -= A_WAY[near]
        if there and not can_be_led(there) and not NEIGHBOURS[near] & occupied:
            due |= BIT[near]
    joined = board[target]
    if holds_large(joined):
        mobility -= way_count_in(joined) * A_WAY[target]
        board[target] = closed_space(joined)
    realm.occupied = occupied
    realm.mobility = mobility
    realm.due = due
    if realm.clans:
        _open_large(realm, target)


def _open_large(realm: Realm, target: i64) -> None:
    """Open ways under FAE-24V: those of large groups into one that grew, and its own if large."""
    for way in range(DEGREE[target]):
        near = TARGET[target * WAYS + way]
        if is_large(group_on(realm, near)):
            open_just(realm, near, open_ways(realm, near))
    if is_large(group_on(realm, target)):
        open_just(realm, target, open_ways(realm, target))
