"""A view of Fairy Trails as SVG: the table, one card, or a sheet with all cards."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Final

from ....kernel.picture import Spot, Spots
from ..data.components import CARDS
from ..knowledge.view_types import Place, TrailsView
from .card import face, ground, settlement
from .glyphs import GOLD, PAPER, TABLE, definitions
from .ribbons import SQUARE

CardPlace = tuple[int, int, int, int]
"""A card on the table: x, y, its number, and its quarter turns clockwise."""
Stone = tuple[int, int, str, int]
"""A stone: the card's x and y, the colour, and the house's number among those of its colour."""

_MARGIN: Final = 16
_COLUMNS: Final = 10
_ACROSS, _DOWN = 116, 130


def svg_of(view: TrailsView | None) -> str:
    """The table of a view with its free places; without a view, all cards on a sheet."""
    if view is None:
        return draw_sheet()
    table = [(laid.x, laid.y, laid.card, laid.turns) for laid in view.table]
    stones = [
        (house.x, house.y, path.colour, house.number)
        for path in view.networks
        for house in path.houses
        if house.stone
    ]
    return draw_table(table, stones, view.places)


def spots_of(view: TrailsView) -> Spots:
    """The places of laid cards and the free ones: ``x,y``, counted from the starting card."""
    places = [*((laid.x, laid.y) for laid in view.table), *view.places]
    return {f"{x},{y}": Spot(x * SQUARE, y * SQUARE, SQUARE, SQUARE) for x, y in places}


def draw_table(
    table: Sequence[CardPlace],
    stones: Collection[Stone] = (),
    places: Collection[Place] = (),
) -> str:
    """Cards where they lie, with stones on their houses and faint outlines of free places."""
    parts = [_place(x, y) for x, y in sorted(places)]
    parts += [_at(x, y, ground(number)) for x, y, number, _ in table]
    parts += [_at(x, y, *face(number, turns)) for x, y, number, turns in table]
    for x, y, number, turns in table:
        here = {(colour, house) for *at, colour, house in stones if at == [x, y]}
        parts.append(_at(x, y, *settlement(number, turns, here)))
    return _picture(_frame([*places, *((x, y) for x, y, _, _ in table)]), parts)


def draw_card(number: int, turns: int = 0) -> str:
    """One card after this many quarter turns clockwise."""
    return _svg((0, 0, SQUARE, SQUARE), _card(number, turns))


def _card(number: int, turns: int = 0) -> list[str]:
    return [ground(number), *face(number, turns), *settlement(number, turns, ())]


def draw_sheet() -> str:
    """All cards side by side, with their numbers."""
    parts = []
    for number in range(len(CARDS)):
        down, right = divmod(number, _COLUMNS)
        parts.append(f'<g transform="translate({right * _ACROSS} {down * _DOWN})">')
        parts += [*_card(number), _number(number), "</g>"]
    rows = -(-len(CARDS) // _COLUMNS)
    width, height = (_COLUMNS - 1) * _ACROSS + SQUARE, rows * _DOWN - _MARGIN
    return _picture(_wider((0, 0, width, height)), parts)


def _number(number: int) -> str:
    return (
        f'<text x="{SQUARE / 2:g}" y="{SQUARE + 14}" font-size="12" font-family="Georgia,serif" '
        f'text-anchor="middle" fill="{PAPER}" fill-opacity=".8">{number}</text>'
    )


def _at(x: int, y: int, *parts: str) -> str:
    return f'<g transform="translate({x * SQUARE} {y * SQUARE})">{"".join(parts)}</g>'


def _place(x: int, y: int) -> str:
    """A free place, where a card may be laid."""
    return (
        f'<rect x="{x * SQUARE + 5}" y="{y * SQUARE + 5}" '
        f'width="{SQUARE - 10}" height="{SQUARE - 10}" '
        f'rx="8" fill="{PAPER}" fill-opacity=".04" stroke="{GOLD}" stroke-opacity=".45" '
        'stroke-width="1.500" stroke-dasharray="6 6"/>'
    )


Box = tuple[int, int, int, int]
"""Left, top, width and height."""


def _frame(spots: Collection[Place]) -> Box:
    """The part of the plane that shows all these places."""
    left, top = (min(part) * SQUARE for part in zip(*spots, strict=True))
    right, low = (max(part) * SQUARE + SQUARE for part in zip(*spots, strict=True))
    return _wider((left, top, right - left, low - top))


def _wider(box: Box) -> Box:
    left, top, width, height = box
    return left - _MARGIN, top - _MARGIN, width + 2 * _MARGIN, height + 2 * _MARGIN


def _picture(box: Box, parts: Iterable[str]) -> str:
    """The parts on a dark background."""
    left, top, width, height = box
    table = f'<rect x="{left}" y="{top}" width="{width}" height="{height}" fill="{TABLE}"/>'
    return _svg(box, [table, *parts])


def _svg(box: Box, parts: Iterable[str]) -> str:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" '
        f'viewBox="{" ".join(map(str, box))}" role="img"><title>Fairy Trails</title>'
        f"<defs>{definitions()}</defs>{''.join(parts)}</svg>"
    )
