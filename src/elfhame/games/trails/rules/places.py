"""Free places: where a card may be laid beside others (TRAIL-20), kept in ascending order."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import append, i64, pop, vec
from ..data.cells import OPPOSITE, cell_beside
from ..state import Forest, bare_place, card_beside, cell_of, free_count, mark_beside

_NEAREST: Final = vec[i64]([3, 1, 0, 2])
"""The sides by how near, in the list, the places beyond are: west and east are next to a place."""
_NO_GAP: Final = -1


def place_number(forest: Forest, cell: i64) -> i64:
    """The number, in the list, of the free place on a cell, which must be one."""
    free = forest.free
    beyond = bare_place(cell + 1)
    number: i64 = 0
    rest = free_count(forest)
    while rest > 1:
        half = rest // 2
        if free[number + half] < beyond:
            number += half
        rest -= half
    return number


def cover_place(forest: Forest, cell: i64, number: i64, index: i64) -> None:
    """A card was just laid on a free place: the places beyond its bare sides are free instead.

    The place covered stays in the list as a gap, which the first new place moves and fills.
    """
    free = forest.free
    place = free[number]
    gap = number
    for side in _NEAREST:
        if card_beside(place, side) < 0:
            beyond = cell_beside(cell, side)
            bare = bare_place(beyond)
            beside = mark_beside(index, OPPOSITE[side])
            at = _number_from(free, number, bare)
            if at < len(free) and cell_of(free[at]) == beyond:
                free[at] |= beside
            else:
                if gap == _NO_GAP:
                    gap = len(free)
                    free = append(free, place)
                _fill(free, gap, at, bare | beside)
                gap = _NO_GAP
    if gap != _NO_GAP:
        free, _covered = pop(free, gap)
    forest.free = free


def _number_from(free: vec[i64], near: i64, place: i64) -> i64:
    """The number of free places on lower cells, found by walking from a number near it."""
    number = near
    while number > 0 and free[number - 1] >= place:
        number -= 1
    count: i64 = len(free)
    while number < count and free[number] < place:
        number += 1
    return number


def _fill(free: vec[i64], gap: i64, number: i64, place: i64) -> None:
    """Insert a place before the one of this number; those between it and the gap move over."""
    while number < gap:
        moved = free[number]
        free[number] = place
        place = moved
        number += 1
    while number > gap + 1:
        number -= 1
        moved = free[number]
        free[number] = place
        place = moved
    free[gap] = place
