"""What the Fairies in a hand are worth, and those that Crests would bring back."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ..data.tables import house_value, special_count
from ..rules.scoring import in_hand
from ..state import Land, crests, played
from .remaining import turns_left

RATE: Final = 55
"""The worth of one value in a hand at a glance, while there is time to spend it."""
BACK: Final = 20
"""The least value that a Crest is likely to bring back, if it is kept until then."""
PER_TURN: Final = 4
"""The value that can be spent per turn; a hand beyond that is worth nothing."""


def rate(land: Land, seat: i64) -> i64:
    """The worth of one value in a hand now: less if there is more than can be spent."""
    held = in_hand(land, seat) + 10 * crests(land, seat)
    spendable = turns_left(land) * PER_TURN
    if held <= spendable:
        return RATE
    return RATE * spendable // held


def brought_back(land: Land, seat: i64, spendable: i64) -> i64:
    """The value that a seat's Crests would bring back, as far as it can be spent."""
    found: i64 = 0
    back = max(played_value(land, seat), BACK)
    for _crest in range(crests(land, seat)):
        found += min(back, spendable - found)
        back = BACK
    return found


def played_value(land: Land, seat: i64) -> i64:
    """The value of the fairies that a seat has played."""
    gone = played(land, seat)
    return house_value(gone) + 2 * special_count(gone)
