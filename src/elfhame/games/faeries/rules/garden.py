"""Where a tile fits in a garden (FMC-31 to FMC-33, FMC-36R, FMC-37R)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import contains
from ..data.bits import how_many, nth
from ..data.outlines import (
    CELLS,
    LOW,
    LOWER_ANCHORS,
    LOWER_EDGE,
    MOST_CELLS,
    OUTLINE,
    PART,
    PATH,
    SIZE,
    SQUARES,
    TURN_COUNT,
    UPPER_ANCHORS,
    UPPER_EDGE,
    corner_of,
    lower_fits,
    lower_squares,
    outline_of,
    side_of,
    spread_lower,
    spread_upper,
    turns_of,
    upper_fits,
    upper_squares,
)
from ..state import Realm, covered_squares, free_squares, path_squares

WAYS: Final[i64] = 16
"""The length of a list of ways: by side * 8 + turns * 2 + part, a set of corners."""
NO_WAYS: Final = vec[i64]([0] * WAYS)
"""To be copied and filled."""


def find_ways(realm: Realm, seat: i64, tile: i64, ways: vec[i64]) -> i64:
    """Write where the seat may lay the tile (FMC-31, FMC-37R) and return the number of ways.

    An outline fits where each of its squares is free; a path must also cover one of its ground.
    """
    free = free_squares(realm, seat, 0)
    below = free_squares(realm, seat, 1)
    near = path_ground(realm, seat, 0)
    near_below = path_ground(realm, seat, 1)
    found: i64 = 0
    for at in range(8):
        face = tile * 2 + at // 4
        if at % 4 >= TURN_COUNT[face]:
            ways[at * 2] = 0
            ways[at * 2 + 1] = 0
            continue
        outline = OUTLINE[face * 4 + at % 4]
        upper = UPPER_ANCHORS[outline]
        lower = LOWER_ANCHORS[outline]
        touches: i64 = 0
        touches_below: i64 = 0
        first = outline * MOST_CELLS
        for place in range(first, first + SIZE[outline]):
            by = CELLS[place]
            low = LOW[by]
            upper &= (free >> by) | ((below & low) << (PART - by))
            lower &= below >> by
            if at >= 4:
                touches |= (near >> by) | ((near_below & low) << (PART - by))
                touches_below |= near_below >> by
        if at >= 4:
            upper &= touches
            lower &= touches_below
        ways[at * 2] = upper
        ways[at * 2 + 1] = lower
        found += how_many(upper) + how_many(lower)
    return found


def nth_way(ways: vec[i64], place: i64) -> i64:
    """The lay at this place of a list of ways in ascending order, counted from 0."""
    for at in range(WAYS):
        found = how_many(ways[at])
        if place < found:
            return at // 2 * SQUARES + at % 2 * PART + nth(ways[at], place)
        place -= found
    raise AssertionError("find_ways counts the ways")


def fits_twice(realm: Realm, seat: i64, tile: i64) -> bool:
    """Whether there are several ways to lay the tile."""
    corners = lower_fits(OUTLINE[tile * 8], free_squares(realm, seat, 1))
    if corners & (corners - 1):
        return True
    return find_ways(realm, seat, tile, NO_WAYS[:]) > 1


def fits_somewhere(realm: Realm, seat: i64, tile: i64) -> bool:
    """Whether the tile can be laid at all (FMC-36R)."""
    outline = OUTLINE[tile * 8]
    below = free_squares(realm, seat, 1)
    if lower_fits(outline, below):
        return True
    if upper_fits(outline, free_squares(realm, seat, 0), below):
        return True
    return find_ways(realm, seat, tile, NO_WAYS[:]) > 0


def is_on_grid(tile: i64, lay: i64) -> bool:
    """Whether the tile would lie wholly on the grid, by the first turn that looks so (FMC-37R)."""
    if turns_of(lay) >= TURN_COUNT[tile * 2 + side_of(lay)]:
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


def path_ground(realm: Realm, seat: i64, part: i64) -> i64:
    """Squares of which a path tile must cover one: the border, or beside a path (FMC-32)."""
    upper = path_squares(realm, seat, 0)
    lower = path_squares(realm, seat, 1)
    if upper | lower:
        return spread_lower(upper, lower) if part else spread_upper(upper, lower)
    return LOWER_EDGE if part else UPPER_EDGE


def joins_paths(realm: Realm, seat: i64, tile: i64, lay: i64) -> bool:
    """Whether a path tile would touch the border, or later a path; plants always may (FMC-33)."""
    if side_of(lay) != PATH:
        return True
    outline = outline_of(tile, lay)
    upper = upper_squares(outline, corner_of(lay)) & path_ground(realm, seat, 0)
    lower = lower_squares(outline, corner_of(lay)) & path_ground(realm, seat, 1)
    return upper != 0 or lower != 0
