"""The numbers of Fae's actions: first the moves by space and way, then the rituals by space."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ..data.tables import SPACES, WAYS

RITUALS_FROM: Final = SPACES * WAYS
"""Below this, an action is space * WAYS + way; from here on, a space's ritual comes next."""
ACTIONS: Final = RITUALS_FROM + SPACES


def space_of(action: i64) -> i64:
    """The space whose ritual comes next."""
    return action - RITUALS_FROM


def source_of(action: i64) -> i64:
    """The space that a move leaves."""
    return action // WAYS
