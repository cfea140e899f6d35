"""The firths: which borders at the coast the sea replaces, and their shapes."""

from __future__ import annotations

from typing import Final

import numpy as np
import shapely
from shapely.geometry import LineString, Point, Polygon

from .borders import Lines
from .lakes import Lake, harmless
from .plan import Edge

MOST_FIRTHS: Final = 6
LONGEST: Final = 78
FROM_LAKES: Final = 48
APART: Final = 80


def firths(lines: Lines, group: list[int], land: Polygon, lakes: list[Lake]) -> list[Edge]:
    """Short coastal borders between regions, far from the lakes and from each other."""
    wet = shapely.union_all([lines[edge] for option in lakes for edge in option])
    short = [
        edge
        for edge, line in lines.items()
        if group[edge[0]] != group[edge[1]]
        and line.distance(land.exterior) < 1
        and line.length < LONGEST
        and line.distance(wet) > FROM_LAKES
        and harmless(lines, [edge])
    ]
    return spread(sorted(short, key=lambda edge: lines[edge].length), lines)[:MOST_FIRTHS]


def spread(edges: list[Edge], lines: Lines) -> list[Edge]:
    """The borders that are far enough from all those chosen before them."""
    chosen: list[Edge] = []
    for edge in edges:
        if all(lines[edge].distance(lines[other]) > APART for other in chosen):
            chosen.append(edge)
    return chosen


def inlet(line: LineString, land: Polygon) -> Polygon:
    """Water along the border that narrows inland."""
    points = [Point(line.interpolate(share, normalized=True)) for share in np.linspace(0, 1, 12)]
    inland = max(p.distance(land.exterior) for p in points)
    wet = [p.buffer(15 + 7 * (1 - p.distance(land.exterior) / inland)) for p in points]
    return shapely.union_all(wet).buffer(8).buffer(-8)
