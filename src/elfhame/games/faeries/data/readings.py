"""Which unclear rules are read otherwise than by us: none, unless a designer wants to compare."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from .components import READ_OTHERWISE

TILES_MAY_BE_DECLINED: Final[i64] = int("FMC-36R" in READ_OTHERWISE)
SECOND_BEHIND_TIES: Final[bool] = "FMC-63R" in READ_OTHERWISE
