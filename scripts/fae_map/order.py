"""The order of the spaces, A1 to L5: regions in three rows of four, spaces row by row in each."""

from __future__ import annotations

import itertools

import shapely
from shapely.geometry import Polygon

from .plan import REGIONS
from .regions import members


def reading_order(
    spaces: list[Polygon], centre: list[tuple[int, int]], group: list[int]
) -> list[int]:
    own = [members(group, region) for region in range(REGIONS)]
    heart = [shapely.union_all([spaces[i] for i in cells]).centroid for cells in own]
    down = sorted(range(REGIONS), key=lambda region: heart[region].y)
    rows = [sorted(down[i : i + 4], key=lambda region: heart[region].x) for i in (0, 4, 8)]
    order: list[int] = []
    for region in itertools.chain(*rows):
        order += sorted(own[region], key=lambda i: reading(*centre[i]))
    return order


def reading(x: int, y: int) -> tuple[float, int]:
    """Sort key: top to bottom, and to a lesser degree left to right."""
    return y + 0.35 * x, x
