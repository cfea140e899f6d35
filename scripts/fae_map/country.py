"""The finished country: the raw one warped until it is readable, numbered and given terrains."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
from shapely.geometry import LineString, Polygon

from .measurements import Border, borders_of, centres, check_readable
from .order import reading_order
from .plan import PER_REGION, SPACES, Unfit
from .raw import raw_country
from .regions import check_regions
from .rivers import rivers
from .shape import warped
from .sheet import Faces
from .terrains import terrains

WARPS: Final = 8
"""How many warps of a raw country are tried before giving up on the seed."""


@dataclass(frozen=True)
class Country:
    """One finished map, with its spaces in the map's order."""

    spaces: list[Polygon]
    centre: list[tuple[int, int]]
    border: Border
    terrain: list[int]
    lakes: list[Polygon]
    rivers: list[LineString]


def country_of(seed: int) -> Country:
    """The country of this seed; raises Unfit if no warp of it is readable."""
    rng = np.random.default_rng(seed)
    raw = raw_country(rng)
    why = Unfit("no warp was tried")
    for attempt in range(WARPS):
        try:
            return country_from(rng, warped(np.random.default_rng((seed, attempt)), raw), raw.group)
        except Unfit as unfit:
            why = unfit
    raise why


def country_from(rng: np.random.Generator, faces: Faces, group: list[int]) -> Country:
    """The country with these faces: checked, numbered, and given terrains and rivers."""
    drawn, lakes = faces
    touched = borders_of(drawn)
    check_readable(drawn, touched)
    middle = centres(drawn)
    order = reading_order(drawn, middle, group)
    spaces, border = [drawn[i] for i in order], renumber(touched, order)
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


def renumber(border: Border, order: list[int]) -> Border:
    """The same borders, with spaces renumbered by their place in the order."""
    place = {old: new for new, old in enumerate(order)}
    return {
        (min(place[a], place[b]), max(place[a], place[b])): length
        for (a, b), length in border.items()
    }
