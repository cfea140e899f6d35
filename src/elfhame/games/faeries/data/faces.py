"""The outlines of the tiles in every rotation as lists of squares, for whoever draws them."""

from __future__ import annotations

from typing import Final

from ....kernel.bits import members
from .components import SIDE
from .outlines import OUTLINE_SQUARES, SIZE, TURNS, facing_outline, turn_count

OUTLINES: Final = [
    [(square % SIDE, square // SIDE) for square in members(OUTLINE_SQUARES[outline])]
    for outline in range(len(SIZE))
]
"""By outline: its squares, from the corner of its frame."""


def rotations(tile: int, side: int) -> list[int]:
    """The outlines of a tile with this side up, by clockwise quarter turns that look different."""
    faces = range(side * TURNS, side * TURNS + turn_count(tile, side))
    return [facing_outline(tile, face) for face in faces]
