"""Which unclear rules are read otherwise than by us: none, unless a designer wants to compare."""
# compiled

from __future__ import annotations

from typing import Final

from .components import READ_OTHERWISE

EITHER_CARD_FIRST: Final[bool] = "LAND-24R" in READ_OTHERWISE
EMPTY_IS_LEFT_ALONE: Final[bool] = "LAND-38R" in READ_OTHERWISE
