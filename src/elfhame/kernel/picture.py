"""PictureOptions on a picture: its size and theme, places to highlight, and arrows between them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import hypot
from typing import Final, Literal, NamedTuple, TypedDict, get_args

from .refused import Refused

Theme = Literal["colour", "dark", "grey"]
"""As drawn; dimmed, for dark pages; or without colours, for print."""
_FILTERS: Final = {"colour": "", "dark": "brightness(.7)", "grey": "grayscale(1)"}
_GOLD, _INK = "#ffc93c", "#1b1508"


class Spot(NamedTuple):
    """A named place in a picture: its upper left corner and its size, in the picture's units."""

    x: float
    y: float
    width: float
    height: float

    @property
    def middle(self) -> tuple[float, float]:
        """Its centre."""
        return self.x + self.width / 2, self.y + self.height / 2


Spots = Mapping[str, Spot]
"""The places of a picture that can be marked, by name."""
Arrows = Iterable[tuple[str, str]]
"""Pairs of places: from here to there."""


class PictureOptions(TypedDict, total=False):
    """What can be asked of a picture: its width in pixels, places, arrows and a theme."""

    size: int | None
    highlight: Iterable[str]
    arrows: Arrows
    theme: Theme


def marked(
    svg: str,
    spots: Spots,
    size: int | None = None,
    highlight: Iterable[str] = (),
    arrows: Arrows = (),
    theme: Theme = "colour",
) -> str:
    """The picture with marks: this many pixels wide, with places highlighted and arrows drawn."""
    if theme not in get_args(Theme):
        raise Refused(f"a theme is one of {', '.join(get_args(Theme))}", field="theme")
    if size is not None and size < 1:
        raise Refused("a picture is at least one pixel wide", field="size")
    marks = [_outline(_spot(spots, name, "highlight")) for name in highlight]
    marks += [
        "".join(_arrow(_spot(spots, start, "arrows"), _spot(spots, end, "arrows")))
        for start, end in arrows
    ]
    head = "" if size is None else f' width="{size}"'
    head += f' style="filter:{_FILTERS[theme]}"' if _FILTERS[theme] else ""
    return svg.replace("<svg", f"<svg{head}", 1).removesuffix("</svg>") + "".join(marks) + "</svg>"


def _spot(spots: Spots, name: str, field: str) -> Spot:
    if name not in spots:
        some = ", ".join(list(spots)[:6]) or "none"
        raise Refused(f"there is no place {name!r}; places are {some} ...", field=field)
    return spots[name]


def _outline(spot: Spot) -> str:
    box = (
        f'x="{spot.x:g}" y="{spot.y:g}" width="{spot.width:g}" height="{spot.height:g}" '
        f'rx="{min(spot.width, spot.height) / 6:g}" fill="none"'
    )
    wide = _stroke(spot)
    return (
        f'<g class="highlight"><rect {box} stroke="{_INK}" stroke-width="{2 * wide:g}"/>'
        f'<rect {box} stroke="{_GOLD}" stroke-width="{wide:g}"/></g>'
    )


def _arrow(start: Spot, end: Spot) -> Iterator[str]:
    """A line with a head, from the middle of one place to the edge of another's middle."""
    (x, y), (to_x, to_y) = start.middle, end.middle
    length = hypot(to_x - x, to_y - y) or 1.0
    across, down = (to_x - x) / length, (to_y - y) / length
    wide = 1.4 * _stroke(end)
    neck_x, neck_y = to_x - 3 * wide * across, to_y - 3 * wide * down
    side_x, side_y = -1.8 * wide * down, 1.8 * wide * across
    head = f"M{to_x:g} {to_y:g}L{neck_x + side_x:g} {neck_y + side_y:g} "
    head += f"{neck_x - side_x:g} {neck_y - side_y:g}z"
    yield f'<g class="arrow" stroke="{_INK}" stroke-width="{wide / 4:g}">'
    for colour, width in ((_INK, 1.5 * wide), (_GOLD, wide)):
        yield (
            f'<path d="M{x:g} {y:g}L{neck_x:g} {neck_y:g}" stroke="{colour}" '
            f'stroke-width="{width:g}" stroke-linecap="round"/>'
        )
    yield f'<path d="{head}" fill="{_GOLD}"/></g>'


def _stroke(spot: Spot) -> float:
    return max(1.0, min(spot.width, spot.height) / 16)
