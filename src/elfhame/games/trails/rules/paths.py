"""Laying a card: the paths it joins and completes (TRAIL-30, TRAIL-34)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import append, i64, vec
from ..data.cells import OPPOSITE
from ..data.tables import FIRST, NODES, SIDE_COUNT
from ..state import (
    FRESH,
    START,
    Forest,
    add_due,
    card_beside,
    close_ring,
    face_of,
    is_closed,
    join_paths,
    location_beside,
    mark_complete,
    path_from,
)
from .places import open_place, take_place


def lay(forest: Forest, cell: i64, face: i64) -> None:
    """Lay a face on a free place; the paths it completes are due their stones (TRAIL-30)."""
    place = take_place(forest, cell)
    index = forest.laid_count
    location: i64 = START
    _add_paths(forest, face)
    for side in range(SIDE_COUNT):
        other = card_beside(place, side)
        if other >= 0:
            _meet(forest, index, face, side, other)
            location = location_beside(forest, other, OPPOSITE[side])
        else:
            open_place(forest, cell, side, index)
    forest.laid = append(forest.laid, face + location)
    forest.laid_count = index + 1
    _complete(forest, index, face)


def _add_paths(forest: Forest, face: i64) -> None:
    """Add the paths of a card, before they join any others."""
    paths = forest.paths
    fresh = face * NODES
    for node in range(fresh, fresh + NODES):
        paths = append(paths, FRESH[node])
    forest.paths = paths


def _meet(forest: Forest, index: i64, face: i64, side: i64, other: i64) -> None:
    """Join the paths of both colours over the edge between a new card and another."""
    paths = forest.paths
    here = face * NODES + side
    there = face_of(forest, other) * NODES + OPPOSITE[side]
    for colour in range(0, NODES, SIDE_COUNT):
        _join(paths, index * NODES + FIRST[here + colour], other * NODES + FIRST[there + colour])


def _join(paths: vec[i64], one: i64, other: i64) -> None:
    """Two open ends meet: those of two paths, or of one, which becomes a ring."""
    one = path_from(paths, one)
    other = path_from(paths, other)
    if one == other:
        close_ring(paths, one)
    else:
        join_paths(paths, one, other)


def _complete(forest: Forest, index: i64, face: i64) -> None:
    """Find the paths of a card that have no open end left."""
    paths = forest.paths
    first = face * NODES
    here = index * NODES
    for node in range(NODES):
        if FIRST[first + node] == node:
            path = path_from(paths, here + node)
            if is_closed(paths, path):
                mark_complete(paths, path)
                add_due(forest, node // SIDE_COUNT, path)
