"""The drawn sheet: cuts all lines where they cross, and sorts the faces into spaces and lakes."""

from __future__ import annotations

import itertools
from typing import Final

import shapely
from shapely.geometry import LineString, Polygon
from shapely.ops import linemerge, polygonize

from .plan import Unfit

STEP: Final = 7.5
"""Distance between the points of a border."""

Faces = tuple[list[Polygon], list[Polygon]]
"""Spaces and lakes."""


def sheet(lines: list[LineString], land: Polygon, lakes: list[Polygon]) -> list[Polygon]:
    """All faces between the borders, the coast and the shores."""
    rings = [land.exterior, *(lake.exterior for lake in lakes)]
    work = linemerge(shapely.union_all([*lines, *rings], grid_size=0.1))
    dry = land.buffer(0.5).difference(shapely.union_all(lakes).buffer(-0.5))
    chains = [line for line in work.geoms if dry.contains(line.interpolate(0.5, normalized=True))]
    drawn = [resample(line) for line in linemerge(chains).geoms if line.length > 1.5]
    return [shapely.orient_polygons(face) for face in polygonize(shapely.union_all(drawn))]


def resample(line: LineString) -> LineString:
    """The line with whole coordinates and a point about every STEP; its ends stay in place."""
    count = max(8 if line.is_ring else 1, round(line.length / STEP))
    points = [line.interpolate(i / count, normalized=True) for i in range(count + 1)]
    whole = [(round(p.x), round(p.y)) for p in points]
    if len(set(whole)) < 2:
        raise Unfit("a border is hardly more than a point")
    return LineString([p for p, q in itertools.pairwise([*whole, (-1, -1)]) if p != q])


def sorted_faces(faces: list[Polygon], cells: list[Polygon], lakes: list[Polygon]) -> Faces:
    """The faces of the spaces and of the lakes; raises Unfit if one is missing or in pieces."""
    spaces: dict[int, Polygon] = {}
    pools: dict[int, Polygon] = {}
    for face in faces:
        wet = lake_of(face, lakes)
        if wet is not None:
            pools[wet] = face
            continue
        owner = max(range(len(cells)), key=lambda i: face.intersection(cells[i]).area)
        if owner in spaces or not face.contains(face.representative_point()):
            raise Unfit("a space is in pieces")
        spaces[owner] = face
    if (len(spaces), len(pools)) != (len(cells), len(lakes)) or len(faces) > len(cells + lakes):
        raise Unfit("a face is missing")
    return [spaces[i] for i in range(len(cells))], [pools[i] for i in range(len(lakes))]


def lake_of(face: Polygon, lakes: list[Polygon]) -> int | None:
    """The number of the lake that covers most of the face, or None."""
    wet = (i for i, lake in enumerate(lakes) if face.intersection(lake).area > face.area / 2)
    return next(wet, None)
