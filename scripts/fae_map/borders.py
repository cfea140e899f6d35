"""The straight borders of the raw country: where two cells touch, and where these lines end."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import shapely
from shapely.geometry import LineString, Point, Polygon
from shapely.ops import linemerge

from .plan import Edge, Unfit

Lines = dict[Edge, LineString]
Spot = tuple[float, float]


def borders(faces: list[Polygon]) -> Lines:
    """The border of each pair of touching cells."""
    snapped = shapely.set_precision(faces, 0.01)
    found: Lines = {}
    for a, b in touching_pairs(snapped):
        common = snapped[a].intersection(snapped[b])
        lines = [p for p in getattr(common, "geoms", [common]) if isinstance(p, LineString)]
        if lines:
            found[a, b] = join(lines)
    return found


def touching_pairs(faces: list[Polygon]) -> Iterator[Edge]:
    """All pairs of cells with at least one point in common, in order."""
    met = shapely.STRtree(faces).query(faces, "intersects").T
    return ((int(a), int(b)) for a, b in sorted(map(tuple, met)) if a < b)


def join(lines: list[LineString]) -> LineString:
    merged = linemerge(lines) if len(lines) > 1 else lines[0]
    if not isinstance(merged, LineString):
        raise Unfit("a border falls apart")
    return merged


def ends(line: LineString) -> tuple[Spot, Spot]:
    """Both ends, rounded so that borders that meet share one."""
    first, last = line.coords[0], line.coords[-1]
    return (round(first[0], 0), round(first[1], 0)), (round(last[0], 0), round(last[1], 0))


def stretch(line: LineString, land: Polygon) -> LineString:
    """The border, extended a little out to sea if it ends at the coast, so that they cross."""
    spots = [np.array(spot) for spot in line.coords]
    for _ in range(2):
        if Point(spots[0]).distance(land.exterior) < 0.1:
            spots.insert(0, spots[0] + step(5, spots[0] - spots[1]))
        spots.reverse()
    return LineString(spots)


def step(length: float, way: np.ndarray) -> np.ndarray:
    """A vector of this length in that direction."""
    return length * way / np.hypot(*way)
