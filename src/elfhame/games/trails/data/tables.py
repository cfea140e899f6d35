"""The cards as packed tables: the paths of every face, their edges and houses."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from .components import CARDS, COLOURS, SIDES, Path

ROTATIONS: Final = 4
"""A card turned clockwise by 0 to 3 quarters is a face, numbered card * ROTATIONS + turns."""
SIDE_COUNT: Final = 4
NODES: Final = 8
"""A card has a node for each colour and side, colour * SIDE_COUNT + side; the first node of a path
stands for the path."""


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


def _first_nodes() -> list[int]:
    nodes = []
    for face in _faces():
        first = [0] * NODES
        for colour, sides, _ in face:
            for side in sides:
                first[colour * SIDE_COUNT + side] = colour * SIDE_COUNT + sides[0]
        nodes += first
    return nodes


def _at_first_nodes(count: int) -> list[int]:
    """The edges (0) or houses (1) of each path at its first node, and 0 at all other nodes."""
    numbers = []
    for face in _faces():
        by_node = [0] * NODES
        for colour, sides, houses in face:
            by_node[colour * SIDE_COUNT + sides[0]] = houses if count else len(sides)
        numbers += by_node
    return numbers


def _in_order() -> list[int]:
    listed = []
    for face in _faces():
        for colour in range(len(COLOURS)):
            nodes = [colour * SIDE_COUNT + sides[0] for at, sides, _ in face if at == colour]
            listed += nodes + [-1] * (SIDE_COUNT - len(nodes))
    return listed


FIRST: Final = vec[i64](_first_nodes())
"""By face * NODES + node: the first node of its path."""
EDGES: Final = vec[i64](_at_first_nodes(0))
"""Likewise, for a path's first node: the number of edges that the path runs over."""
HOUSES: Final = vec[i64](_at_first_nodes(1))
"""Likewise: the number of houses on the path."""
PATHS: Final = vec[i64](_in_order())
"""By face * NODES + colour * SIDE_COUNT + place: the paths in the data's order, then -1."""
