"""The shapes of Fae's picture: what grows on each terrain, and the druids of each colour."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from ..data.components import LETTERS

INK: Final = "#2a2c25"
PAPER: Final = "#f6f1e4"
GOLD: Final = "#c9922e"

# The ground of each terrain: its colour in the light, and towards the border. Each is darker
# than the one before, so that they can be told apart without colour too.
GROUND: Final = {
    "hills": ("#e8e0a2", "#c8c277"),
    "mushrooms": ("#dcae9e", "#b9857f"),
    "mountains": ("#b3b6b5", "#888e91"),
    "forest": ("#74975f", "#4c7246"),
}

_LINE: Final = f'stroke="{INK}" stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round"'

# What grows there, about 26 wide, standing on the point (0, 8).
_GROWTH: Final = {
    "hills": (
        f'<g {_LINE}><path d="M-2 8Q5-9 14 8z" fill="#b3b757"/>'
        '<path d="M-15 8Q-6-14 5 8z" fill="url(#fae-knoll)"/>'
        '<path d="M-9 4q2-6 4-8M-4 5q0-5 1-7M9 5q-1-4-3-6" fill="none" stroke-width="1"/></g>'
    ),
    "mushrooms": (
        f'<g {_LINE}><path d="M5 8q1-5 0-7h6q-1 3 0 7q-3 1-6 0z" fill="#f2e6d2"/>'
        '<path d="M1 2Q2-5 8-5Q14-5 15 2Q8 4 1 2z" fill="#c77a86"/>'
        '<path d="M-8 8q2-6 1-10h7q-1 5 1 10q-4 1.5-9 0z" fill="#f6ecd9"/>'
        '<path d="M-15-1Q-14-13-4-13Q6-13 7-1Q-4 2-15-1z" fill="url(#fae-cap)"/></g>'
        '<g fill="#f8ead9"><circle cx="-8" cy="-5" r="2"/><circle cx="-2" cy="-8.5" r="1.7"/>'
        '<circle cx="2.5" cy="-4" r="1.4"/></g>'
    ),
    "mountains": (
        f'<g {_LINE}><path d="M0 8L8-6L16 8z" fill="#8d9497"/>'
        '<path d="M-16 8L-4-15L8 8z" fill="url(#fae-rock)"/>'
        '<path d="M-4-15L-9-5.500l3 1.5 2-2.5 2 3 3-2z" fill="#fbf8ef" stroke-width="1"/></g>'
    ),
    "forest": (
        f'<g {_LINE}><path d="M8 8v-3M-4 9V5" stroke-width="2.6"/>'
        '<path d="M2 5L8-8L14 5z" fill="#3f6b45"/>'
        '<path d="M-12 6L-4-5L4 6z" fill="url(#fae-fir)"/>'
        '<path d="M-10-1L-4-14L2-1Q-4 1-10-1z" fill="url(#fae-fir)"/></g>'
    ),
}

_SHADING: Final = (
    ("fae-knoll", "#dadc80", "#a2a94c"),
    ("fae-cap", "#cf6f80", "#973f5b"),
    ("fae-rock", "#dedcd4", "#80878b"),
    ("fae-fir", "#5c8a57", "#28523a"),
)


def _star(spikes: int, outer: float, inner: float) -> str:
    """A star with straight rays, one of them upwards."""
    corners = []
    for i in range(2 * spikes):
        radius, angle = (inner, outer)[i % 2 == 0], pi * i / spikes
        corners.append(f"{radius * sin(angle):.1f} {-radius * cos(angle):.1f}")
    return "M" + "L".join(corners) + "z"


def _bramble(spikes: int, outer: float, inner: float) -> str:
    """A star with hollow flanks, as thorns have them."""
    path = f"M0 {-outer:.1f}"
    for i in range(spikes):
        hollow, tip = 2 * pi * (i + 0.5) / spikes, 2 * pi * (i + 1) / spikes
        path += f"Q{inner * sin(hollow):.1f} {-inner * cos(hollow):.1f}"
        path += f" {outer * sin(tip):.1f} {-outer * cos(tip):.1f}"
    return path + "z"


# Each colour of druids: the outline of its mark (about 20 around the middle), light and dark
# of the fill, the letter's colour, and how far below the middle the letter stands.
DRUIDS: Final = (
    (
        "M0-21C5-12 16-5 16 5A16 16 0 0 1-16 5C-16-5-5-12 0-21z",
        ("#5b9bea", "#2f74d0", "#fff", 5),
    ),
    (_star(12, 21, 15.5), ("#fbdc6a", "#f0c02e", "#3b2c05", 0)),
    (
        "M3-22C3-13 16-7 16 5C16 14 9 19 0 19C-9 19-16 14-16 5C-16-3-11-7-10-14"
        "C-7-11-5-10-4-7C-4-13-2-18 3-22z",
        ("#ea7360", "#d2463c", "#fff", 5),
    ),
    (
        "M0-9C-4-19-19-21-21-12C-22-4-17 0-13 3C-18 7-16 18-9 18C-4 18-1 14 0 11"
        "C1 14 4 18 9 18C16 18 18 7 13 3C17 0 22-4 21-12C19-21 4-19 0-9z",
        ("#ad7fdb", "#8d55c4", "#fff", 1),
    ),
    (_bramble(7, 22, 12.5), ("#4a4d54", "#26282d", "#fff", 0)),
)


def definitions() -> str:
    """The shapes and shadings that the picture uses by name."""
    parts = [_across(name, light, dark) for name, light, dark in _SHADING]
    for terrain, (light, dark) in GROUND.items():
        parts.append(_around(f"fae-{terrain}", light, dark))
        parts.append(f'<g id="fae-grown-{terrain}">{_GROWTH[terrain]}</g>')
    for letter, (outline, (light, dark, ink, down)) in zip(LETTERS.values(), DRUIDS, strict=True):
        parts.append(_around(f"fae-cloak-{letter}", light, dark))
        parts.append(
            f'<g id="fae-druid-{letter}"><path d="{outline}" fill="{INK}" stroke="{INK}" '
            f'stroke-width="6" stroke-linejoin="round"/><path d="{outline}" stroke="{PAPER}" '
            f'stroke-width="3.5" stroke-linejoin="round" fill="url(#fae-cloak-{letter})"/>'
            f'<text y="{down + 7}" font-size="20" fill="{ink}">{letter}</text></g>'
        )
    return "".join(parts)


def _across(name: str, light: str, dark: str) -> str:
    return f'<linearGradient id="{name}">{_stops(light, dark)}</linearGradient>'


def _around(name: str, light: str, dark: str) -> str:
    return f'<radialGradient id="{name}" r=".62">{_stops(light, dark)}</radialGradient>'


def _stops(light: str, dark: str) -> str:
    return f'<stop offset=".25" stop-color="{light}"/><stop offset="1" stop-color="{dark}"/>'
