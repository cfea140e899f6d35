"""Constants and types shared by all modules that draw the map."""

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
    """The map is hard to read, so the next seed should be tried."""
