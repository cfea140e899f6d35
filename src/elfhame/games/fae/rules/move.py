"""Leading druids: which ways are open, why others aren't, what a move does (FAE-20 to FAE-31R)."""
# compiled

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kernel.arrays import COMPILED, i64, vec
from ....kernel.bits import BIT
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
    COUNT_FROM,
    GROUP_FROM,
    LARGE,
    MOVES,
    SEVEN,
    STEP,
    TEN,
    TEN_SPACES,
    WAY_SET,
    Realm,
    group_on,
    mobility_of,
    open_just,
    size_of,
)
from .entries import MOVED
from .numbers import source_of


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write the open ways of all groups, ascending, and return their number."""
    count: i64 = 0
    first: i64 = 0
    for space in realm.board:
        ways = space & WAY_SET
        while ways:
            out[count] = first + FIRST_WAY[ways]
            ways &= ways - 1
            count += 1
        first += WAYS
    return count


if not COMPILED and not TYPE_CHECKING:

    def legal(realm, seat, out):
        """The same. The interpreter walks through a list of ways faster than through a set."""
        count = first = 0
        for space in realm.board:
            for way in WAYS_IN[space & WAY_SET]:
                out[count] = first + way
                count += 1
            first += WAYS
        return count


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of the open ways without listing them."""
    left = rng.below(mobility_of(realm))
    space: i64 = 0
    mobility = realm.mobility
    while left >= mobility & TEN_SPACES:
        left -= mobility & TEN_SPACES
        mobility >>= TEN
        space += TEN
    board = realm.board
    count = (board[space] & MOVES) >> COUNT_FROM
    while left >= count:
        left -= count
        space += 1
        count = (board[space] & MOVES) >> COUNT_FROM
    return space * WAYS + WAYS_IN[board[space] & WAY_SET][left]


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """The rule that keeps a group from being led this way."""
    if realm.due:
        return "FAE-32"
    group = group_on(realm, source_of(action))
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
        group = group_on(realm, source)
        facts: list[int] = [seat, source, target, group, group + group_on(realm, target)]
        realm.journal.note(MOVED, NOBODY, facts)
    _lead(realm, source, target)


def open_ways(realm: Realm, space: i64) -> i64:
    """The ways that the group of a space may be led, as a set."""
    group = group_on(realm, space)
    if not group or (group >= SEVEN and not realm.clans):
        return 0
    ways: i64 = 0
    for way in range(DEGREE[space]):
        met = group_on(realm, TARGET[space * WAYS + way])
        if met and (group < SEVEN or size_of(met) >= size_of(group)):
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
    moves = left & MOVES
    mobility = realm.mobility - (moves >> COUNT_FROM) * A_WAY[source]
    due: i64 = 0
    board[source] = 0
    board[target] += left - moves
    first = source * WAYS
    ways = left & WAY_SET
    if left >= LARGE:
        ways = ALL_WAYS[source]  # under FAE-24V not all neighbours are open to a large group
    for way in WAYS_IN[ways]:
        step = STEP[first + way]
        near = step >> GROUP_FROM
        there = board[near]
        if there & step & WAY_SET:
            there -= step & MOVES
            board[near] = there
            mobility -= A_WAY[near]
        if there and not there & MOVES and not NEIGHBOURS[near] & occupied:
            due |= BIT[near]
    joined = board[target]
    if joined >= LARGE:
        moves = joined & MOVES
        mobility -= (moves >> COUNT_FROM) * A_WAY[target]
        board[target] = joined - moves
    realm.occupied = occupied
    realm.mobility = mobility
    realm.due = due
    if realm.clans:
        _open_large(realm, target)


def _open_large(realm: Realm, target: i64) -> None:
    """Open ways under FAE-24V: those of large groups into one that grew, and its own if large."""
    for way in range(DEGREE[target]):
        near = TARGET[target * WAYS + way]
        if group_on(realm, near) >= SEVEN:
            open_just(realm, near, open_ways(realm, near))
    if group_on(realm, target) >= SEVEN:
        open_just(realm, target, open_ways(realm, target))
