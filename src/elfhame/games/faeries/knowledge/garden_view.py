"""Builds the view of a garden: its pieces, the points they would score, and the icons left."""

from __future__ import annotations

from typing import Final

from ....kernel.bits import contains
from ....kernel.cache import BoundedCache
from ..data.components import FOLKS, GARDEN_BOARD
from ..data.outlines import (
    HOME_OUTLINE,
    OUTLINE_SQUARES,
    PART,
    corner_of,
    outline_of,
    side_of,
    turns_of,
)
from ..rules.garden_scoring import doubled_points, plant_points, plant_size
from ..state import (
    BESIDE_GARDEN,
    Realm,
    home_folk,
    is_home,
    piece_lay,
    piece_seat,
    piece_which,
)
from .names import SIDES, position
from .view_types import GardenView, LaidTile, PlacedHome

ICON_MARKS: Final = {"kinship": "k", "card": "c", "points": "v"}
COVERED: Final = "p#h"
"""The marks of squares under a plant, a path or a home."""
MOST_GARDENS: Final = 4096
"""The number of gardens that are kept."""


def garden_of(realm: Realm, seat: int) -> GardenView:
    """The garden of a seat, built once for all observers of the same pieces."""
    pieces = tuple(piece for piece in realm.laid if piece_seat(piece) == seat)
    known = _GARDENS.get(pieces)
    return _GARDENS.keep(pieces, _build(realm, pieces)) if known is None else known


def _build(realm: Realm, pieces: tuple[int, ...]) -> GardenView:
    squares = _squares(pieces)
    return GardenView(
        tiles=tuple(_tile(realm, piece) for piece in pieces if not is_home(piece)),
        homes=tuple(_home(piece) for piece in pieces if is_home(piece)),
        squares=squares,
        plants=sum(plant_size(piece) for piece in pieces if plant_points(realm, piece)),
        doubled=doubled_points(realm, piece_seat(pieces[0])) if pieces else 0,
        free=sum(square not in COVERED for row in squares for square in row),
    )


_GARDENS: Final[BoundedCache[tuple[int, ...], GardenView]] = BoundedCache(MOST_GARDENS)


def squares_under(piece: int) -> list[int]:
    """The squares that a piece lies on."""
    lay = piece_lay(piece)
    if lay == BESIDE_GARDEN:
        return []
    outline = HOME_OUTLINE if is_home(piece) else outline_of(piece_which(piece), lay)
    under = OUTLINE_SQUARES[outline]
    return [corner_of(lay) + distance for distance in range(PART) if contains(under, distance)]


def _tile(realm: Realm, piece: int) -> LaidTile:
    lay = piece_lay(piece)
    x, y = position(corner_of(lay))
    points = plant_points(realm, piece)
    return LaidTile(piece_which(piece), SIDES[side_of(lay)], turns_of(lay), x, y, points)


def _home(piece: int) -> PlacedHome:
    folk, square = FOLKS[home_folk(piece)], piece_lay(piece)
    if square == BESIDE_GARDEN:
        return PlacedHome(folk, None, None)
    return PlacedHome(folk, *position(square))


def _squares(pieces: tuple[int, ...]) -> tuple[str, ...]:
    side = GARDEN_BOARD.side
    marks = ["."] * (side * side)
    for kind, squares in GARDEN_BOARD.icons.items():
        for x, y in squares:
            marks[y * side + x] = ICON_MARKS[kind]
    for piece in pieces:
        mark = COVERED[2 if is_home(piece) else side_of(piece_lay(piece))]
        for square in squares_under(piece):
            marks[square] = mark
    rows = range(0, len(marks), side)
    return tuple("".join(marks[row : row + side]) for row in rows)
