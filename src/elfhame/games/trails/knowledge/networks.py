"""The paths on the table, each with its cards, open ends and houses: what a screen lights up."""

from __future__ import annotations

import msgspec

from ..data.components import COLOURS, SIDES, Colour
from ..data.tables import COMPLETE, FIRST, MANY, NODES, PATHS, STONE
from ..rules.paths import root
from ..rules.stones import houses_on, in_rows
from ..state import Forest, face_of, x_of, y_of


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One card's part of a path: the card's place, and the path's number there in the data."""

    x: int
    y: int
    path: int


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An open end: a path runs over this side of this card, and nothing lies beyond."""

    x: int
    y: int
    side: str


class House(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A house: the card's place, and its number among the houses of its colour there."""

    x: int
    y: int
    number: int
    stone: bool


class Network(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A path over all the cards that it runs over (TRAIL-30)."""

    colour: Colour
    complete: bool
    parts: tuple[Part, ...]
    ends: tuple[End, ...]
    houses: tuple[House, ...]


class _Path:
    """A path while it is put together."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.ends: list[End] = []
        self.houses: list[tuple[int, int, int]] = []


def networks(forest: Forest) -> tuple[Network, ...]:
    """All paths, by colour, each by where it comes first in rows from the top (TRAIL-38R)."""
    taken = {(x_of(forest, index), y_of(forest, index)) for index in range(forest.laid_count)}
    found: list[Network] = []
    for colour in range(len(COLOURS)):
        paths: dict[int, _Path] = {}
        for index in in_rows(forest):
            _add_card(forest, index, colour, paths, taken)
        found += [_network(colour, forest.paths[at], path) for at, path in paths.items()]
    return tuple(found)


def _add_card(
    forest: Forest,
    index: int,
    colour: int,
    paths: dict[int, _Path],
    taken: set[tuple[int, int]],
) -> None:
    x, y = x_of(forest, index), y_of(forest, index)
    number = 0
    for place, node in enumerate(paths_on(forest, index, colour)):
        path = paths.setdefault(root(forest.paths, index * NODES + node), _Path())
        path.parts.append(Part(x, y, place))
        for _ in range(houses_on(forest, index, node)):
            path.houses.append((x, y, number))
            number += 1
        for side in _sides(forest, index, node):
            if beyond(x, y, side) not in taken:
                path.ends.append(End(x, y, SIDES[side]))


def paths_on(forest: Forest, index: int, colour: int) -> list[int]:
    """The first nodes of a colour's paths on a laid card, in the data's order."""
    first = (face_of(forest, index) * 2 + colour) * 4
    return [node for node in PATHS[first : first + 4] if node >= 0]


def beyond(x: int, y: int, side: int) -> tuple[int, int]:
    """The place over a side of a card: north, east, south or west of it."""
    return ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))[side]


def _sides(forest: Forest, index: int, node: int) -> list[int]:
    """The sides that a path runs over on a laid card."""
    first = face_of(forest, index) * NODES + node // 4 * 4
    return [side for side in range(4) if FIRST[first + side] == node]


def _network(colour: int, packed: int, path: _Path) -> Network:
    stones = (~packed // STONE) & MANY
    return Network(
        colour=COLOURS[colour],
        complete=bool(~packed & COMPLETE),
        parts=tuple(path.parts),
        ends=tuple(path.ends),
        houses=tuple(House(*house, nth < stones) for nth, house in enumerate(path.houses)),
    )
