"""The cells of the raw country: sixty of similar size; no two touch in just a point."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final

import numpy as np
import shapely
from shapely.geometry import LineString, MultiPoint, Point, Polygon

from .borders import borders, step
from .plan import HEIGHT, SPACES, WIDTH, Edge, Unfit

PLAIN_BORDER: Final = 43.0
"""Shortest border allowed in the raw country, before lakes and warping."""


def relaxed_cells(rng: np.random.Generator, land: Polygon) -> list[Polygon]:
    """Sixty cells, without borders shorter than PLAIN_BORDER."""
    faces = cells(scatter(rng, land), land)
    for _ in range(12):
        faces = cells(middles(faces), land)
    sites = middles(faces)
    for _ in range(50):
        faces = cells(sites, land)
        better = nudge(sites, faces)
        if better is None:
            return faces
        sites = better
    raise Unfit("a border stays too short")


def scatter(rng: np.random.Generator, land: Polygon) -> np.ndarray:
    """Sixty random sites on the land, none too close to another."""
    sites: list[tuple[float, float]] = []
    apart = 62.0
    while len(sites) < SPACES:
        spot = rng.uniform((0, 0), (WIDTH, HEIGHT))
        if land.contains(Point(spot)) and all(math.dist(spot, s) > apart for s in sites):
            sites.append((float(spot[0]), float(spot[1])))
        apart *= 0.9997
    return np.array(sites)


def cells(sites: np.ndarray, land: Polygon) -> list[Polygon]:
    """The part of the land closest to each site, in the order of the sites."""
    sheet = shapely.voronoi_polygons(MultiPoint(sites), extend_to=land.buffer(400), ordered=True)
    found = [face.intersection(land) for face in sheet.geoms]
    if any(not isinstance(face, Polygon) for face in found):
        raise Unfit("a space falls apart")
    return found


def middles(faces: list[Polygon]) -> np.ndarray:
    return np.array([face.centroid.coords[0] for face in faces])


def nudge(sites: np.ndarray, faces: list[Polygon]) -> np.ndarray | None:
    """The sites moved a little so that short borders grow; None if no border is short.

    A border grows if the two cells beside it move closer and those at its ends move away.
    """
    moved = sites.copy()
    short = [(e, line) for e, line in borders(faces).items() if line.length < PLAIN_BORDER]
    for edge, line in short:
        middle = np.array(line.centroid.coords[0])
        for cell in at_ends(edge, line, faces):
            moved[cell] += step(2.5, sites[cell] - middle)
        for cell in edge:
            moved[cell] += step(1.5, middle - sites[cell])
    return moved if short else None


def at_ends(edge: Edge, line: LineString, faces: list[Polygon]) -> Iterator[int]:
    """The cells at the ends of a border."""
    for end in (Point(line.coords[0]), Point(line.coords[-1])):
        for cell, face in enumerate(faces):
            if cell not in edge and face.distance(end) < 0.1:
                yield cell
