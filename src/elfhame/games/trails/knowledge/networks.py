"""Finds the paths on the table, each with its cards, open ends and houses."""

from __future__ import annotations

from ..data.components import COLOURS, SIDES
from ..data.tables import ENDS, PATH_OVER, SIDE_COUNT
from ..rules.paths import path_through
from ..rules.stones import card_houses, card_path, in_rows
from ..state import (
    Forest,
    face_of,
    is_complete,
    stones_in,
    tally_of,
    x_of,
    y_of,
)
from .view_types import End, House, Network, Part, Place


class _Path:
    """A path while it is being built."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.ends: list[End] = []
        self.houses: list[tuple[int, int, int]] = []


def networks_of(forest: Forest) -> tuple[Network, ...]:
    """All paths, by colour, each where it comes first in rows from the top (TRAIL-38R)."""
    occupied = {(x_of(forest, index), y_of(forest, index)) for index in range(len(forest.laid))}
    found: list[Network] = []
    for colour in range(len(COLOURS)):
        paths: dict[int, _Path] = {}
        for index in in_rows(forest):
            _add_card(forest, index, colour, paths, occupied)
        found += [_network(colour, tally_of(forest, root), path) for root, path in paths.items()]
    return tuple(found)


def paths_on(forest: Forest, index: int, colour: int) -> list[int]:
    """The numbers of a colour's paths on a laid card, in the data's order."""
    numbers = [card_path(forest, index, colour, place) for place in range(SIDE_COUNT)]
    return [number for number in numbers if number >= 0]


def _add_card(
    forest: Forest,
    index: int,
    colour: int,
    paths: dict[int, _Path],
    occupied: set[Place],
) -> None:
    x, y = x_of(forest, index), y_of(forest, index)
    house = 0
    for place, number in enumerate(paths_on(forest, index, colour)):
        path = paths.setdefault(path_through(forest, index, number), _Path())
        path.parts.append(Part(x, y, place))
        for _ in range(card_houses(forest, index, number)):
            path.houses.append((x, y, house))
            house += 1
        for side in _sides(forest, index, number):
            beyond = _beyond(x, y, side)
            if beyond not in occupied:
                facing = SIDES[(side + SIDE_COUNT // 2) % SIDE_COUNT]
                path.ends.append(End(x, y, SIDES[side], beyond, facing))


def _beyond(x: int, y: int, side: int) -> Place:
    """The place over the north, east, south or west side of a card."""
    return ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y))[side]


def _sides(forest: Forest, index: int, number: int) -> list[int]:
    """The sides that a path runs over on a laid card."""
    first = face_of(forest, index) * ENDS
    return [end % SIDE_COUNT for end in range(ENDS) if PATH_OVER[first + end] == number]


def _network(colour: int, tally: int, path: _Path) -> Network:
    stones = stones_in(tally)
    return Network(
        colour=COLOURS[colour],
        complete=is_complete(tally),
        parts=tuple(path.parts),
        ends=tuple(path.ends),
        houses=tuple(House(*house, nth < stones) for nth, house in enumerate(path.houses)),
        waiting=max(len(path.houses) - stones, 0),
    )
