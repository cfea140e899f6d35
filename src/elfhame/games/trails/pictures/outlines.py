"""The outlines of all cards as clients draw them: lines of paths, points of houses, bridges."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import dist
from typing import Final

from msgspec import Struct

from ..data.components import CARDS, COLOURS, SIDES, Colour
from ..data.faces import CardFace, CardPaths
from ..data.tables import ROTATIONS
from .ribbons import (
    SQUARE,
    Point,
    clearing,
    crossing,
    house_points,
    is_underpass,
    middle,
    ribbon,
    turn_paths,
)

_DEAD_END, _JUNCTION = 7.7, 8.8
"""The radius of the round spot at a dead end, and where three or four arms meet."""


class Ribbon(Struct, frozen=True):
    """The line of a path on a card of 100 by 100, in SVG's notation."""

    line: str
    length: float
    spot: tuple[float, float, float] | None
    """The round spot at a dead end or junction: its centre and radius."""


class RibbonSpot(Struct, frozen=True):
    """A path of a card: its number among those of its colour, and the ribbon that draws it."""

    colour: Colour
    path: int
    edges: str
    """The edges that it runs over in this rotation."""
    houses: int
    ribbon: int
    bridge: Point | None
    """The middle of the bridge on which it crosses a path of its own colour."""


class HouseSpot(Struct, frozen=True):
    """A house of a card: its number among those of its colour, and where it stands."""

    colour: Colour
    number: int
    path: int
    at: Point


class Outline(Struct, frozen=True):
    """A card in one rotation: its paths from the lowest to the highest, and its houses."""

    paths: tuple[RibbonSpot, ...]
    houses: tuple[HouseSpot, ...]


class Drawing(Struct, frozen=True):
    """Everything that a client needs to draw the cards."""

    size: int
    """The width and height of a card."""
    ribbons: tuple[Ribbon, ...]
    cards: tuple[tuple[Outline, ...], ...]
    """By number of the card and quarter turns clockwise."""
    crossings: dict[Colour, dict[str, Point]]
    """Where each colour crosses each side of any card."""


@cache
def drawing() -> Drawing:
    """The outlines of all cards, in every rotation."""
    ribbons: dict[Ribbon, int] = {}
    cards = tuple(
        tuple(_outline(card, turns, ribbons) for turns in range(ROTATIONS)) for card in CARDS
    )
    crossings = {colour: {side: crossing(side, colour) for side in SIDES} for colour in COLOURS}
    return Drawing(SQUARE, tuple(ribbons), cards, crossings)


def _outline(card: CardFace, turns: int, ribbons: dict[Ribbon, int]) -> Outline:
    pink, yellow = turn_paths(card.pink, turns), turn_paths(card.yellow, turns)
    return Outline(
        (*_paths(yellow, "yellow", pink, ribbons), *_paths(pink, "pink", yellow, ribbons)),
        (*_houses(pink, "pink"), *_houses(yellow, "yellow")),
    )


def _paths(
    paths: CardPaths, colour: Colour, others: CardPaths, ribbons: dict[Ribbon, int]
) -> Iterator[RibbonSpot]:
    """The paths of one colour; of an underpass, the lower path first."""
    for number, path in sorted(enumerate(paths), key=lambda numbered: numbered[1].edges):
        bridge = middle(colour) if is_underpass(paths) and path.edges == "NS" else None
        shape = _ribbon(path.edges, colour, ribbon(path.edges, colour, others))
        place = ribbons.setdefault(shape, len(ribbons))
        yield RibbonSpot(colour, number, path.edges, path.houses, place, bridge)


@cache
def _ribbon(edges: str, colour: Colour, line: str) -> Ribbon:
    end = clearing(edges, colour)
    spot = (*end, _DEAD_END) if end else (*middle(colour), _JUNCTION) if len(edges) > 2 else None
    return Ribbon(line, round(line_length(line), 1), spot)


def _houses(paths: CardPaths, colour: Colour) -> Iterator[HouseSpot]:
    owners = [number for number, path in enumerate(paths) for _ in range(path.houses)]
    points = house_points(paths, colour)
    for number, (path, at) in enumerate(zip(owners, points, strict=True)):
        yield HouseSpot(colour, number, path, at)


# -- lengths -----------------------------------------------------------------------------------

_STEPS: Final = 16
"""The number of straight pieces by which a curve is measured."""


def line_length(line: str) -> float:
    """The length of a line of straight pieces and cubic curves.

    >>> line_length("M0 0L3 4")
    5.0
    """
    return sum(_subpath_length(part) for part in line.split("M")[1:])


def _subpath_length(part: str) -> float:
    start, *steps = re.split("(?=[LC])", part)
    here, length = complex(*map(float, start.split())), 0.0
    for step in steps:
        ends = [complex(*map(float, pair)) for pair in re.findall(r"(\S+) (\S+)", step[1:])]
        length += _step_length(here, ends)
        here = ends[-1]
    return length


def _step_length(start: complex, ends: list[complex]) -> float:
    if len(ends) == 1:
        return abs(ends[0] - start)
    spots = [_on_curve(start, ends, step / _STEPS) for step in range(_STEPS + 1)]
    return sum(dist((a.real, a.imag), (b.real, b.imag)) for a, b in pairwise(spots))


def _on_curve(start: complex, ends: list[complex], t: float) -> complex:
    first, second, last = ends
    rest = 1 - t
    return start * rest**3 + 3 * first * t * rest**2 + 3 * second * t**2 * rest + last * t**3
