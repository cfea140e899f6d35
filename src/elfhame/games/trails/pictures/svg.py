"""Draws a table of Fairy Trails as a picture, one card of it, or all of them on a sheet."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from ..data.components import CARDS
from .card import face, ground, settlement
from .glyphs import GOLD, PAPER, TABLE, definitions
from .ribbons import SIZE

Laid = tuple[int, int, int, int]
"""A card on the table: how far right, how far down, its number, its quarter turns clockwise."""
Stone = tuple[int, int, str, int]
"""A settled house: the card's place, the colour, which of the card's houses of that colour."""

_MARGIN: Final = 16
_COLUMNS: Final = 10
_ACROSS, _DOWN = 116, 130


def draw(
    table: Sequence[Laid],
    stones: Collection[Stone] = (),
    places: Collection[tuple[int, int]] = (),
) -> str:
    """The table as SVG, settled houses with their stones, free places as faint outlines.

    Without any card on it, the picture shows all cards side by side.
    """
    if not table:
        return _sheet()
    parts = [_place(x, y) for x, y in sorted(places)]
    parts += [_at(x, y, ground(number)) for x, y, number, _ in table]
    parts += [_at(x, y, *face(number, turns)) for x, y, number, turns in table]
    for x, y, number, turns in table:
        here = {(colour, house) for *at, colour, house in stones if at == [x, y]}
        parts.append(_at(x, y, *settlement(number, turns, here)))
    return _picture(_frame([*places, *((x, y) for x, y, _, _ in table)]), parts)


def draw_card(number: int, turns: int = 0) -> str:
    """One card as SVG, after so many quarter turns clockwise."""
    return _svg((0, 0, SIZE, SIZE), _card(number, turns))


def _card(number: int, turns: int = 0) -> list[str]:
    return [ground(number), *face(number, turns), *settlement(number, turns, ())]


def _sheet() -> str:
    """All cards, with their numbers."""
    parts = []
    for number in range(len(CARDS)):
        down, right = divmod(number, _COLUMNS)
        parts.append(f'<g transform="translate({right * _ACROSS} {down * _DOWN})">')
        parts += [*_card(number), _number(number), "</g>"]
    rows = -(-len(CARDS) // _COLUMNS)
    width, height = (_COLUMNS - 1) * _ACROSS + SIZE, rows * _DOWN - _MARGIN
    return _picture(_wider((0, 0, width, height)), parts)


def _number(number: int) -> str:
    return (
        f'<text x="{SIZE / 2:g}" y="{SIZE + 14}" font-size="12" font-family="Georgia,serif" '
        f'text-anchor="middle" fill="{PAPER}" fill-opacity=".8">{number}</text>'
    )


def _at(x: int, y: int, *parts: str) -> str:
    return f'<g transform="translate({x * SIZE} {y * SIZE})">{"".join(parts)}</g>'


def _place(x: int, y: int) -> str:
    """A free place, where a card may be laid."""
    return (
        f'<rect x="{x * SIZE + 5}" y="{y * SIZE + 5}" width="{SIZE - 10}" height="{SIZE - 10}" '
        f'rx="8" fill="{PAPER}" fill-opacity=".04" stroke="{GOLD}" stroke-opacity=".45" '
        'stroke-width="1.500" stroke-dasharray="6 6"/>'
    )


Box = tuple[int, int, int, int]
"""Left, top, width and height."""


def _frame(spots: Collection[tuple[int, int]]) -> Box:
    """What the picture must show for all these places to be seen."""
    left, top = (min(part) * SIZE for part in zip(*spots, strict=True))
    right, low = (max(part) * SIZE + SIZE for part in zip(*spots, strict=True))
    return _wider((left, top, right - left, low - top))


def _wider(box: Box) -> Box:
    left, top, width, height = box
    return left - _MARGIN, top - _MARGIN, width + 2 * _MARGIN, height + 2 * _MARGIN


def _picture(box: Box, parts: Iterable[str]) -> str:
    """The parts on a dark table."""
    left, top, width, height = box
    table = f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="{TABLE}"/>'
    return _svg(box, [table, *parts])


def _svg(box: Box, parts: Iterable[str]) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="{" ".join(map(str, box))}" role="img"><title>Fairy Trails</title>'
        f"<defs>{definitions()}</defs>{''.join(parts)}</svg>"
    )
