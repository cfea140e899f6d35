"""The finished country: raw, bent until it can be read, then put in order and given terrains."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from shapely.geometry import LineString, Polygon

from .bending import bent
from .measuring import Border, centres, readable, touching
from .order import reading_order
from .plan import PER_REGION, SPACES, Unfit
from .raw import raw_country
from .regions import check_regions
from .rivers import rivers
from .sheet import Faces
from .terrains import terrains

BENDS: Final = 8
"""How often a raw country is bent before it is given up."""


@dataclass(frozen=True)
class Country:
    """One finished map, its spaces in the map's order."""

    spaces: list[Polygon]
    centre: list[tuple[int, int]]
    border: Border
    terrain: list[int]
    lakes: list[Polygon]
    rivers: list[LineString]


def country_of(seed: int) -> Country:
    """The country that the seed gives; Unfit if it is hard to read however it is bent."""
    rng = np.random.default_rng(seed)
    raw = raw_country(rng)
    why = Unfit("it was never bent")
    for bend in range(BENDS):
        try:
            return settled(rng, bent(np.random.default_rng((seed, bend)), raw), raw.group)
        except Unfit as unfit:
            why = unfit
    raise why


def settled(rng: np.random.Generator, faces: Faces, group: list[int]) -> Country:
    """The drawn faces measured, put in order, and given terrains and rivers."""
    drawn, lakes = faces
    touched = touching(drawn)
    readable(drawn, touched)
    middle = centres(drawn)
    order = reading_order(drawn, middle, group)
    spaces, border = [drawn[i] for i in order], renumbered(touched, order)
    group = [i // PER_REGION for i in range(SPACES)]
    check_regions(group, set(border))
    return Country(
        spaces=spaces,
        centre=[middle[i] for i in order],
        border=border,
        terrain=terrains(rng, group, border),
        lakes=sorted(lakes, key=lambda lake: (lake.centroid.y // 200, lake.centroid.x)),
        rivers=rivers(spaces, border),
    )


def renumbered(border: Border, order: list[int]) -> Border:
    """The same borders, of spaces numbered by their place in that order."""
    place = {old: new for new, old in enumerate(order)}
    return {
        (min(place[a], place[b]), max(place[a], place[b])): length
        for (a, b), length in border.items()
    }
