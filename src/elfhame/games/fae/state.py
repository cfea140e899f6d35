"""The state of a game of Fae: its fields, how they are packed, and named access to them."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64, mypyc_attr, vec
from ...kernel.bits import BIT, how_many
from ...kernel.state import State
from .data.tables import ALL_WAYS, BACK, DEGREE, SPACES, TARGET, WAY_COUNT

# ---------------------------------------------------------------- groups of druids

# A group is one number: four bits for the count of each colour, above them the total.
# Merging two groups is then one addition, and 0 is the empty group.
_COUNT_BITS: Final = 4
_COUNT_MASK: Final = 15
_LOWEST_BITS: Final = 0x11111
"""The lowest bit of each count."""
_TOTAL_FROM: Final = 20

DRUID: Final = vec[i64]([2**_TOTAL_FROM + 2 ** (_COUNT_BITS * colour) for colour in range(5)])
"""By colour: the group of a single druid."""
SEVEN: Final = 7 << _TOTAL_FROM
"""Groups that compare at least equal to this have seven druids or more."""


def count_of(group: i64, colour: i64) -> i64:
    """The number of druids of a colour in a group."""
    return (group >> _COUNT_BITS * colour) & _COUNT_MASK


def colours_in(group: i64) -> i64:
    """The number of colours in a group. All bits of a count are gathered in its lowest, at once."""
    halves = group | group >> 2
    return how_many((halves | halves >> 1) & _LOWEST_BITS)


def size_of(group: i64) -> i64:
    """The number of druids in a group."""
    return group >> _TOTAL_FROM


# ---------------------------------------------------------------- the fields

RUNNING: Final = 0
TWELFTH_RITUAL: Final = 50
NO_MOVE: Final = 52


@mypyc_attr(acyclic=True)
class Realm(State):
    """The fields of a game of Fae."""

    __slots__ = (
        "board",
        "clans",
        "due",
        "given",
        "kept",
        "mobility",
        "occupied",
        "over",
        "points",
        "ritual",
        "seats",
        "spirits",
        "turn",
    )

    def __init__(
        self,
        seats: i64,
        clans: i64,
        board: vec[i64],
        spirits: i64,
        turn: i64,
        mobility: i64,
        occupied: i64,
        due: i64,
        ritual: i64,
        kept: i64,
        points: i64,
        given: vec[i64],
        over: i64,
    ) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.clans: i64 = clans  # 1 if FAE-24V is played
        self.board: vec[i64] = board  # each space's group and its open ways, packed
        self.spirits: i64 = spirits  # each seat's colour, packed; secret (FAE-70)
        self.turn: i64 = turn  # the seat whose turn it is; at the end, the last one
        self.mobility: i64 = mobility  # the number of open ways of every ten spaces, packed
        self.occupied: i64 = occupied  # the spaces with druids, as a set
        self.due: i64 = due  # the spaces whose ritual is still due, as a set
        self.ritual: i64 = ritual  # the number of rituals resolved, and so the next card
        self.kept: i64 = kept  # each seat's ritual cards, packed
        self.points: i64 = points  # each colour's points, packed
        self.given: vec[i64] = given  # by seat: the points it gave each colour; shared by clones
        self.over: i64 = over  # RUNNING, or the number of the rule that ended the game


# ---------------------------------------------------------------- the board

# A space is one number: the ways open to its group as a set, above them how many they are, and on
# top the group. A single array of 60 spaces is quick to copy.
COUNT_FROM: Final = 8
GROUP_FROM: Final = 12
WAY_SET: Final = 2**COUNT_FROM - 1
"""The part of a space that is the set of open ways."""
MOVES: Final = 2**GROUP_FROM - 1
"""The part of a space that is the open ways and their number; 0 if the group can't be led."""
LARGE: Final = SEVEN << GROUP_FROM
"""Spaces that compare at least equal to this hold seven druids or more."""


def group_in(space: i64) -> i64:
    """The group of a packed space."""
    return space >> GROUP_FROM


def space_with(group: i64, ways: i64) -> i64:
    """A packed space with a group to which these ways are open."""
    return ways + (WAY_COUNT[ways] << COUNT_FROM) + (group << GROUP_FROM)


EMPTY_BOARD: Final = vec[i64]([space_with(0, ways) for ways in ALL_WAYS])
"""The board before the deal, with all ways open."""


def add_group(board: vec[i64], space: i64, group: i64) -> None:
    """Let a group join the druids on a space, or put it there."""
    board[space] += group << GROUP_FROM


def group_on(realm: Realm, space: i64) -> i64:
    """The group on a space; 0 if it is empty."""
    return realm.board[space] >> GROUP_FROM


def ways_from(realm: Realm, space: i64) -> i64:
    """The open ways out of a space, as a set."""
    return realm.board[space] & WAY_SET


def set_isolated(realm: Realm, space: i64, group: i64) -> None:
    """Put a group on an isolated space, out of which no way is open."""
    realm.board[space] = group << GROUP_FROM


# A step is one way, seen from where it leads: the way back as the board has it, and above it the
# space there.
STEP: Final = vec[i64](
    [
        BIT[back] + BIT[COUNT_FROM] + (there << GROUP_FROM)
        for there, back in zip(TARGET, BACK, strict=True)
    ]
)
"""By space * WAYS + way: the step."""


# ---------------------------------------------------------------- mobility

# Open ways are counted for every ten spaces, in ten bits, so that looking for one of them by its
# place among all can pass over ten spaces at a time.
TEN: Final = 10
TEN_SPACES: Final = 2**TEN - 1

A_WAY: Final = vec[i64]([2 ** (space - space % TEN) for space in range(SPACES)])
"""By space: the mobility that one open way adds."""
FULL_MOBILITY: Final[i64] = sum(DEGREE[space] * A_WAY[space] for space in range(SPACES))
"""The mobility while all ways are open."""


def mobility_of(realm: Realm) -> i64:
    """The number of open ways on the whole map.

    It is the sum of the mobility's digits in base 1024, of which 1023 divides all but the sum.
    """
    return realm.mobility % TEN_SPACES


def open_just(realm: Realm, space: i64, ways: i64) -> None:
    """Open these ways out of a space, and close all others."""
    more = WAY_COUNT[ways] - WAY_COUNT[ways_from(realm, space)]
    realm.mobility += more * A_WAY[space]
    realm.board[space] = space_with(group_on(realm, space), ways)


# ---------------------------------------------------------------- packed fields

_SPIRIT_BITS: Final = 4
_SPIRIT_MASK: Final = 15
_KEPT_BITS: Final = 12
_KEPT_MASK: Final = 4095
_POINT_BITS: Final = 12
_POINT_MASK: Final = 4095


def spirit(realm: Realm, seat: i64) -> i64:
    """The colour of a seat (FAE-12)."""
    return (realm.spirits >> _SPIRIT_BITS * seat) & _SPIRIT_MASK


def with_spirit(spirits: i64, seat: i64, colour: i64) -> i64:
    """Packed spirits to which a seat's colour has been added."""
    return spirits | colour << _SPIRIT_BITS * seat


def set_spirit(realm: Realm, seat: i64, colour: i64) -> None:
    """Exchange a seat's colour, in an imagined world."""
    realm.spirits = realm.spirits - (spirit(realm, seat) << _SPIRIT_BITS * seat)
    realm.spirits = with_spirit(realm.spirits, seat, colour)


def kept_cards(realm: Realm, seat: i64) -> i64:
    """The cards a seat has kept, as a set (FAE-41)."""
    return (realm.kept >> _KEPT_BITS * seat) & _KEPT_MASK


def keep_card(realm: Realm, seat: i64, card: i64) -> None:
    """Give a ritual card to a seat (FAE-41)."""
    realm.kept |= BIT[_KEPT_BITS * seat + card]


def colour_points(realm: Realm, colour: i64) -> i64:
    """The points of a colour (FAE-42)."""
    return (realm.points >> _POINT_BITS * colour) & _POINT_MASK


NOTHING_GIVEN: Final = vec[i64]([0, 0, 0, 0])
"""By seat: the points it gave, before the first ritual."""


def points_given(realm: Realm, seat: i64, colour: i64) -> i64:
    """The points of a colour that came from a seat's moves (FAE-72R)."""
    return (realm.given[seat] >> _POINT_BITS * colour) & _POINT_MASK


def count_given(realm: Realm, seat: i64, points: i64) -> None:
    """Count packed points as given by a seat. Clones share the counts, so they are replaced."""
    given = realm.given[:]
    given[seat] += points
    realm.given = given


def packed_points(colour: i64, points: i64) -> i64:
    """Points of one colour, to be added to the scoring track (FAE-40)."""
    return points << _POINT_BITS * colour
