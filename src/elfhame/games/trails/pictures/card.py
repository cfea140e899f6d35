"""Paints one card of Fairy Trails: its ground, its paths, its houses and the stones on them."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Final

from ..data.components import CARDS, COLOURS, Colour
from ..data.faces import Network
from .glyphs import GROWTH, INK, RIBBON
from .ribbons import SIZE, Point, clearing, homes, is_underpass, middle, ribbon, turned

# How wide a path is, with its margin and with the shadow that sets it off from what it crosses.
_INNER, _OUTER, _SHADOW = 7.2, 11.4, 16.4
_CLEARING: Final = 3
"""How far the clearing of a dead end reaches beyond the path."""


def ground(number: int) -> str:
    """The forest floor of a card, with some undergrowth in its corners."""
    grown = (f'<use href="#trails-{what}" x="{x}" y="{y}"/>' for what, x, y in _undergrowth(number))
    return (
        f'<rect x=".6" y=".6" width="{SIZE - 1.2:g}" height="{SIZE - 1.2:g}" rx="7" '
        f'fill="url(#trails-ground)" stroke="#3d5a4b" stroke-width="1.2"/>{"".join(grown)}'
    )


def _undergrowth(number: int) -> Iterator[tuple[str, int, int]]:
    """What grows in which corners; neighbours of any kind have room beside it."""
    for corner in range(4):
        kind = (number * 5 + corner * 3 + number // 4) % 5
        if kind < len(GROWTH):
            yield GROWTH[kind], (13, 87)[corner % 2], (13, 87)[corner // 2]


def face(number: int, turns: int) -> Iterator[str]:
    """All paths of the card: yellow below, pink above."""
    card = CARDS[number]
    pink, yellow = turned(card.pink, turns), turned(card.yellow, turns)
    yield from _network(yellow, "yellow", pink)
    yield from _network(pink, "pink", yellow)


def settlement(number: int, turns: int, stones: Collection[tuple[str, int]]) -> Iterator[str]:
    """All houses of the card, with stones where there are any."""
    for colour in COLOURS:
        spots = homes(turned(CARDS[number].paths(colour), turns), colour)
        for house, (x, y) in enumerate(spots):
            yield f'<use href="#trails-house-{colour}" x="{x:g}" y="{y:g}"/>'
            if (colour, house) in stones:
                yield f'<use href="#trails-stone-{colour}" x="{x:g}" y="{y:g}"/>'


def _network(network: Network, colour: Colour, others: Network) -> Iterator[str]:
    """The paths of one colour; of an underpass first the lower one."""
    for path in sorted(network, key=lambda path: path.edges):
        line = ribbon(path.edges, colour, others)
        yield from _ribbon(line, clearing(path.edges, colour), colour)
    if is_underpass(network):
        x, y = middle(colour)
        yield f'<use href="#trails-bridge" x="{x:g}" y="{y:g}"/>'


def _ribbon(line: str, at: Point | None, colour: Colour) -> Iterator[str]:
    """A path in layers: shadow, margin, marks on the margin, and the middle."""
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
