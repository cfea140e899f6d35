"""The raw country: a coast, cells with straight borders, and the borders to turn into water."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from shapely.geometry import Polygon

from .borders import Lines, borders
from .cells import relaxed_cells
from .coast import coast
from .firths import firths
from .lakes import FEWEST_LAKES, Lake, lakes
from .plan import Edge, Unfit
from .regions import regions


@dataclass(frozen=True)
class Raw:
    """A country before it is warped."""

    land: Polygon
    faces: list[Polygon]
    lines: Lines
    group: list[int]
    lakes: list[Lake]
    firths: list[Edge]


def raw_country(rng: np.random.Generator) -> Raw:
    land = coast(rng)
    faces = relaxed_cells(rng, land)
    lines = borders(faces)
    group = regions(rng, faces, set(lines))
    wet = lakes(lines, group, land)
    if len(wet) < FEWEST_LAKES:
        raise Unfit("too few lakes")
    return Raw(land, faces, lines, group, wet, firths(lines, group, land, wet))
