"""The rivers: the borders between regions, joined into as few courses as the junctions allow."""

from __future__ import annotations

from shapely.geometry import LineString, Polygon
from shapely.ops import linemerge

from .measurements import Border, pairs
from .plan import PER_REGION


def rivers(spaces: list[Polygon], border: Border) -> list[LineString]:
    """The courses of the rivers, for spaces in the map's order."""
    edges = [pairs(space) for space in spaces]
    wet: list[LineString] = []
    for a, b in border:
        if a // PER_REGION != b // PER_REGION:
            wet += [LineString(sorted(pair)) for pair in edges[a] & edges[b]]
    merged = linemerge(sorted(wet, key=lambda line: line.coords[:]))
    return sorted(getattr(merged, "geoms", [merged]), key=lambda line: line.coords[:])
