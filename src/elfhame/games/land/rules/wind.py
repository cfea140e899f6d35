"""The Fairy of the Wind may return to the hand after a payment (LAND-95)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, contains
from ....kernel.journal import NOBODY
from ..data.tables import SET_SIZE, WIND
from ..state import WARRIOR_FIGHT, Land, hand, take_back
from .entries import RECALLED, STAYED
from .numbers import LEAVE, RECALL

SMALL_HAND: Final = 3
"""With at most this many fairies in hand, the Wind may return."""


def legal(land: Land, seat: i64, out: vec[i64]) -> i64:
    """Write both answers: she returns or stays."""
    out[0] = RECALL
    out[1] = LEAVE
    return 2


def why_not(land: Land, seat: i64, action: i64) -> str:
    """The rule of this question, which has no other answers."""
    return "LAND-95"


def apply(land: Land, seat: i64, action: i64) -> None:
    """Return her to the hand, or leave her where she was played."""
    if action == RECALL:
        take_back(land, seat, BIT[WIND])
    land.stage = WARRIOR_FIGHT
    if land.telling:
        land.journal.note(RECALLED if action == RECALL else STAYED, NOBODY, [seat])


def asks_wind(land: Land) -> bool:
    """Whether the Wind was played and may return."""
    if contains(land.paid, WIND) and SET_SIZE[hand(land, land.seat)] <= SMALL_HAND:
        return True
    land.stage = WARRIOR_FIGHT
    return False
