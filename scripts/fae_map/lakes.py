"""The lakes: which borders between regions they cover, and their shapes."""

from __future__ import annotations

import itertools
from typing import Final

import numpy as np
import shapely
from shapely.geometry import Point, Polygon

from .borders import Lines, ends
from .plan import SHORTEST_BORDER, Edge

MOST_LAKES: Final = 8
FEWEST_LAKES: Final = 6
LAKE_REACH: Final = 17.0
"""How far a lake extends beyond the borders it covers."""
LONGEST: Final = (54, 96)
"""Greatest length of one covered border, and of two together."""
FROM_COAST: Final = 30
APART: Final = 95

Lake = list[Edge]
"""The one or two borders that a lake covers."""


def lakes(lines: Lines, group: list[int], land: Polygon) -> list[Lake]:
    """The borders that become lakes, shortest first.

    Short borders are the hardest to see, and make the smallest lakes.
    """
    inner = {
        edge: line
        for edge, line in lines.items()
        if group[edge[0]] != group[edge[1]] and line.distance(land.exterior) > FROM_COAST
    }
    options = [o for o in sites(inner) if harmless(lines, o)]
    options.sort(key=lambda o: length(inner, o) - 52 * len(o))
    return spread(options, inner)[:MOST_LAKES]


def sites(inner: Lines) -> list[Lake]:
    """Each short border, and each pair of borders that meet."""
    options = [[edge] for edge in inner]
    for one, two in itertools.combinations(inner, 2):
        if set(ends(inner[one])) & set(ends(inner[two])):
            options.append([one, two])
    return [option for option in options if length(inner, option) < LONGEST[len(option) - 1]]


def length(lines: Lines, option: Lake) -> float:
    return sum(lines[edge].length for edge in option)


def harmless(lines: Lines, option: Lake) -> bool:
    """Whether all borders that end at the water stay long enough to be seen."""
    shores = {end for edge in option for end in ends(lines[edge])}
    return all(
        line.length > LAKE_REACH + 1.3 * SHORTEST_BORDER
        for edge, line in lines.items()
        if edge not in option and shores & set(ends(line))
    )


def spread(options: list[Lake], inner: Lines) -> list[Lake]:
    """The options that are far enough from all those chosen before them."""
    chosen: list[Lake] = []
    for option in options:
        body = shapely.union_all([inner[edge] for edge in option])
        taken = [inner[edge] for other in chosen for edge in other]
        if all(body.distance(line) > APART for line in taken):
            chosen.append(option)
    return chosen


def pool(rng: np.random.Generator, body: shapely.Geometry) -> Polygon:
    """A rounded lake over the covered borders, wider in its middle than at its ends."""
    heart = Point(body.centroid)
    wet = body.buffer(LAKE_REACH).union(heart.buffer(LAKE_REACH + rng.uniform(5, 8)))
    return wet.buffer(10).buffer(-10)
