"""Places on the table as numbers: cells of a torus, and the four sides of each."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec

TORUS: Final = 64
"""The width and height of the torus: 59 connected cards cannot reach around it."""
OPPOSITE: Final = vec[i64]([2, 3, 0, 1])
"""By side: the side across from it."""
_LAST: Final = TORUS - 1
_MIDDLE: Final = TORUS // 2


def cell_at(x: i64, y: i64) -> i64:
    """The cell x places east and y places south of the start, which lies in the middle."""
    return ((y + _MIDDLE) & _LAST) * TORUS + ((x + _MIDDLE) & _LAST)


def cell_x(cell: i64) -> i64:
    """The distance east of the start, from -32 to 31."""
    return cell % TORUS - _MIDDLE


def cell_y(cell: i64) -> i64:
    """The distance south of the start, from -32 to 31."""
    return cell // TORUS - _MIDDLE


def cell_beside(cell: i64, side: i64) -> i64:
    """The cell next to a cell on its north, east, south or west side (0 to 3)."""
    if side & 1:
        column = cell & _LAST
        return cell - column + ((column + 2 - side) & _LAST)
    return (cell + TORUS * (side - 1)) & (TORUS * TORUS - 1)
