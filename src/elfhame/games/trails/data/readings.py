"""Which unclear rules are read otherwise than by us: none, unless a designer wants to compare."""
# compiled

from __future__ import annotations

from typing import Final

from .components import READ_OTHERWISE

OWED_COUNT_AT_A_WIN: Final[bool] = "TRAIL-43R" in READ_OTHERWISE
ANY_PATH_COUNTS: Final[bool] = "TRAIL-53R" in READ_OTHERWISE
