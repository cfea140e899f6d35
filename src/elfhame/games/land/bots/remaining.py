"""How much time is left in Fairy Land, and what that leaves of an early worth."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ..state import Land


def turns_left(land: Land) -> i64:
    """The number of turns to come, including this one."""
    return (len(land.forest) - land.drawn + 1) // 2 + 1


def faded(land: Land, worth: i64) -> i64:
    """What is left of an early worth when few turns remain."""
    return worth * min(turns_left(land), 16) // 16
