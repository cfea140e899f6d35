"""What every room of the map's making keeps to: the sheet, the counts, and when to give up."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 1000
HEIGHT: Final = 800
SPACES: Final = 60
REGIONS: Final = 12
PER_REGION: Final = 5
SHORTEST_BORDER: Final = 22.0
"""A shorter border would be hard to see."""

Edge = tuple[int, int]
"""Two cells or spaces that touch, the smaller number first."""


class Unfit(Exception):
    """The seed's country is hard to read; the next seed is tried."""
