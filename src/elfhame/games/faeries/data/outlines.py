"""Squares of a garden as packed numbers: outlines in every rotation, sets of squares, icons."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT
from .components import GARDEN_BOARD, GARDEN_TILES, SIDE

TILE_COUNT: Final[i64] = 48
SQUARES: Final[i64] = 100
# A set of squares is two words: the upper five rows and the lower five rows.
PART: Final[i64] = 50
PART_MASK: Final[i64] = 2**50 - 1
MOST_CELLS: Final[i64] = 5
ICON_POINTS: Final[i64] = 2
"""The points of a VP icon (FMC-35)."""

PLANT: Final[i64] = 0
PATH: Final[i64] = 1

NO_ICON: Final[i64] = 0
KINSHIP_ICON: Final[i64] = 1
CARD_ICON: Final[i64] = 2
POINTS_ICON: Final[i64] = 3

LOW: Final = vec[i64]([2**n - 1 for n in range(62)])
"""The set of all numbers below n."""

Squares = tuple[tuple[int, int], ...]


def _quarter(squares: Squares) -> Squares:
    """The squares turned clockwise by a quarter."""
    tallest = max(y for _, y in squares)
    turned = [(tallest - y, x) for x, y in squares]
    return tuple(sorted(turned, key=lambda at: (at[1], at[0])))


def _turns(squares: Squares) -> list[Squares]:
    """The different outlines that turning gives, unturned first."""
    turned = [squares]
    while len(turned) < 4 and _quarter(turned[-1]) != squares:
        turned.append(_quarter(turned[-1]))
    return turned


def _all_outlines() -> tuple[list[Squares], list[int], list[int]]:
    outlines: list[Squares] = [tuple(GARDEN_BOARD.home)]
    turns: list[int] = []
    which: list[int] = []
    for tile in GARDEN_TILES:
        for side in (tile.plant, tile.path):
            faces = _turns(tuple(side))
            turns.append(len(faces))
            for face in faces:
                if face not in outlines:
                    outlines.append(face)
            which += [outlines.index(face) for face in faces] + [0] * (4 - len(faces))
    return outlines, turns, which


_OUTLINES, _TURN_COUNTS, _WHICH = _all_outlines()

TURN_COUNT: Final = vec[i64](_TURN_COUNTS)
"""By tile * 2 + side: the number of rotations that look different."""
OUTLINE: Final = vec[i64](_WHICH)
"""By (tile * 2 + side) * 4 + turns: the outline."""
HOME_OUTLINE: Final[i64] = 0
SIZE: Final = vec[i64]([len(squares) for squares in _OUTLINES])
"""By outline: the number of its squares."""
CELLS: Final = vec[i64](
    [
        offset
        for squares in _OUTLINES
        for offset in [*(y * SIDE + x for x, y in squares), *[0] * (MOST_CELLS - len(squares))]
    ]
)
"""By outline * MOST_CELLS + place: the distance of the square from the frame's corner."""


def _anchors(squares: Squares, part: int) -> int:
    """Where the corner of an outline's frame may lie so that it is wholly on the grid."""
    width = max(x for x, _ in squares)
    height = max(y for _, y in squares)
    corners = [y * SIDE + x for y in range(SIDE - height) for x in range(SIDE - width)]
    return sum(2 ** (corner % PART) for corner in corners if corner // PART == part)


UPPER_ANCHORS: Final = vec[i64]([_anchors(squares, 0) for squares in _OUTLINES])
LOWER_ANCHORS: Final = vec[i64]([_anchors(squares, 1) for squares in _OUTLINES])


NOT_FIRST: Final[i64] = 0x3FEFFBFEFFBFE
"""The squares of either word that are not in the first column."""
NOT_LAST: Final[i64] = 0x1FF7FDFF7FDFF
"""The squares of either word that are not in the last column."""
UPPER_EDGE: Final[i64] = 0x20180601807FF
"""The squares on the border of the board (FMC-32) in the upper rows."""
LOWER_EDGE: Final[i64] = 0x3FF8060180601
"""The squares on the border of the board in the lower rows."""


def _icon_at(square: int) -> int:
    at = (square % SIDE, square // SIDE)
    kinds = ("kinship", "card", "points")
    return next((n for n, kind in enumerate(kinds, 1) if at in GARDEN_BOARD.icons[kind]), 0)


ICON: Final = vec[i64]([_icon_at(square) for square in range(SQUARES)])
"""By square: its icon."""

# ---------------------------------------------------------------- how a tile lies

SIDES_FROM: Final[i64] = 400
"""A lay is how a tile lies: side * 400 + turns * 100 + the square of its frame's corner."""


def lay_of(side: i64, turns: i64, square: i64) -> i64:
    """How a tile lies, as one number."""
    return side * SIDES_FROM + turns * SQUARES + square


def side_of(lay: i64) -> i64:
    """The side that is up: PLANT or PATH."""
    return lay // SIDES_FROM


def turns_of(lay: i64) -> i64:
    """The number of clockwise quarter turns."""
    return lay // SQUARES % 4


def corner_of(lay: i64) -> i64:
    """The square under the upper left corner of the tile's frame."""
    return lay % SQUARES


def outline_of(tile: i64, lay: i64) -> i64:
    """The outline of a tile that lies this way."""
    return OUTLINE[tile * 8 + lay // SQUARES]


# ---------------------------------------------------------------- sets of squares


def spread_upper(upper: i64, lower: i64) -> i64:
    """The squares that share an edge with these: those in the upper rows."""
    return (
        ((upper >> 1) & NOT_LAST)
        | ((upper << 1) & NOT_FIRST)
        | (upper >> 10)
        | ((upper << 10) & PART_MASK)
        | ((lower & 1023) << 40)
    )


def spread_lower(upper: i64, lower: i64) -> i64:
    """The squares that share an edge with these: those in the lower rows."""
    return (
        ((lower >> 1) & NOT_LAST)
        | ((lower << 1) & NOT_FIRST)
        | (lower >> 10)
        | ((lower << 10) & PART_MASK)
        | (upper >> 40)
    )


def upper_squares(outline: i64, square: i64) -> i64:
    """The squares under an outline with its frame's corner here: those in the upper rows."""
    covered: i64 = 0
    first = outline * MOST_CELLS
    for place in range(first, first + SIZE[outline]):
        at = square + CELLS[place]
        if at < PART:
            covered |= BIT[at]
    return covered


def lower_squares(outline: i64, square: i64) -> i64:
    """The squares under an outline with its frame's corner here: those in the lower rows."""
    covered: i64 = 0
    first = outline * MOST_CELLS
    for place in range(first, first + SIZE[outline]):
        at = square + CELLS[place]
        if at >= PART:
            covered |= BIT[at - PART]
    return covered


def upper_fits(outline: i64, free: i64, below: i64) -> i64:
    """The corners in the upper rows at which an outline lies on free squares only."""
    fits = UPPER_ANCHORS[outline]
    first = outline * MOST_CELLS
    for place in range(first, first + SIZE[outline]):
        by = CELLS[place]
        fits &= (free >> by) | ((below & LOW[by]) << (PART - by))
    return fits


def lower_fits(outline: i64, below: i64) -> i64:
    """The corners in the lower rows at which an outline lies on free squares only."""
    fits = LOWER_ANCHORS[outline]
    first = outline * MOST_CELLS
    for place in range(first, first + SIZE[outline]):
        fits &= below >> CELLS[place]
    return fits
