"""The paths over all laid cards: a tree of parts for each, and a tally of what is on it."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ..data.tables import EDGES, ENDS, HOUSES, PATH_COUNT
from ..state import Forest, first_part

# The parts of a path form a tree. A part holds the number of its parent; the root, which stands
# for the whole path, holds the complement of the path's tally. A tally is one number: open ends,
# houses, stones, and whether the path is complete; so joining two paths is one addition.
_HOUSES_FROM: Final = 10
_STONES_FROM: Final = 20
_COMPLETE: Final = 1 << 30


def _fresh(face: int) -> vec[i64]:
    """A card's parts before they join others."""
    paths = range(face * ENDS, face * ENDS + PATH_COUNT[face])
    return vec[i64]([~(EDGES[path] + (HOUSES[path] << _HOUSES_FROM)) for path in paths])


FRESH: Final = vec[vec[i64]]([_fresh(face) for face in range(len(PATH_COUNT))])
"""By face: the parts of a card just laid, before they join others."""


def path_of(paths: vec[i64], part: i64) -> i64:
    """The path that a part belongs to, named by its root."""
    parent = paths[part]
    while parent >= 0:
        part = parent
        parent = paths[part]
    return part


def path_through(forest: Forest, index: i64, number: i64) -> i64:
    """The path that runs over a laid card as the card's path of this number."""
    return path_of(forest.paths, first_part(forest.laid[index], 0) + number)


def tally_of(forest: Forest, path: i64) -> i64:
    """The tally of a path; below 0 for a part that isn't a root."""
    return ~forest.paths[path]


def ends_in(tally: i64) -> i64:
    """The number of open ends in a tally."""
    return tally & 1023


def houses_in(tally: i64) -> i64:
    """The number of houses in a tally."""
    return (tally >> _HOUSES_FROM) & 1023


def stones_in(tally: i64) -> i64:
    """The number of stones in a tally."""
    return (tally >> _STONES_FROM) & 1023


def is_closed(paths: vec[i64], path: i64) -> bool:
    """Whether a path has no open end, and hasn't been marked as complete yet."""
    return not ~paths[path] & (_COMPLETE | 1023)


def is_complete(tally: i64) -> bool:
    """Whether a path has been marked as complete (TRAIL-30)."""
    return tally >= _COMPLETE


def close_ring(paths: vec[i64], path: i64) -> None:
    """Two open ends of the same path have met. (Adding 2 to a complement takes 2 away.)"""
    paths[path] += 2


def join_paths(paths: vec[i64], one: i64, other: i64) -> None:
    """An open end of each path has met the other's: the first becomes part of the second."""
    paths[other] = ~(~paths[one] + ~paths[other] - 2)
    paths[one] = other


def mark_complete(paths: vec[i64], path: i64) -> None:
    """Mark a path as complete, which it remains (TRAIL-37R)."""
    paths[path] -= _COMPLETE


def put_stones(forest: Forest, path: i64, count: i64) -> None:
    """Put stones on houses of a path."""
    forest.paths[path] -= count << _STONES_FROM
