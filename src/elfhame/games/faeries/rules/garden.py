"""Where a tile fits in a garden (FMC-31 to FMC-33, FMC-36R, FMC-37R)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import contains, has_several, how_many, nth
from ..data.outlines import (
    FACES,
    LOWER_ANCHORS,
    LOWER_EDGE,
    PART,
    PARTS,
    PATH,
    SQUARES,
    UPPER_ANCHORS,
    UPPER_EDGE,
    corner_of,
    face_of,
    face_side,
    facing_outline,
    fits,
    looks_new,
    lower_fits,
    lower_squares,
    outline_of,
    side_of,
    spread_lower,
    spread_upper,
    touching,
    upper_squares,
)
from ..state import Realm, covered_squares, path_squares

_UNTURNED: Final[i64] = 0
"""The face of a tile with its Plant side up, as it is printed."""
NO_WAYS: Final = vec[i64]([0] * (FACES * PARTS))
"""A list of ways: by face * PARTS + part the corners, to be copied and filled by ``find_ways``."""


def find_ways(realm: Realm, seat: i64, tile: i64, ways: vec[i64]) -> i64:
    """Write where the seat may lay the tile (FMC-31, FMC-37R) and return the number of ways.

    An outline fits where it covers no covered square; a path must also cover one of its ground.
    """
    upper = covered_squares(realm, seat, 0)
    lower = covered_squares(realm, seat, 1)
    ground, ground_below = path_ground(realm, seat)
    found: i64 = 0
    for face in range(FACES):
        above: i64 = 0
        below: i64 = 0
        if looks_new(tile, face):
            outline = facing_outline(tile, face)
            above, below = fits(outline, upper, lower)
            if face_side(face) == PATH:
                near, near_below = touching(outline, ground, ground_below)
                above &= near
                below &= near_below
        ways[face * PARTS] = above
        ways[face * PARTS + 1] = below
        found += how_many(above) + how_many(below)
    return found


def nth_way(ways: vec[i64], place: i64) -> i64:
    """The lay at this place of a list of ways in ascending order, counted from 0."""
    for face in range(FACES):
        for part in range(PARTS):
            corners = ways[face * PARTS + part]
            found = how_many(corners)
            if place < found:
                return face * SQUARES + part * PART + nth(corners, place)
            place -= found
    raise AssertionError("find_ways counts the ways")


def fits_twice(realm: Realm, seat: i64, tile: i64) -> bool:
    """Whether there are several ways to lay the tile."""
    found = lower_fits(facing_outline(tile, _UNTURNED), covered_squares(realm, seat, 1))
    if has_several(found):
        return True
    return find_ways(realm, seat, tile, NO_WAYS[:]) > 1


def fits_somewhere(realm: Realm, seat: i64, tile: i64) -> bool:
    """Whether the tile can be laid at all (FMC-36R)."""
    if lower_fits(facing_outline(tile, _UNTURNED), covered_squares(realm, seat, 1)):
        return True
    return find_ways(realm, seat, tile, NO_WAYS[:]) > 0


def is_on_grid(tile: i64, lay: i64) -> bool:
    """Whether the tile lies entirely on the grid, in the first rotation that looks so (FMC-37R)."""
    if not looks_new(tile, face_of(lay)):
        return False
    outline = outline_of(tile, lay)
    square = corner_of(lay)
    anchors = LOWER_ANCHORS[outline] if square >= PART else UPPER_ANCHORS[outline]
    return contains(anchors, square % PART)


def is_uncovered(realm: Realm, seat: i64, tile: i64, lay: i64) -> bool:
    """Whether all squares that the tile would lie on are uncovered (FMC-31)."""
    outline = outline_of(tile, lay)
    square = corner_of(lay)
    return not (
        upper_squares(outline, square) & covered_squares(realm, seat, 0)
        or lower_squares(outline, square) & covered_squares(realm, seat, 1)
    )


def path_ground(realm: Realm, seat: i64) -> tuple[i64, i64]:
    """Squares of which a path tile must cover one, by part: the border, or near a path (FMC-32)."""
    upper = path_squares(realm, seat, 0)
    lower = path_squares(realm, seat, 1)
    if upper | lower:
        return spread_upper(upper, lower), spread_lower(upper, lower)
    return UPPER_EDGE, LOWER_EDGE


def joins_paths(realm: Realm, seat: i64, tile: i64, lay: i64) -> bool:
    """Whether a path tile would touch the border, or later a path; plants always may (FMC-33)."""
    if side_of(lay) != PATH:
        return True
    upper, lower = path_ground(realm, seat)
    outline = outline_of(tile, lay)
    upper &= upper_squares(outline, corner_of(lay))
    lower &= lower_squares(outline, corner_of(lay))
    return upper != 0 or lower != 0
