"""The outlines of the tiles in every rotation as lists of squares, for whoever draws them."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ....kernel.bits import members
from .components import GARDEN_TILES, SIDE
from .outlines import OUTLINE_SQUARES, PATH, PLANT, SIZE, TURNS, facing_outline, turn_count


class Rotations(Struct, frozen=True):
    """By side of a tile: the number of its rotations that look different."""

    plant: int
    path: int


class Faces(Struct, frozen=True):
    """By side of a tile: its outline in each of these rotations, turned clockwise by quarters."""

    plant: tuple[int, ...]
    path: tuple[int, ...]


OUTLINES: Final = [
    [(square % SIDE, square // SIDE) for square in members(OUTLINE_SQUARES[outline])]
    for outline in range(len(SIZE))
]
"""By outline: its squares, from the corner of its frame."""


def _faces(tile: int, side: int) -> tuple[int, ...]:
    faces = range(side * TURNS, side * TURNS + turn_count(tile, side))
    return tuple(facing_outline(tile, face) for face in faces)


TILE_FACES: Final = [
    Faces(_faces(tile.number, PLANT), _faces(tile.number, PATH)) for tile in GARDEN_TILES
]
TILE_ROTATIONS: Final = [Rotations(len(faces.plant), len(faces.path)) for faces in TILE_FACES]
