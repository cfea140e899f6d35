"""The cards as packed tables: every face's paths, their edges and houses."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from .components import CARDS, COLOURS, SIDES, Path

CARD_COUNT: Final = 59
STONES: Final = 19
"""The stones of each colour (TRAIL-1)."""
NODES: Final = 8
"""A card has a node for each colour and edge, colour * 4 + side; a path is known by its first."""

# BIT[n] stands for a shift of 1 by n, which mypyc makes 32 bits wide.
BIT: Final = vec[i64]([2**n for n in range(62)])

# What a path holds, as one number: open ends, houses, stones, and whether it is complete.
# Joining two paths is then one addition.
HOUSE_BITS: Final = 10
HOUSE: Final = 1 << HOUSE_BITS
STONE: Final = 1 << 20
COMPLETE: Final = 1 << 30
MANY: Final = HOUSE - 1


def _turned(path: Path, turns: int) -> list[int]:
    """The sides that a path runs over on a card turned clockwise so many quarters."""
    return sorted((SIDES.index(edge) + turns) % 4 for edge in path.edges)


def _faces() -> list[list[tuple[int, list[int], int]]]:
    """By face, card * 4 + turns: each path's colour, sides and houses, in the data's order."""
    return [
        [
            (colour, _turned(path, turns), path.houses)
            for colour, name in enumerate(COLOURS)
            for path in card.paths(name)
        ]
        for card in CARDS
        for turns in range(4)
    ]


def _first_nodes() -> list[int]:
    nodes = []
    for face in _faces():
        first = [0] * NODES
        for colour, sides, _ in face:
            for side in sides:
                first[colour * 4 + side] = colour * 4 + sides[0]
        nodes += first
    return nodes


def _fresh() -> list[int]:
    held = []
    for face in _faces():
        fresh = [0] * NODES
        for colour, sides, houses in face:
            fresh[colour * 4 + sides[0]] = len(sides) + houses * HOUSE
        held += [~value for value in fresh]
    return held


def _in_order() -> list[int]:
    listed = []
    for face in _faces():
        for colour in range(len(COLOURS)):
            nodes = [colour * 4 + sides[0] for at, sides, _ in face if at == colour]
            listed += nodes + [-1] * (4 - len(nodes))
    return listed


FIRST: Final = vec[i64](_first_nodes())
"""By face * NODES + node: the first node of its path."""
FRESH: Final = vec[i64](_fresh())
"""Likewise, for a path's first node: the complement of what the path holds on the card alone."""
PATHS: Final = vec[i64](_in_order())
"""By face * NODES + colour * 4 + place: paths in the data's order by first node, then -1."""
