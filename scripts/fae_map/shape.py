"""Warps the raw country and adds its lakes and firths."""

from __future__ import annotations

import numpy as np
import shapely
from shapely.geometry import Polygon

from .borders import Lines, stretch
from .firths import inlet
from .lakes import pool
from .plan import Unfit
from .raw import Raw
from .sheet import Faces, sheet, sorted_faces
from .warp import Warp


def warped(rng: np.random.Generator, raw: Raw) -> Faces:
    """The spaces and lakes of the raw country after one random warp."""
    warp = Warp(rng)
    lines = {edge: warp.wavy(rng, stretch(line, raw.land)) for edge, line in raw.lines.items()}
    land = warp.polygon(raw.land)
    lakes = [pool(rng, shapely.union_all([lines[edge] for edge in lake])) for lake in raw.lakes]
    land = indent(land, raw, lines)
    cells = [warp.polygon(face) for face in raw.faces]
    return sorted_faces(sheet(list(lines.values()), land, lakes), cells, lakes)


def indent(land: Polygon, raw: Raw, lines: Lines) -> Polygon:
    """The land with its firths cut out."""
    left = land.difference(shapely.union_all([inlet(lines[edge], land) for edge in raw.firths]))
    if not isinstance(left, Polygon) or not left.is_valid:
        raise Unfit("the land falls apart")
    return left
