"""Laying a card: where there is a free place, and which paths it joins and completes."""
# compiled

from __future__ import annotations

from ....kernel.arrays import append, i64, vec
from ..data.tables import COMPLETE, FIRST, FRESH, MANY, NODES
from ..state import CELL, FAR, SIZE, Forest, cell_at, face_of, x_of, y_of

# Sides are north, east, south, west; the one across is side ^ 2.


def place_of(forest: Forest, cell: i64) -> i64:
    """Where a cell stands among the free places, or would stand."""
    free = forest.free
    low: i64 = 0
    high = forest.edge
    while low < high:
        middle = (low + high) >> 1
        if free[middle] >> CELL < cell:
            low = middle + 1
        else:
            high = middle
    return low


def is_free(forest: Forest, cell: i64) -> bool:
    """Whether a card may be laid there: free, and beside a laid card (TRAIL-20)."""
    place = place_of(forest, cell)
    return place < forest.edge and forest.free[place] >> CELL == cell


def lay(forest: Forest, cell: i64, face: i64) -> None:
    """Put a card on a free place; the paths it completes are due their stones (TRAIL-30)."""
    place = place_of(forest, cell)
    near = forest.free[place]
    _take_place(forest, place)
    index = forest.laid_count
    forest.laid_count = index + 1
    forest.laid = append(forest.laid, face | _coordinates(forest, near))
    paths = forest.paths
    fresh = face * NODES
    for node in range(fresh, fresh + NODES):
        paths = append(paths, FRESH[node])
    forest.paths = paths
    for side in range(4):
        other = (near >> 6 * side) & 63
        if other:
            _meet(forest, index, side, other - 1)
        else:
            _open_place(forest, _beside(cell, side), (index + 1) << 6 * (side ^ 2))
    _complete(forest, index, face)


def start(forest: Forest, face: i64) -> None:
    """Lay the starting card in the middle of an empty table (TRAIL-11)."""
    forest.free[0] = cell_at(0, 0) << CELL
    forest.edge = 1
    lay(forest, cell_at(0, 0), face)


def root(paths: vec[i64], node: i64) -> i64:
    """The node that stands for a whole path over all cards."""
    parent = paths[node]
    while parent >= 0:
        node = parent
        parent = paths[node]
    return node


def _coordinates(forest: Forest, near: i64) -> i64:
    """Where a free place lies, packed as in ``laid``, told by a card beside it."""
    for side in range(4):
        other = ((near >> 6 * side) & 63) - 1
        if other >= 0:
            east: i64 = 0
            south: i64 = 0
            if side & 1:
                east = side - 2
            else:
                south = 1 - side
            return ((x_of(forest, other) + east + FAR) << 8) | (
                (y_of(forest, other) + south + FAR) << 16
            )
    return (FAR << 8) | (FAR << 16)


def _beside(cell: i64, side: i64) -> i64:
    """The cell next to a cell, round the torus."""
    if side & 1:
        column = cell & (SIZE - 1)
        return cell - column + ((column + 2 - side) & (SIZE - 1))
    return (cell + SIZE * (side - 1)) & (SIZE * SIZE - 1)


def _take_place(forest: Forest, place: i64) -> None:
    free = forest.free
    last = forest.edge - 1
    forest.edge = last
    for at in range(place, last):
        free[at] = free[at + 1]


def _open_place(forest: Forest, cell: i64, neighbour: i64) -> None:
    """Note a neighbour of a free place, which is a new one if it had none before."""
    free = forest.free
    edge = forest.edge
    place = place_of(forest, cell)
    if place < edge and free[place] >> CELL == cell:
        free[place] |= neighbour
        return
    for at in range(edge, place, -1):
        free[at] = free[at - 1]
    free[place] = (cell << CELL) | neighbour
    forest.edge = edge + 1


def _meet(forest: Forest, index: i64, side: i64, other: i64) -> None:
    """Join the paths of both colours over the edge between two cards."""
    here = face_of(forest, index) * NODES + side
    there = face_of(forest, other) * NODES + (side ^ 2)
    for colour in range(0, NODES, 4):
        _join(
            forest.paths,
            index * NODES + FIRST[here + colour],
            other * NODES + FIRST[there + colour],
        )


def _join(paths: vec[i64], one: i64, other: i64) -> None:
    """Two open ends meet: one path fewer, or a ring (-2 ends; ~(x - 2) is ~x + 2)."""
    one = root(paths, one)
    other = root(paths, other)
    if one == other:
        paths[one] += 2
    else:
        paths[other] = ~(~paths[one] + ~paths[other] - 2)
        paths[one] = other


def _complete(forest: Forest, index: i64, face: i64) -> None:
    """Note the paths of a card that have no open end left."""
    paths = forest.paths
    for node in range(NODES):
        if FIRST[face * NODES + node] == node:
            at = root(paths, index * NODES + node)
            held = ~paths[at]
            if not held & (MANY | COMPLETE):
                paths[at] = ~(held | COMPLETE)
                if node < 4:
                    forest.pink_due = (forest.pink_due << 10) | (at + 1)
                else:
                    forest.yellow_due = (forest.yellow_due << 10) | (at + 1)
