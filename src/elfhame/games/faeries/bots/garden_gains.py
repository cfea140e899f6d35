"""What laying tiles and placing homes gains a seat at a glance, in hundredths of a point."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ....kernel.bits import how_many
from ..data.outlines import (
    CARD_ICONS,
    HOME_OUTLINE,
    KINSHIP_ICONS,
    LOWER_EDGE,
    PATH,
    POINTS_ICONS,
    SIZE,
    UPPER_EDGE,
    corner_of,
    lower_squares,
    outline_of,
    side_of,
    spread_lower,
    spread_upper,
    upper_squares,
)
from ..rules.garden_scoring import home_squares, is_path, is_plant, plant_points, plant_size
from ..rules.lay import icon_count
from ..state import (
    Realm,
    covered_squares,
    free_squares,
    path_squares,
    piece_lay,
    piece_seat,
    piece_which,
)
from .gains import CARD_GAIN, POINT

TOKEN_GAIN: Final[i64] = 140
"""The value of a token that can go anywhere."""
UNJOINED: Final[i64] = 12
"""The value of a square of a plant that no path touches yet."""
WAYSIDE_GAIN: Final[i64] = 35
"""The value of a free square beside a path."""
FIRST_PATH: Final[i64] = 330
"""The value of the first path tile."""


def lay_gain(realm: Realm, seat: i64, tile: i64, lay: i64) -> i64:
    """What laying a tile this way gains."""
    outline = outline_of(tile, lay)
    square = corner_of(lay)
    upper = upper_squares(outline, square)
    lower = lower_squares(outline, square)
    near = spread_upper(upper, lower)
    below = spread_lower(upper, lower)
    gain = icon_gain(outline, square) + _snugness(realm, seat, upper, lower, near, below)
    if side_of(lay) == PATH:
        return gain + _path_gain(realm, seat, near, below)
    if not is_joined(realm, seat, near, below):
        return gain + SIZE[outline] * POINT * UNJOINED // 100
    gain -= WAYSIDE_GAIN * wayside(realm, seat, upper, lower)
    return gain + bloom_gain(realm, seat, outline, near, below)


def is_joined(realm: Realm, seat: i64, near: i64, below: i64) -> bool:
    """Whether one of these squares is a path of the seat."""
    return bool(near & path_squares(realm, seat, 0) or below & path_squares(realm, seat, 1))


def is_doubled(realm: Realm, seat: i64, near: i64, below: i64) -> bool:
    """Whether one of these squares is a home of the seat."""
    return bool(near & home_squares(realm, seat, 0) or below & home_squares(realm, seat, 1))


def bloom_gain(realm: Realm, seat: i64, outline: i64, near: i64, below: i64) -> i64:
    """What plants of this outline gain beside a path."""
    if is_doubled(realm, seat, near, below):
        return 2 * SIZE[outline] * POINT
    return SIZE[outline] * POINT


def wayside(realm: Realm, seat: i64, upper: i64, lower: i64) -> i64:
    """The number of these squares beside a path: room that other tiles lose."""
    paths = path_squares(realm, seat, 0)
    below = path_squares(realm, seat, 1)
    return how_many(upper & spread_upper(paths, below)) + how_many(
        lower & spread_lower(paths, below)
    )


def icon_gain(outline: i64, square: i64) -> i64:
    """What the icons gain that a piece covers."""
    upper = upper_squares(outline, square)
    lower = lower_squares(outline, square)
    return (
        icon_count(POINTS_ICONS, upper, lower) * 2 * POINT
        + icon_count(KINSHIP_ICONS, upper, lower) * TOKEN_GAIN
        + icon_count(CARD_ICONS, upper, lower) * CARD_GAIN
    )


def _snugness(realm: Realm, seat: i64, upper: i64, lower: i64, near: i64, below: i64) -> i64:
    """What lying close to other pieces and the border gains: more room is left."""
    beside = how_many(near & covered_squares(realm, seat, 0))
    beside += how_many(below & covered_squares(realm, seat, 1))
    edge = how_many(upper & UPPER_EDGE) + how_many(lower & LOWER_EDGE)
    return (beside + edge) * 9


def _path_gain(realm: Realm, seat: i64, near: i64, below: i64) -> i64:
    """What a path gains: it joins plants beside it, and makes room for others."""
    gain: i64 = 0
    paths: i64 = 0
    plants: i64 = 0
    for piece in realm.laid:
        if piece_seat(piece) == seat and is_path(piece):
            paths += 1
        elif piece_seat(piece) == seat and is_plant(piece):
            plants += 1
            gain += joined_gain(realm, piece, near, below)
    free = how_many(near & free_squares(realm, seat, 0))
    free += how_many(below & free_squares(realm, seat, 1))
    used = how_many(near & path_squares(realm, seat, 0))
    used += how_many(below & path_squares(realm, seat, 1))
    wanted = FIRST_PATH
    if paths:
        wanted = max(0, 260 - 90 * (2 * paths - plants))
    return gain + wanted + (free - used) * WAYSIDE_GAIN


def joined_gain(realm: Realm, piece: i64, near: i64, below: i64) -> i64:
    """What a piece gains from a path beside these squares: plants begin to bloom."""
    if is_plant(piece) and not plant_points(realm, piece) and _touches(piece, near, below):
        return plant_size(piece) * (POINT - UNJOINED)
    return 0


def doubled_gain(realm: Realm, piece: i64, near: i64, below: i64) -> i64:
    """What a piece gains from a home beside these squares: plants count double."""
    if not is_plant(piece) or not _touches(piece, near, below):
        return 0
    worth = POINT
    if not plant_points(realm, piece):
        worth = POINT // 3
    return plant_size(piece) * worth


def _touches(piece: i64, near: i64, below: i64) -> bool:
    outline = outline_of(piece_which(piece), piece_lay(piece))
    square = corner_of(piece_lay(piece))
    return upper_squares(outline, square) & near != 0 or lower_squares(outline, square) & below != 0


def home_gain(realm: Realm, seat: i64, square: i64) -> i64:
    """What placing a home here gains: plants beside it count double."""
    upper = upper_squares(HOME_OUTLINE, square)
    lower = lower_squares(HOME_OUTLINE, square)
    near = spread_upper(upper, lower)
    below = spread_lower(upper, lower)
    gain: i64 = -icon_gain(HOME_OUTLINE, square) // 3
    for piece in realm.laid:
        if piece_seat(piece) == seat:
            gain += doubled_gain(realm, piece, near, below)
    free = how_many(near & free_squares(realm, seat, 0))
    free += how_many(below & free_squares(realm, seat, 1))
    return gain + 30 * free
