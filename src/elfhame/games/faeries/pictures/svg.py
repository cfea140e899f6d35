"""A view as an SVG diagram: the areas, the offers, every garden, and what seats have."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ....kernel.picture import Spot, Spots
from ..data.components import FOLKS, GARDEN_BOARD
from ..knowledge.garden_view import ICON_MARKS
from ..knowledge.names import square_name
from ..knowledge.view_types import AreaView, FaeriesView
from .table import LINE, on_the_table, seat_lines, table_height, words

CELL: Final = 12
MARGIN: Final = 14
WIDTH: Final = CELL * GARDEN_BOARD.side
BOX: Final = 62

_FILLS: Final = {"p": "#7fae74", "#": "#c9b48a", "h": "#b5658f"}
_SIGNS: Final = {"k": "◆", "c": "▮", "v": "2"}
_SEATS: Final = ("#a33b52", "#2f6f8f", "#8a6d1f", "#4c4a8c")


def svg_of(view: FaeriesView | None) -> str:
    """The view as a picture; without one, the bare board and one empty garden."""
    gardens = [player.garden.squares for player in view.players] if view else [_bare()]
    areas = view.areas if view else tuple(AreaView(folk, (), (), (), None, 0) for folk in FOLKS)
    width = MARGIN + max(len(FOLKS) * (BOX + 6), len(gardens) * (WIDTH + MARGIN))
    top = _gardens_top(view)
    height = top + WIDTH + MARGIN
    parts = [_area(area, MARGIN + place * (BOX + 6)) for place, area in enumerate(areas)]
    parts += [
        _garden(squares, MARGIN + seat * (WIDTH + MARGIN), top, seat)
        for seat, squares in enumerate(gardens)
    ]
    if view:
        parts += on_the_table(view, MARGIN, BOX + 2 * MARGIN)
        parts += _seats(view, height)
        height += LINE * max(len(list(seat_lines(player))) for player in view.players)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'font-family="sans-serif" font-size="8">{"".join(parts)}</svg>'
    )


def spots_of(view: FaeriesView) -> Spots:
    """The areas by folk, and the squares of gardens: seat and square, such as ``0 C4``."""
    areas: dict[str, Spot] = {
        folk: Spot(MARGIN + place * (BOX + 6), MARGIN, BOX, BOX) for place, folk in enumerate(FOLKS)
    }
    side = range(GARDEN_BOARD.side)
    squares = {
        f"{seat} {square_name(x, y)}": Spot(
            MARGIN + seat * (WIDTH + MARGIN) + x * CELL, _gardens_top(view) + y * CELL, CELL, CELL
        )
        for seat in range(view.seats)
        for y in side
        for x in side
    }
    return {**areas, **squares}


def _gardens_top(view: FaeriesView | None) -> int:
    return BOX + 2 * MARGIN + (table_height(view) if view else 0)


def _seats(view: FaeriesView, top: int) -> Iterable[str]:
    """What every seat has, below its garden."""
    for seat, player in enumerate(view.players):
        left = MARGIN + seat * (WIDTH + MARGIN)
        for number, line in enumerate(seat_lines(player)):
            yield words(left, top + LINE * number, line, _SEATS[seat])


def _bare() -> tuple[str, ...]:
    where = {at: ICON_MARKS[kind] for kind, squares in GARDEN_BOARD.icons.items() for at in squares}
    side = range(GARDEN_BOARD.side)
    return tuple("".join(where.get((x, y), ".") for x in side) for y in side)


def _area(area: AreaView, x: int) -> str:
    parts = [
        f'<rect x="{x}" y="{MARGIN}" width="{BOX}" height="{BOX}" rx="8" fill="#efe7d6" '
        'stroke="#8b7d62"/>',
        f'<text x="{x + BOX // 2}" y="{MARGIN + 11}" text-anchor="middle">{area.folk}</text>',
    ]
    for seat, number in enumerate(area.tokens):
        y = MARGIN + 22 + 10 * seat
        star = " ⌂" if area.home == seat else ""
        parts.append(
            f'<circle cx="{x + 14}" cy="{y}" r="4" fill="{_SEATS[seat]}"/>'
            f'<text x="{x + 22}" y="{y + 3}">{seat}: {number}{star}</text>'
        )
        if area.points[seat]:
            parts.append(words(x + BOX - 22, y + 3, f"+{area.points[seat]}", _SEATS[seat]))
    return "".join(parts)


def _garden(squares: tuple[str, ...], left: int, above: int, seat: int) -> str:
    parts = [
        f'<text x="{left}" y="{above - 3}" fill="{_SEATS[seat]}">{seat}</text>',
        f'<rect x="{left}" y="{above}" width="{WIDTH}" height="{WIDTH}" fill="#a5cf63" '
        'stroke="#8b7d62"/>',
    ]
    for y, row in enumerate(squares):
        for x, mark in enumerate(row):
            parts.append(_square(mark, left + x * CELL, above + y * CELL))
    return "".join(parts)


def _square(mark: str, x: int, y: int) -> str:
    if mark in _FILLS:
        return (
            f'<rect x="{x}" y="{y}" width="{CELL}" height="{CELL}" fill="{_FILLS[mark]}" '
            'stroke="#5b5340" stroke-width="0.5"/>'
        )
    sign = _SIGNS.get(mark)
    if sign is None:
        return ""
    middle = x + CELL // 2
    return f'<text x="{middle}" y="{y + 9}" text-anchor="middle" fill="#fffdf4">{sign}</text>'
