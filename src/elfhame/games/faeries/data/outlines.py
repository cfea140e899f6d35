"""Squares of a garden as packed numbers: outlines in every rotation, sets of squares, icons."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import without
from .components import GARDEN_BOARD, GARDEN_TILES, SIDE

SQUARES: Final[i64] = 100
# A set of squares is two words: the upper five rows and the lower five rows.
PARTS: Final[i64] = 2
PART: Final[i64] = 50
PART_MASK: Final[i64] = 2**50 - 1
MOST_CELLS: Final[i64] = 5
ICON_POINTS: Final[i64] = 2
"""The points of a VP icon (FMC-35)."""

PLANT: Final[i64] = 0
PATH: Final[i64] = 1
TURNS: Final[i64] = 4
"""The rotations of a tile, by quarters."""
_TURN_BITS: Final[i64] = 2
_TURN_MASK: Final[i64] = 3
FACES: Final[i64] = 8
"""The ways a tile can face, with either side up: side * TURNS + turns."""

Squares = tuple[tuple[int, int], ...]


def _quarter(squares: Squares) -> Squares:
    """The squares turned clockwise by a quarter."""
    tallest = max(y for _, y in squares)
    turned = [(tallest - y, x) for x, y in squares]
    return tuple(sorted(turned, key=lambda at: (at[1], at[0])))


def _turns(squares: Squares) -> list[Squares]:
    """The different outlines that turning gives, unturned first."""
    turned = [squares]
    while len(turned) < TURNS and _quarter(turned[-1]) != squares:
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
            which += [outlines.index(face) for face in faces] + [0] * (TURNS - len(faces))
    return outlines, turns, which


_OUTLINES, _TURN_COUNTS, _WHICH = _all_outlines()

_TURN_COUNT: Final = vec[i64](_TURN_COUNTS)
"""By tile * 2 + side: the number of rotations that look different."""
_OUTLINE: Final = vec[i64](_WHICH)
"""By tile * FACES + face: the outline."""
HOME_OUTLINE: Final[i64] = 0
SIZE: Final = vec[i64]([len(squares) for squares in _OUTLINES])
"""By outline: the number of its squares."""
_OFFSETS: Final = [[y * SIDE + x for x, y in squares] for squares in _OUTLINES]
"""By outline: the distance of each of its squares from the frame's corner."""
OUTLINE_SQUARES: Final = vec[i64]([sum(2**offset for offset in offsets) for offsets in _OFFSETS])
"""By outline: its squares with the frame's corner on square 0, as a set."""
_DISTANCE_BITS: Final[i64] = 6
_DISTANCE_MASK: Final[i64] = 63


def _packed_distances(offsets: list[int]) -> int:
    """The distances in one number, the last one repeated until there are MOST_CELLS."""
    padded = offsets + offsets[-1:] * (MOST_CELLS - len(offsets))
    return sum(offset * 2 ** (_DISTANCE_BITS * place) for place, offset in enumerate(padded))


DISTANCES: Final = vec[i64]([_packed_distances(offsets) for offsets in _OFFSETS])
"""By outline: these distances in one number, _DISTANCE_BITS for each."""


def _anchors(squares: Squares, part: int) -> int:
    """The corners of an outline's bounding box for which it is entirely on the grid."""
    width = max(x for x, _ in squares)
    height = max(y for _, y in squares)
    corners = [y * SIDE + x for y in range(SIDE - height) for x in range(SIDE - width)]
    return sum(2 ** (corner % PART) for corner in corners if corner // PART == part)


UPPER_ANCHORS: Final = vec[i64]([_anchors(squares, 0) for squares in _OUTLINES])
LOWER_ANCHORS: Final = vec[i64]([_anchors(squares, 1) for squares in _OUTLINES])


_FIRST_ROW: Final[i64] = 0x3FF
"""The squares of either word that are in its first row."""
_LAST_ROW_FROM: Final[i64] = 40
"""The first square of the last row of either word."""
NOT_FIRST: Final[i64] = 0x3FEFFBFEFFBFE
"""The squares of either word that are not in the first column."""
NOT_LAST: Final[i64] = 0x1FF7FDFF7FDFF
"""The squares of either word that are not in the last column."""
UPPER_EDGE: Final[i64] = 0x20180601807FF
"""The squares on the border of the board (FMC-32) in the upper rows."""
LOWER_EDGE: Final[i64] = 0x3FF8060180601
"""The squares on the border of the board in the lower rows."""


def _icon_squares(kind: str, part: int) -> int:
    squares = [y * SIDE + x for x, y in GARDEN_BOARD.icons[kind]]
    return sum(2 ** (square % PART) for square in squares if square // PART == part)


def _icons(kind: str) -> vec[i64]:
    return vec[i64]([_icon_squares(kind, part) for part in range(PARTS)])


KINSHIP_ICONS: Final = _icons("kinship")
CARD_ICONS: Final = _icons("card")
POINTS_ICONS: Final = _icons("points")
"""By part of a garden: the squares with this icon (FMC-35)."""

# ---------------------------------------------------------------- how a tile lies

SIDES_FROM: Final[i64] = 400
"""A lay is how a tile lies: face * SQUARES + the square of its frame's corner. Those with the Path
side up begin here."""


def lay_of(side: i64, turns: i64, square: i64) -> i64:
    """How a tile lies, as one number."""
    return side * SIDES_FROM + turns * SQUARES + square


def side_of(lay: i64) -> i64:
    """The side that is up: PLANT or PATH."""
    return lay // SIDES_FROM


def turns_of(lay: i64) -> i64:
    """The number of clockwise quarter turns."""
    return face_turns(face_of(lay))


def corner_of(lay: i64) -> i64:
    """The square under the upper left corner of the tile's frame."""
    return lay % SQUARES


def face_of(lay: i64) -> i64:
    """How a tile that lies this way faces."""
    return lay // SQUARES


def face_side(face: i64) -> i64:
    """The side that is up: PLANT or PATH."""
    return face >> _TURN_BITS


def face_turns(face: i64) -> i64:
    """The number of clockwise quarter turns."""
    return face & _TURN_MASK


def turn_count(tile: i64, side: i64) -> i64:
    """The number of rotations of a tile that look different with this side up."""
    return _TURN_COUNT[tile * 2 + side]


def looks_new(tile: i64, face: i64) -> bool:
    """Whether no rotation before this one looks the same (FMC-37R)."""
    return face_turns(face) < turn_count(tile, face_side(face))


def facing_outline(tile: i64, face: i64) -> i64:
    """The outline of a tile that faces this way."""
    return _OUTLINE[tile * FACES + face]


def outline_of(tile: i64, lay: i64) -> i64:
    """The outline of a tile that lies this way."""
    return _OUTLINE[tile * FACES + face_of(lay)]


# ---------------------------------------------------------------- sets of squares


def spread_upper(upper: i64, lower: i64) -> i64:
    """The squares that share an edge with these: those in the upper rows."""
    return (
        ((upper >> 1) & NOT_LAST)
        | ((upper << 1) & NOT_FIRST)
        | (upper >> SIDE)
        | ((upper << SIDE) & PART_MASK)
        | ((lower & _FIRST_ROW) << _LAST_ROW_FROM)
    )


def spread_lower(upper: i64, lower: i64) -> i64:
    """The squares that share an edge with these: those in the lower rows."""
    return (
        ((lower >> 1) & NOT_LAST)
        | ((lower << 1) & NOT_FIRST)
        | (lower >> SIDE)
        | ((lower << SIDE) & PART_MASK)
        | (upper >> _LAST_ROW_FROM)
    )


def upper_squares(outline: i64, square: i64) -> i64:
    """The squares under an outline with its frame's corner here: those in the upper rows."""
    if square >= PART:
        return 0
    return (OUTLINE_SQUARES[outline] << square) & PART_MASK


def lower_squares(outline: i64, square: i64) -> i64:
    """The squares under an outline with its frame's corner here: those in the lower rows."""
    if square >= PART:
        return OUTLINE_SQUARES[outline] << (square - PART)
    return OUTLINE_SQUARES[outline] >> (PART - square)


def touching(outline: i64, upper: i64, lower: i64) -> tuple[i64, i64]:
    """The corners at which an outline would cover one of these squares, by part.

    Only for corners at which the outline lies on the grid; the sets may contain others, too.
    """
    above: i64 = 0
    below: i64 = 0
    distances = DISTANCES[outline]
    for _cell in range(MOST_CELLS):
        by = distances & _DISTANCE_MASK
        above |= (upper >> by) | (lower << (PART - by))
        below |= lower >> by
        distances >>= _DISTANCE_BITS
    return above, below


def fits(outline: i64, upper: i64, lower: i64) -> tuple[i64, i64]:
    """The corners at which an outline lies on the grid and on none of these squares, by part."""
    above, below = touching(outline, upper, lower)
    return without(UPPER_ANCHORS[outline], above), without(LOWER_ANCHORS[outline], below)


def lower_fits(outline: i64, lower: i64) -> i64:
    """The second part of what ``fits`` returns."""
    touched: i64 = 0
    distances = DISTANCES[outline]
    for _cell in range(MOST_CELLS):
        touched |= lower >> (distances & _DISTANCE_MASK)
        distances >>= _DISTANCE_BITS
    return without(LOWER_ANCHORS[outline], touched)
