"""The cards as packed tables: the paths of every face, their edges and houses."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from .components import CARDS, COLOURS, SIDES, Path

ROTATIONS: Final = 4
"""A card turned clockwise by 0 to 3 quarters is a face, numbered card * ROTATIONS + turns."""
SIDE_COUNT: Final = 4
ENDS: Final = 8
"""A card has a path's end for each colour and side, numbered colour * SIDE_COUNT + side."""


def _sides(path: Path, turns: int) -> list[int]:
    """The sides that a path runs over on a card turned clockwise by this many quarters."""
    return sorted((SIDES.index(edge) + turns) % SIDE_COUNT for edge in path.edges)


def _faces() -> list[list[tuple[int, list[int], int]]]:
    """By face: each path's colour, sides and houses, in the data's order."""
    return [
        [
            (colour, _sides(path, turns), path.houses)
            for colour, name in enumerate(COLOURS)
            for path in card.paths(name)
        ]
        for card in CARDS
        for turns in range(ROTATIONS)
    ]


def _over_ends() -> list[int]:
    numbers = []
    for face in _faces():
        by_end = [0] * ENDS
        for number, (colour, sides, _) in enumerate(sorted(face)):
            for side in sides:
                by_end[colour * SIDE_COUNT + side] = number
        numbers += by_end
    return numbers


def _counted(count: int) -> list[int]:
    """The edges (0) or houses (1) of the paths of each face, then 0 up to ENDS of them."""
    counts = []
    for face in _faces():
        paths = [houses if count else len(sides) for _, sides, houses in sorted(face)]
        counts += paths + [0] * (ENDS - len(paths))
    return counts


def _in_order() -> list[int]:
    listed = []
    for face in _faces():
        for colour in range(len(COLOURS)):
            numbers = [sorted(face).index(path) for path in face if path[0] == colour]
            listed += numbers + [-1] * (SIDE_COUNT - len(numbers))
    return listed


PATH_COUNT: Final = vec[i64]([len(face) for face in _faces()])
"""By face: its number of paths. They are numbered from 0: the pink ones, then the yellow ones,
those of a colour by their first side."""
PINK_PATHS: Final = vec[i64]([sum(not path[0] for path in face) for face in _faces()])
"""By face: its number of pink paths."""
PATH_OVER: Final = vec[i64](_over_ends())
"""By face * ENDS + end: the number of the path that ends there."""
EDGES: Final = vec[i64](_counted(0))
"""By face * ENDS + path: the number of edges that the path runs over."""
HOUSES: Final = vec[i64](_counted(1))
"""Likewise: the number of houses on the path."""
PATHS: Final = vec[i64](_in_order())
"""By face * ENDS + colour * SIDE_COUNT + place: the paths in the data's order, then -1."""
