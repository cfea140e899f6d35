"""Laying a card: the paths it joins and completes (TRAIL-30, TRAIL-34)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import append, extend, i64, vec
from ..data.cells import OPPOSITE
from ..data.tables import SIDE_COUNT
from ..state import (
    FRESH,
    START,
    Forest,
    add_due,
    card_beside,
    close_ring,
    first_part,
    is_closed,
    join_paths,
    laid_count,
    location_beside,
    mark_complete,
    part_over,
    past_parts,
    unplaced_card,
)
from .places import cover_place, place_number


def lay(forest: Forest, cell: i64, face: i64) -> None:
    """Lay a face on a free place; the paths it completes are due their stones (TRAIL-30)."""
    number = place_number(forest, cell)
    place = forest.free[number]
    index = laid_count(forest)
    card = _add_parts(forest, face)
    location: i64 = START
    closed = False
    for side in range(SIDE_COUNT):
        other = card_beside(place, side)
        if other >= 0:
            location = location_beside(forest, other, OPPOSITE[side])
            if _meet(forest.paths, card, side, forest.laid[other]):
                closed = True
    forest.laid = append(forest.laid, card + location)
    cover_place(forest, cell, number, index)
    if closed:
        _complete(forest, card)


def _add_parts(forest: Forest, face: i64) -> i64:
    """Add the parts of a card, not joined to any others yet; return the card, still unplaced."""
    card = unplaced_card(face, len(forest.paths))
    forest.paths = extend(forest.paths, FRESH[face])
    return card


def _meet(paths: vec[i64], card: i64, side: i64, other: i64) -> bool:
    """Join the paths of both colours over the edge between two cards; whether one was closed."""
    beyond = OPPOSITE[side]
    pink = _join(paths, part_over(card, side), part_over(other, beyond))
    side += SIDE_COUNT
    beyond += SIDE_COUNT
    return _join(paths, part_over(card, side), part_over(other, beyond)) or pink


def _join(paths: vec[i64], part: i64, beyond: i64) -> bool:
    """Two open ends meet: those of two paths, or of one, which becomes a ring.

    Return whether no open end is left.
    """
    one = path_of(paths, part)
    other = path_of(paths, beyond)
    if one == other:
        close_ring(paths, other)
    else:
        join_paths(paths, one, other)
    return is_closed(paths, other)


def _complete(forest: Forest, card: i64) -> None:
    """Find the paths of a card that have no open end left."""
    paths = forest.paths
    for colour in range(2):
        for part in range(first_part(card, colour), past_parts(card, colour)):
            path = path_of(paths, part)
            if is_closed(paths, path):
                mark_complete(paths, path)
                add_due(forest, colour, path)


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
