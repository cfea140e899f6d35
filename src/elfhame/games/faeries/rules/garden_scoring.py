"""What a garden scores: plants beside paths, doubled beside homes (FMC-71 to FMC-73R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ..data.outlines import (
    HOME_OUTLINE,
    PLANT,
    SIZE,
    corner_of,
    lower_squares,
    outline_of,
    side_of,
    spread_lower,
    spread_upper,
    upper_squares,
)
from ..state import (
    BESIDE_GARDEN,
    Realm,
    homes_of,
    is_home,
    path_squares,
    piece_lay,
    piece_seat,
    piece_which,
)


def home_squares(realm: Realm, seat: i64, part: i64) -> i64:
    """The squares under the seat's homes in one part of its garden, as a set."""
    squares: i64 = 0
    for piece in realm.laid:
        if piece_seat(piece) == seat and is_home(piece):
            square = piece_lay(piece)
            if square != BESIDE_GARDEN:
                if part:
                    squares |= lower_squares(HOME_OUTLINE, square)
                else:
                    squares |= upper_squares(HOME_OUTLINE, square)
    return squares


def is_plant(piece: i64) -> bool:
    """Whether a piece is a tile with its Plant side up."""
    return not is_home(piece) and side_of(piece_lay(piece)) == PLANT


def is_path(piece: i64) -> bool:
    """Whether a piece is a tile with its Path side up."""
    return not is_home(piece) and side_of(piece_lay(piece)) != PLANT


def plant_points(realm: Realm, piece: i64) -> i64:
    """The points of a plant: its squares if it touches a path, twice as many beside a home.

    Path tiles and homes score nothing (FMC-71 to FMC-73R).
    """
    if not is_plant(piece):
        return 0
    lay = piece_lay(piece)
    seat = piece_seat(piece)
    outline = outline_of(piece_which(piece), lay)
    upper = upper_squares(outline, corner_of(lay))
    lower = lower_squares(outline, corner_of(lay))
    near = spread_upper(upper, lower)
    below = spread_lower(upper, lower)
    if not (near & path_squares(realm, seat, 0) or below & path_squares(realm, seat, 1)):
        return 0
    if homes_of(realm, seat) and (
        near & home_squares(realm, seat, 0) or below & home_squares(realm, seat, 1)
    ):
        return 2 * SIZE[outline]
    return SIZE[outline]


def plant_size(piece: i64) -> i64:
    """The number of squares of a tile."""
    return SIZE[outline_of(piece_which(piece), piece_lay(piece))]


def garden_points(realm: Realm, seat: i64) -> i64:
    """The points of all plants in a garden."""
    points: i64 = 0
    for piece in realm.laid:
        if piece_seat(piece) == seat:
            points += plant_points(realm, piece)
    return points


def doubled_points(realm: Realm, seat: i64) -> i64:
    """The part of these points that comes from homes (FMC-72)."""
    points: i64 = 0
    for piece in realm.laid:
        if piece_seat(piece) == seat:
            scored = plant_points(realm, piece)
            if scored:
                points += scored - plant_size(piece)
    return points
