"""The state of a game of Fae: its fields, how they are packed, and named access to them."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64, mypyc_attr, vec
from ...kernel.bits import BIT
from ...kernel.state import State

# ---------------------------------------------------------------- groups of druids

# A group is one number: four bits for the count of each colour, above them the total.
# Merging two groups is then one addition, and 0 is the empty group.
_COUNT_BITS: Final = 4
_TOTAL_FROM: Final = 20

DRUID: Final = vec[i64]([2**_TOTAL_FROM + 2 ** (_COUNT_BITS * colour) for colour in range(5)])
"""By colour: the group of a single druid."""
SEVEN: Final = 7 << _TOTAL_FROM
"""Groups that compare at least equal to this have seven druids or more (FAE-24)."""


def count_of(group: i64, colour: i64) -> i64:
    """The number of druids of a colour in a group."""
    return (group >> _COUNT_BITS * colour) & 15


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
        "clans",
        "druids",
        "due",
        "kept",
        "mobility",
        "occupied",
        "over",
        "points",
        "ritual",
        "seats",
        "spirits",
        "turn",
        "ways",
    )

    def __init__(
        self,
        seats: i64,
        clans: i64,
        druids: vec[i64],
        ways: vec[i64],
        spirits: i64,
        turn: i64,
        mobility: i64,
        occupied: i64,
        due: i64,
        ritual: i64,
        kept: i64,
        points: i64,
        over: i64,
    ) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.clans: i64 = clans  # 1 if FAE-24V is played
        self.druids: vec[i64] = druids  # the group on each space
        self.ways: vec[i64] = ways  # by space: the ways its group may be led, as a set
        self.spirits: i64 = spirits  # each seat's colour, packed; secret (FAE-70)
        self.turn: i64 = turn  # the seat whose turn it is; at the end, the last one
        self.mobility: i64 = mobility  # the number of open ways on the whole map
        self.occupied: i64 = occupied  # the spaces with druids, as a set
        self.due: i64 = due  # the spaces whose ritual is still due, as a set
        self.ritual: i64 = ritual  # the number of rituals resolved, and so the next card
        self.kept: i64 = kept  # each seat's ritual cards, packed
        self.points: i64 = points  # each colour's points, packed
        self.over: i64 = over  # RUNNING, or the number of the rule that ended the game


# ---------------------------------------------------------------- packed fields

_SPIRIT_BITS: Final = 4
_KEPT_BITS: Final = 12
_POINT_BITS: Final = 12


def spirit(realm: Realm, seat: i64) -> i64:
    """The colour of a seat (FAE-12)."""
    return (realm.spirits >> _SPIRIT_BITS * seat) & 15


def with_spirit(spirits: i64, seat: i64, colour: i64) -> i64:
    """Packed spirits to which a seat's colour has been added."""
    return spirits | colour << _SPIRIT_BITS * seat


def kept_cards(realm: Realm, seat: i64) -> i64:
    """The cards a seat has kept, as a set (FAE-41)."""
    return (realm.kept >> _KEPT_BITS * seat) & 4095


def keep_card(realm: Realm, seat: i64, card: i64) -> None:
    """Give a ritual card to a seat (FAE-41)."""
    realm.kept |= BIT[_KEPT_BITS * seat + card]


def colour_points(realm: Realm, colour: i64) -> i64:
    """The points of a colour (FAE-42)."""
    return (realm.points >> _POINT_BITS * colour) & 4095


def packed_points(colour: i64, points: i64) -> i64:
    """Points of one colour, to be added to the scoring track (FAE-40)."""
    return points << _POINT_BITS * colour
