"""The outlines of the map as clients draw them: coast, spaces, rivers, lakes, places for signs."""

from __future__ import annotations

from functools import cache
from math import dist

from msgspec import Struct

from ..data import planar
from ..data.components import MAP, Lake, Space
from .strokes import Spot, coast, ribbons, scattered, smooth_outline


class SpaceOutline(Struct, frozen=True):
    """A space: its border, the place of its name, and what grows on it."""

    path: str
    label: Spot
    growths: tuple[Spot, ...]
    touches: tuple[str, ...]
    """Spaces that meet it in a point or across a lake, and can't be reached from it."""


class LakeOutline(Struct, frozen=True):
    """A lake: its shore and the place of its name."""

    path: str
    middle: Spot


class RiverOutline(Struct, frozen=True):
    """All pieces of rivers of one width."""

    width: float
    path: str


class Drawing(Struct, frozen=True):
    """Everything that a client needs to draw the map, in SVG's notation."""

    coast: str
    bounds: tuple[int, int, int, int]
    """Left, top, right and bottom of the land."""
    rose: Spot
    """The corner of the sea with the most room, for the compass rose."""
    spaces: dict[str, SpaceOutline]
    lakes: tuple[LakeOutline, ...]
    rivers: tuple[RiverOutline, ...]


@cache
def drawing() -> Drawing:
    """The outlines of the map; computed once."""
    return Drawing(
        coast=smooth_outline(coast()),
        bounds=_bounds(coast()),
        rose=_rose(),
        spaces={space.name: _space(space) for space in MAP.space},
        lakes=tuple(LakeOutline(smooth_outline(lake.shore), _middle(lake)) for lake in MAP.lake),
        rivers=tuple(RiverOutline(width, path) for width, path in ribbons().items()),
    )


def _space(space: Space) -> SpaceOutline:
    label, growths = scattered(space)
    return SpaceOutline(
        path=smooth_outline(space.polygon),
        label=_rounded(label),
        growths=tuple(map(_rounded, growths)),
        touches=tuple(other.name for other in MAP.space if _touches(space, other)),
    )


def _touches(space: Space, other: Space) -> bool:
    """Whether two spaces meet in a point or across a lake, without being adjacent (FAE-27R)."""
    if other is space or other.name in space.neighbours:
        return False
    here, there = set(space.polygon), set(other.polygon)
    shores = [set(lake.shore) for lake in MAP.lake]
    return bool(here & there) or any(here & shore and there & shore for shore in shores)


def _middle(lake: Lake) -> Spot:
    left, top, right, bottom = _bounds(lake.shore)
    return (left + right) / 2, (top + bottom) / 2


def _bounds(ring: planar.Ring) -> tuple[int, int, int, int]:
    across, down = zip(*ring, strict=True)
    return min(across), min(down), max(across), max(down)


def _rose() -> Spot:
    left, top, right, bottom = _bounds(coast())
    corners = [(x, y) for x in (left + 34, right - 34) for y in (top + 34, bottom - 34)]
    return max(corners, key=lambda corner: min(dist(corner, point) for point in coast()))


def _rounded(spot: Spot) -> Spot:
    return round(spot[0], 1), round(spot[1], 1)
