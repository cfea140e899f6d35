"""Free places: where a card may be laid beside others (TRAIL-20), kept in ascending order."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ..data.cells import OPPOSITE, cell_beside
from ..state import Forest, bare_place, cell_of, mark_beside


def place_at(forest: Forest, cell: i64) -> i64:
    """The free place on a cell, which must be one."""
    return forest.free[_number_of(forest, bare_place(cell))]


def take_place(forest: Forest, cell: i64) -> i64:
    """Remove the free place on a cell from the list, and return it."""
    free = forest.free
    number = _number_of(forest, bare_place(cell))
    place = free[number]
    last = forest.free_count - 1
    forest.free_count = last
    for later in range(number, last):
        free[later] = free[later + 1]
    return place


def open_place(forest: Forest, cell: i64, side: i64, index: i64) -> None:
    """The place beyond a side of a card just laid is free, as it may have been before."""
    beyond = cell_beside(cell, side)
    place = bare_place(beyond)
    beside = mark_beside(index, OPPOSITE[side])
    free = forest.free
    count = forest.free_count
    number = _number_of(forest, place)
    if number < count and cell_of(free[number]) == beyond:
        free[number] |= beside
        return
    for later in range(count, number, -1):
        free[later] = free[later - 1]
    free[number] = place | beside
    forest.free_count = count + 1


def _number_of(forest: Forest, place: i64) -> i64:
    """The number of free places on lower cells: where this bare place is, or would be."""
    free = forest.free
    low: i64 = 0
    high = forest.free_count
    while low < high:
        middle = (low + high) >> 1
        if free[middle] < place:
            low = middle + 1
        else:
            high = middle
    return low
