"""Draws the country of Fae as a picture, alone or with the druids on it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cache
from html import escape
from math import dist
from typing import Final

from ....kernel.picture import Spot, Spots
from ..data.components import COLOURS, LETTERS, MAP, Lake
from ..knowledge.view_types import FaeView
from .glyphs import GOLD, INK, PAPER, definitions
from .strokes import coast, ribbons, scattered, smooth_outline

_SPOT: Final = 76
"""The size of a highlighted space."""
_SERIF: Final = "Georgia,'Iowan Old Style','Times New Roman',serif"
_SEA: Final = ("#4a707a", "#2a4650")
_BANK, _WATER, _GLEAM, _SHADE = "#1f4a6b", "#4f9ed6", "#a8d8f2", "#16211b"

# Where the marks of a group's colours stand around the centre, and how large: by their number.
_PLACES: Final = (
    (),
    ((0, 0, 1.0),),
    ((-18, -3, 0.88), (18, 3, 0.88)),
    ((0, -18, 0.82), (-19, 14, 0.82), (19, 14, 0.82)),
    ((-18, -18, 0.8), (18, -18, 0.8), (-18, 18, 0.8), (18, 18, 0.8)),
    ((0, 0, 0.72), (-24, -19, 0.72), (24, -19, 0.72), (-24, 19, 0.72), (24, 19, 0.72)),
)


def svg_of(view: FaeView | None) -> str:
    """The view as SVG, spaces with a ritual due outlined in gold; without a view, the bare map."""
    if view is None:
        return draw_map()
    due = [number for number, name in enumerate(view.druids) if name in view.due]
    return draw_map(list(view.druids.values()), due)


def spots_of(view: FaeView) -> Spots:
    """The spaces of the map, by name."""
    half = _SPOT / 2
    return {
        space.name: Spot(space.centre[0] - half, space.centre[1] - half, _SPOT, _SPOT)
        for space in MAP.space
    }


def draw_map(druids: Sequence[Sequence[int]] = (), marked: Collection[int] = ()) -> str:
    """The map as SVG, with druids by space and colour, and some spaces outlined."""
    return "".join([*_country(), *_marks(marked), *_letters(), *_groups(druids), "</svg>"])


@cache
def _country() -> tuple[str, ...]:
    """The sheet without any letters; it never changes."""
    return (*_opening(), *_sea(), *_land(), *_water(), *_frame())


def _opening() -> Iterator[str]:
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {MAP.width} {MAP.height}" '
        f'role="img" font-family="{_SERIF}" text-anchor="middle" font-weight="bold">'
        "<title>The country of Fae</title>"
    )
    yield f"<defs>{definitions()}"
    yield (
        f'<radialGradient id="fae-sea" r=".75"><stop offset=".4" stop-color="{_SEA[0]}"/>'
        f'<stop offset="1" stop-color="{_SEA[1]}"/></radialGradient>'
    )
    yield (
        '<linearGradient id="fae-pool" x2="0" y2="1"><stop stop-color="#66aedb"/>'
        '<stop offset="1" stop-color="#4493cb"/></linearGradient>'
        '<radialGradient id="fae-dusk" cy=".45" r=".72"><stop offset=".1" stop-color="#ffd27a" '
        'stop-opacity=".13"/><stop offset=".55" stop-color="#6b4a3a" stop-opacity=".06"/>'
        '<stop offset="1" stop-color="#0e1a24" stop-opacity=".5"/></radialGradient>'
    )
    yield f'<path id="fae-coast" d="{smooth_outline(coast())}"/>'
    yield '<clipPath id="fae-land"><use href="#fae-coast"/></clipPath>'
    for width, path in ribbons().items():
        yield f'<path id="fae-river-{width:g}" d="{path}"/>'
    yield f'<path id="fae-lakes" d="{"".join(smooth_outline(lake.shore) for lake in MAP.lake)}"/>'
    yield '<clipPath id="fae-in-lakes"><use href="#fae-lakes"/></clipPath>'
    yield '<mask id="fae-ripples">'
    for width, shade in ((76, "3"), (74.5, "0"), (54, "6"), (52.2, "0"), (34, "a"), (31.8, "0")):
        yield f'<use href="#fae-coast" fill="none" stroke="#{shade * 3}" stroke-width="{width}"/>'
    yield "</mask></defs>"


def _sheet(fill: str, more: str = "") -> str:
    return f'<rect width="{MAP.width}" height="{MAP.height}" fill="{fill}"{more}/>'


def _sea() -> Iterator[str]:
    """The sea, with lines along the coast as old maps have them."""
    yield _sheet("url(#fae-sea)")
    yield '<g fill="none" stroke="#9cc3bf" stroke-linejoin="round">'
    for width, opacity in ((60, 0.12), (36, 0.14), (16, 0.22)):
        yield f'<use href="#fae-coast" stroke-width="{width}" stroke-opacity="{opacity}"/>'
    yield "</g>"
    yield _sheet("#d7ece2", ' mask="url(#fae-ripples)"')
    yield '<use href="#fae-coast" fill="#10222a" fill-opacity=".55" transform="translate(4 7)"/>'


def _land() -> Iterator[str]:
    """The spaces, what grows on them, and the borders within regions."""
    for space in MAP.space:
        path, fill = smooth_outline(space.polygon), f"url(#fae-{space.terrain})"
        yield f'<path d="{path}" fill="{fill}" stroke="#4b4636" stroke-width="1.6"/>'
    for space in MAP.space:
        for x, y in scattered(space)[1]:
            yield f'<use href="#fae-grown-{space.terrain}" x="{x:.0f}" y="{y:.0f}"/>'
    yield f'<use href="#fae-coast" fill="none" stroke="{INK}" stroke-width="2.6"/>'


def _water() -> Iterator[str]:
    """Rivers and lakes: first all banks, then all water, so that they flow into each other."""
    yield '<g clip-path="url(#fae-land)" fill="none" stroke-linecap="round">'
    yield f'<g stroke="{_SHADE}" stroke-opacity=".13">'
    yield '<use href="#fae-coast" stroke-width="18"/><use href="#fae-lakes" stroke-width="16"/></g>'
    yield from _rivers(_SHADE, 1.0, 13, ' opacity=".12"')
    yield f'<use href="#fae-lakes" stroke="{_BANK}" stroke-width="4.5"/>'
    yield from _rivers(_BANK, 1.0, 2.6)
    yield from _rivers(_WATER, 1.0, 0)
    yield from _rivers(_GLEAM, 0.28, 0)
    yield (
        '<use href="#fae-lakes" fill="url(#fae-pool)"/><g clip-path="url(#fae-in-lakes)">'
        f'<use href="#fae-lakes" stroke="{_GLEAM}" stroke-width="6" stroke-opacity=".5"/></g>'
    )
    for lake in MAP.lake:
        yield _waves(*_middle(lake))
    yield "</g>"


def _rivers(colour: str, share: float, more: float, look: str = "") -> Iterator[str]:
    """All rivers in one colour, a share of their width and some more wide."""
    yield f'<g stroke="{colour}"{look}>'
    for width in ribbons():
        yield f'<use href="#fae-river-{width:g}" stroke-width="{width * share + more:g}"/>'
    yield "</g>"


def _middle(lake: Lake) -> tuple[float, float]:
    across, down = zip(*lake.shore, strict=True)
    return (min(across) + max(across)) / 2, (min(down) + max(down)) / 2


def _waves(x: float, y: float) -> str:
    path = "".join(f"M{x + a:g} {y + b:g}q3-4 6 0t6 0" for a, b in ((-16, -12), (4, -10), (-8, 11)))
    return f'<path d="{path}" stroke="{_GLEAM}" stroke-width="1.7"/>'


def _letters() -> Iterator[str]:
    """The names of the regions and, smaller, of spaces and lakes."""
    yield f'<g fill="{INK}" font-size="12" font-weight="normal" fill-opacity=".85">'
    for space in MAP.space:
        x, y = scattered(space)[0]
        yield f'<text x="{x:.0f}" y="{y + 4:.0f}">{escape(space.name)}</text>'
    yield '</g><g fill="#f2f9ff" font-size="9" font-style="italic" font-weight="normal">'
    for lake in MAP.lake:
        x, y = _middle(lake)
        yield f'<text x="{x:g}" y="{y + 3:g}">{escape(lake.name)}</text>'
    yield (
        f'</g><g fill="{INK}" font-size="15.5" font-style="italic" letter-spacing=".4" '
        f'paint-order="stroke" stroke="{PAPER}" stroke-width="4" stroke-opacity=".6" '
        'stroke-linejoin="round">'
    )
    for region in MAP.region:
        x, y = region.label
        yield f'<text x="{x}" y="{y + 5}">{escape(region.name)}</text>'
    yield "</g>"


def _frame() -> Iterator[str]:
    """Candlelight and dusk, a rule around the sheet, a compass rose in the widest corner."""
    yield _sheet("url(#fae-dusk)")
    for inset, width in ((7, 2.2), (12, 0.9)):
        yield (
            f'<rect x="{inset}" y="{inset}" width="{MAP.width - 2 * inset}" rx="6" '
            f'height="{MAP.height - 2 * inset}" fill="none" stroke="{GOLD}" '
            f'stroke-width="{width}" stroke-opacity=".8"/>'
        )
    corners = [(x, y) for x in (62, MAP.width - 62) for y in (62, MAP.height - 62)]
    x, y = max(corners, key=lambda corner: min(dist(corner, point) for point in coast()))
    yield (
        f'<g transform="translate({x} {y})" stroke="{PAPER}" stroke-width="1" fill="{PAPER}">'
        '<circle r="19" fill="none" stroke-opacity=".6"/><path d="M0-32L5-5 0 0-5-5z"/>'
        '<path d="M0 32L5 5 0 0-5 5zM32 0L5 5 0 0 5-5zM-32 0L-5 5 0 0-5-5z" fill-opacity=".25"/>'
        "</g>"
    )


def _marks(marked: Collection[int]) -> Iterator[str]:
    for number in sorted(marked):
        path = smooth_outline(MAP.space[number].polygon)
        yield (
            f'<g fill="none" stroke-linejoin="round"><path d="{path}" stroke="{INK}" '
            f'stroke-width="9" stroke-opacity=".7"/><path d="{path}" stroke="{GOLD}" '
            'stroke-width="6.5" fill="#ffd98a" fill-opacity=".25"/>'
            f'<path d="{path}" stroke="#ffe9b8" stroke-width="1.8"/></g>'
        )


def _groups(druids: Sequence[Sequence[int]]) -> Iterator[str]:
    for space, counts in zip(MAP.space, druids, strict=False):
        present = [colour for colour, count in enumerate(counts) if count]
        for colour, (x, y, size) in zip(present, _PLACES[len(present)], strict=True):
            at = space.centre[0] + x, space.centre[1] + y
            yield _token(at, size, LETTERS[COLOURS[colour]], counts[colour])


def _token(at: tuple[float, float], size: float, letter: str, count: int) -> str:
    """One colour of a group: its mark, and how many there are if more than one."""
    half = 11.5 if count < 10 else 15
    badge = (
        f'<rect x="{16 - half}" y="1.5" width="{2 * half}" height="23" rx="11.5" fill="{PAPER}" '
        f'stroke="{INK}" stroke-width="1.6"/>'
        f'<text x="16" y="20" font-size="20" fill="{INK}">{count}</text>'
    )
    return (
        f'<g transform="translate({at[0]:g} {at[1]:g})scale({size})">'
        f'<use href="#fae-druid-{letter}"/>{badge if count > 1 else ""}</g>'
    )
