"""Places a region's name where it fits best: inside the region and clear of the tokens."""

from __future__ import annotations

import itertools
from typing import Final

import shapely
from shapely.geometry import Point, Polygon

Spot = tuple[int, int]

HALF_LETTER: Final = 4.3
HALF_LINE: Final = 8
GRID: Final = 6


def label(name: str, spaces: list[Polygon], centres: list[Spot]) -> Spot:
    """The centre of the name of the region that consists of these spaces."""
    land = shapely.union_all(spaces)
    tokens = [Point(centre) for centre in centres]
    left, top, right, bottom = (int(v) for v in land.bounds)
    spots = itertools.product(range(left, right, GRID), range(top, bottom, GRID))
    return max(spots, key=lambda spot: worth(text_box(name, spot), land, tokens))


def text_box(name: str, spot: Spot) -> Polygon:
    """The box that the name fills at this spot."""
    (x, y), half = spot, HALF_LETTER * len(name)
    return shapely.box(x - half, y - HALF_LINE, x + half, y + HALF_LINE)


def worth(box: Polygon, land: Polygon, tokens: list[Point]) -> float:
    """Higher the farther the box is from tokens and borders, and the less of it lies outside."""
    free = min(box.distance(token) for token in tokens)
    outside = box.difference(land).area
    return 2 * min(free, 27) + min(box.distance(land.exterior), 8) - outside / 14
