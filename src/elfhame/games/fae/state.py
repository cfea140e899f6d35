"""The realm: where the druids stand, what was scored, and whose secret spirit is whose."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64, mypyc_attr, vec
from ...kernel.state import State

RUNNING: Final = 0
TWELFTH_RITUAL: Final = 50
NO_MOVE: Final = 52

SPIRIT_BITS: Final = 4
KEPT_BITS: Final = 12
POINT_BITS: Final = 12


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
        self.ways: vec[i64] = ways  # by space: the ways its group may be led, as bits
        self.spirits: i64 = spirits  # each seat's colour, SPIRIT_BITS apart; secret (FAE-70)
        self.turn: i64 = turn  # whose turn it is, or the last one was
        self.mobility: i64 = mobility  # how many ways are open in all
        self.occupied: i64 = occupied  # the spaces with druids, as bits
        self.due: i64 = due  # the spaces whose ritual is still due, as bits
        self.ritual: i64 = ritual  # how many rituals were resolved
        self.kept: i64 = kept  # each seat's ritual cards as bits, KEPT_BITS apart
        self.points: i64 = points  # each colour's points, POINT_BITS apart
        self.over: i64 = over  # RUNNING, or the number of the rule that ended the game


def spirit(realm: Realm, seat: i64) -> i64:
    """The colour of a seat (FAE-12)."""
    return (realm.spirits >> SPIRIT_BITS * seat) & 15


def kept_cards(realm: Realm, seat: i64) -> i64:
    """The cards a seat has kept, as bits (FAE-41)."""
    return (realm.kept >> KEPT_BITS * seat) & 4095


def colour_points(realm: Realm, colour: i64) -> i64:
    """The points of a colour (FAE-42)."""
    return (realm.points >> POINT_BITS * colour) & 4095
