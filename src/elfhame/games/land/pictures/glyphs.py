"""The signs on cards in pictures of Fairy Land, one for each kind."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ..data.components import SPECIAL

INK: Final = "#2a2c25"
PAPER: Final = "#f6f1e4"
GOLD: Final = "#c9922e"
TABLE: Final = "#1f2b26"
GLADE: Final = "#33513f"

# Each animal has a paw in its colour.
ANIMALS: Final = {
    "squirrel": "#b5562f",
    "fox": "#d9772b",
    "raccoon": "#6d747a",
    "deer": "#a67c45",
    "turtle": "#4f8552",
    "bear": "#6b4a32",
    "unicorn": "#9a7fc4",
}
FLOWERS: Final = {
    "yellow": "#e8bd2c",
    "white": "#fbfaf2",
    "violet": "#8656b4",
    "pink": "#e58bb0",
    "blue": "#4a86cf",
}
# Each colour has its own number of petals, so that flowers can be told apart without colour.
_PETALS: Final = {"yellow": 8, "white": 6, "violet": 5, "pink": 4, "blue": 3}
LINE: Final = f'stroke="{INK}" stroke-width="1.2" stroke-linejoin="round"'


def sign(kind: str) -> str:
    """The sign of a card, centred on its middle."""
    if kind in ANIMALS:
        return _paw(ANIMALS[kind])
    if kind in FLOWERS:
        return _blossom(FLOWERS[kind], _PETALS[kind])
    if kind in SPECIAL:
        return _wings()
    if kind == "goblin":
        return _face("#7f9a3a", "M-12-4L-19-12L-9-9M12-4L19-12L9-9")
    if kind == "ogre":
        return _face("#7a5c77", "M-6-11L-9-19L-1-13M6-11L9-19L1-13")
    return _pendant()


def _paw(colour: str) -> str:
    toes = ((-9, -3), (-3.5, -9), (3.5, -9), (9, -3))
    pads = "".join(f'<circle cx="{x:g}" cy="{y:g}" r="3.4"/>' for x, y in toes)
    return f'<g fill="{colour}" {LINE}>{pads}<path d="M-9 8Q-8-1 0-2Q8-1 9 8Q0 13-9 8z"/></g>'


def _blossom(colour: str, petals: int) -> str:
    parts = []
    for number in range(petals):
        angle = 2 * pi * number / petals
        x, y = 8 * sin(angle), -8 * cos(angle)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5.6"/>')
    middle = f'<circle r="4.4" fill="{GOLD}"/>'
    return f'<g fill="{colour}" {LINE}>{"".join(parts)}{middle}</g>'


def _wings() -> str:
    return (
        f'<g fill="#bfe0dd" {LINE}><path d="M0 0C-6-16-20-14-16-4C-14 2-6 3 0 0z"/>'
        '<path d="M0 0C6-16 20-14 16-4C14 2 6 3 0 0zM0 0C-8 2-14 8-9 11C-4 13-1 6 0 0z"/>'
        '<path d="M0 0C8 2 14 8 9 11C4 13 1 6 0 0z"/>'
        f'<path d="M0-7V9" stroke-width="2.4"/><circle cy="-9" r="3" fill="{PAPER}"/></g>'
    )


def _face(colour: str, horns: str) -> str:
    return (
        f'<g fill="{colour}" {LINE}><path d="{horns}"/><ellipse rx="13" ry="12"/>'
        f'<path d="M-7-3h5M2-3h5M-6 5Q0 1 6 5" fill="none" stroke-width="2"/></g>'
    )


def _pendant() -> str:
    return (
        f'<g fill="{GOLD}" {LINE}><path d="M-12-14Q0-2 12-14" fill="none"/>'
        '<path d="M0-7A9 9 0 0 0 0 11L3 5L-2 1L2-3z"/></g>'
    )
