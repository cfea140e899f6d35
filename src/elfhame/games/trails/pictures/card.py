"""Draws one card of Fairy Trails: its ground, paths, houses, and the stones on them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from ..data.components import CARDS, COLOURS, Colour
from ..data.faces import CardPaths
from .glyphs import GROWTH, INK, RIBBON
from .ribbons import (
    SQUARE,
    Point,
    clearing,
    house_points,
    is_underpass,
    middle,
    ribbon,
    turn_paths,
)

# The width of a path: alone, with its margin, and with the shadow that sets it off.
_INNER, _OUTER, _SHADOW = 7.2, 11.4, 16.4
_CLEARING: Final = 3
"""The radius of the clearing at a dead end."""


def ground(number: int) -> str:
    """The forest floor of a card, with some undergrowth in its corners."""
    plants = (f'<use href="#trails-{what}" x="{x}" y="{y}"/>' for what, x, y in _plants(number))
    return (
        f'<rect x=".6" y=".6" width="{SQUARE - 1.2:g}" height="{SQUARE - 1.2:g}" rx="7" '
        f'fill="url(#trails-ground)" stroke="#3d5a4b" stroke-width="1.2"/>{"".join(plants)}'
    )


def _plants(number: int) -> Iterator[tuple[str, int, int]]:
    """The plants in the corners of a card."""
    for corner in range(4):
        kind = (number * 5 + corner * 3 + number // 4) % 5
        if kind < len(GROWTH):
            yield GROWTH[kind], (13, 87)[corner % 2], (13, 87)[corner // 2]


def face(number: int, turns: int) -> Iterator[str]:
    """All paths of the card: yellow below, pink above."""
    card = CARDS[number]
    pink, yellow = turn_paths(card.pink, turns), turn_paths(card.yellow, turns)
    yield from _network(yellow, "yellow", pink)
    yield from _network(pink, "pink", yellow)


def settlement(number: int, turns: int, stones: Collection[tuple[str, int]]) -> Iterator[str]:
    """All houses of the card, and the stones on them."""
    for colour in COLOURS:
        spots = house_points(turn_paths(CARDS[number].paths(colour), turns), colour)
        for house, (x, y) in enumerate(spots):
            yield f'<use href="#trails-house-{colour}" x="{x:g}" y="{y:g}"/>'
            if (colour, house) in stones:
                yield f'<use href="#trails-stone-{colour}" x="{x:g}" y="{y:g}"/>'


def _network(paths: CardPaths, colour: Colour, others: CardPaths) -> Iterator[str]:
    """The paths of one colour; of an underpass, the lower path first."""
    for path in sorted(paths, key=lambda path: path.edges):
        line = ribbon(path.edges, colour, others)
        yield from _ribbon(line, clearing(path.edges, colour), colour)
    if is_underpass(paths):
        x, y = middle(colour)
        yield f'<use href="#trails-bridge" x="{x:g}" y="{y:g}"/>'


def _ribbon(line: str, at: Point | None, colour: Colour) -> Iterator[str]:
    """A path in layers: shadow, margin, marks on the margin, and middle."""
    fill, margin, marks, dashes, around = RIBBON[colour]
    layers = (
        (_SHADOW, f'stroke="{INK}" stroke-opacity=".7"', "", ""),
        (_OUTER, f'stroke="{margin}"', "", ""),
        (_OUTER, f'stroke="{marks}"', _dashed(dashes), _dashed(around)),
        (_INNER, f'stroke="{fill}"', "", ""),
    )
    spot = f'<circle cx="{at[0]:g}" cy="{at[1]:g}" r="{_CLEARING}"' if at else ""
    for width, look, straight, curved in layers:
        circle = f"{spot}{curved}/>" if spot else ""
        path = f'<path d="{line}"{straight}/>'
        yield f'<g {look} stroke-width="{width}" fill="none">{path}{circle}</g>'
    yield f'{spot} fill="{fill}"/>' if spot else ""


def _dashed(pattern: str) -> str:
    return f' stroke-dasharray="{pattern}"'
