"""The shapes in pictures of Fairy Trails: ground, houses of elves and gnomes, and stones."""

from __future__ import annotations

from typing import Final

from ..data.faces import Colour

INK: Final = "#0f1916"
PAPER: Final = "#f6f1e4"
GOLD: Final = "#c9922e"
TABLE: Final = "#101b17"
GROUND: Final = ("#2c4539", "#1f342c")

# By colour of path: its middle, its margin, the marks on the margin, and their pattern along a
# line and around a clearing.
RIBBON: Final[dict[Colour, tuple[str, str, str, str, str]]] = {
    "pink": ("#d9679b", "#74284f", "#ffd7e7", "1.6 3.2", "1.2 1.49"),
    "yellow": ("#dba32a", "#68450a", "#ffedb8", "7 4", "3 1.712"),
}

# Faint plants in the corners of cards.
_GROWTH: Final = {
    "fern": "M0 9Q-1 0 1-9M-7 0q2 4 7 5q5-1 6-5M-6-3q2 3 6 4q4-1 5-4M-4-6q1 2 4 3q3-1 4-3",
    "grass": "M-5 8q-1-7-4-10M-3 8q0-9 1-13M0 8q2-6 5-8M5 8q0-4 3-6",
    "caps": "M-8 2q0-7 6-7t6 7zM-3 2v6h2V2M4 5q0-4 3.500-4t3.500 4zM7 5v3h1V5",
}
GROWTH: Final = tuple(_GROWTH)

_LINE: Final = f'stroke="{INK}" stroke-width="1.3" stroke-linejoin="round"'

# About 18 wide and 20 high around the middle.
_HOUSE: Final[dict[Colour, str]] = {
    # Its roof is a pointed leaf with a vein.
    "pink": (
        f'<g {_LINE}><path d="M-6-1V8.500H6V-1z" fill="#fbe9f0"/>'
        '<path d="M0-12C7-8 10-3 10 2C6 .5 3 0 0 0S-6 .5-10 2C-10-3-7-8 0-12z" fill="#d9679b"/>'
        '<path d="M0-9V-1M0-5l3.500 2M0-5l-3.500 2" fill="none" stroke-width="1"/></g>'
        f'<path d="M-2.400 8.500V5a2.400 2.400 0 0 1 4.800 0v3.500z" fill="{INK}"/>'
    ),
    # Its roof is a spotted mushroom cap.
    "yellow": (
        f'<g {_LINE}><path d="M-5-1Q-4 5-6 8.500H6Q4 5 5-1z" fill="#fdf3d3"/>'
        '<path d="M-10 1C-10-7-6-10.500 0-10.500S10-7 10 1Q0 3-10 1z" fill="#dba32a"/></g>'
        f'<g fill="{PAPER}"><circle cx="-4.500" cy="-3.500" r="1.900"/><circle cx="1" cy="-6.700" '
        'r="1.700"/><circle cx="4.800" cy="-2" r="1.600"/></g>'
        f'<path d="M-2.200 8.500V6a2.200 2.200 0 0 1 4.400 0v2.500z" fill="{INK}"/>'
    ),
}

# The walls of a bridge that leads from top to bottom.
_WALLS: Final = "M-11-12q6 12 0 24M11-12q-6 12 0 24"
_BRIDGE: Final = (
    f'<g id="trails-bridge" fill="none" stroke-linecap="round"><path d="{_WALLS}" stroke="{INK}" '
    f'stroke-width="4.600"/><path d="{_WALLS}" stroke="{PAPER}" stroke-width="2.400"/></g>'
)


def definitions() -> str:
    """The shapes and gradients that pictures use by name."""
    light, dark = GROUND
    ground = (
        '<radialGradient id="trails-ground" r=".8">'
        f'<stop offset=".2" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/>'
        "</radialGradient>"
    )
    growth = (
        f'<path id="trails-{name}" d="{shape}" fill="none" stroke="#41604f" stroke-width="1.300" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
        for name, shape in _GROWTH.items()
    )
    houses = (f'<g id="trails-house-{colour}">{shape}</g>' for colour, shape in _HOUSE.items())
    return (
        ground
        + _BRIDGE
        + "".join(growth)
        + "".join(houses)
        + "".join(_stone(colour) for colour in RIBBON)
    )


def _stone(colour: Colour) -> str:
    """A glass bead in front of the door."""
    fill, dark, light, *_ = RIBBON[colour]
    return (
        f'<radialGradient id="trails-bead-{colour}" cx=".4" cy=".35" r=".7">'
        f'<stop stop-color="{light}"/><stop offset=".45" stop-color="{fill}"/>'
        f'<stop offset="1" stop-color="{dark}"/></radialGradient>'
        f'<g id="trails-stone-{colour}"><circle cy="3" r="8" fill="{INK}"/>'
        f'<circle cy="3" r="6.400" fill="url(#trails-bead-{colour})" stroke="{PAPER}" '
        'stroke-width="1.600"/></g>'
    )
