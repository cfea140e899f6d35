"""Which unclear rules are read otherwise than by us: none, unless a designer wants to compare."""
# compiled

from __future__ import annotations

from typing import Final

from .components import READ_OTHERWISE

ORDER_IS_FIXED: Final[bool] = "FAE-44R" in READ_OTHERWISE
