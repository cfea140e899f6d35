"""Measurements of the drawn spaces: which ones touch, and whether the map is readable."""

from __future__ import annotations

import itertools
import math
from typing import Final

import shapely
from shapely.geometry import Polygon

from .plan import SHORTEST_BORDER, Edge, Unfit

NARROWEST_GAP: Final = 14.0
"""Smallest distance between spaces that aren't adjacent."""
ROOM: Final = 31.0
"""Smallest radius around a centre that must be free for tokens."""
MEAN_DEGREE: Final = (4.33, 4.64)
"""The mean number of neighbours, well within FAE-8D."""
MOST_NEIGHBOURS: Final = 7
SIZES: Final = 2.4
"""Greatest ratio between the largest and the smallest space."""

Border = dict[Edge, float]
"""The length of the common border, for each pair of spaces that have one."""


def borders_of(spaces: list[Polygon]) -> Border:
    edges = [pairs(space) for space in spaces]
    found: Border = {}
    for a, b in itertools.combinations(range(len(spaces)), 2):
        common = edges[a] & edges[b]
        if common:
            found[a, b] = sum(math.dist(*tuple(pair)) for pair in common)
    return found


def pairs(ring: Polygon) -> set[frozenset[tuple[float, ...]]]:
    """The sides of a ring, without their direction."""
    return {frozenset(pair) for pair in itertools.pairwise(ring.exterior.coords)}


def check_readable(spaces: list[Polygon], border: Border) -> None:
    """Raise Unfit if a border is hard to see or two spaces that don't touch nearly do."""
    if min(border.values()) < SHORTEST_BORDER:
        raise Unfit("a border is too short")
    for a, b in itertools.combinations(range(len(spaces)), 2):
        if (a, b) not in border and spaces[a].distance(spaces[b]) < NARROWEST_GAP:
            raise Unfit("two spaces nearly touch")
    check_degrees([sum(i in edge for edge in border) for i in range(len(spaces))])
    areas = [space.area for space in spaces]
    if max(areas) > SIZES * min(areas):
        raise Unfit("the sizes differ too much")


def check_degrees(degrees: list[int]) -> None:
    """Raise Unfit if a space has too few or too many neighbours, or the mean is off."""
    if min(degrees) < 2 or degrees.count(2) > 2 or max(degrees) > MOST_NEIGHBOURS:
        raise Unfit("a space has too few or too many neighbours")
    mean = sum(degrees) / len(degrees)
    if not MEAN_DEGREE[0] <= mean <= MEAN_DEGREE[1]:
        raise Unfit(f"mean degree {mean:.2f}")


def centres(spaces: list[Polygon]) -> list[tuple[int, int]]:
    """Where the tokens go: the centre of the largest circle inside each space."""
    found = []
    for space in spaces:
        circle = shapely.maximum_inscribed_circle(space)
        if circle.length < ROOM:
            raise Unfit("a space has no room for its tokens")
        found.append((round(circle.coords[0][0]), round(circle.coords[0][1])))
    return found
