"""A garden as one sees it: what lies where, what it would score, and which icons are left."""

from __future__ import annotations

from typing import Final

import msgspec

from ....kernel.memory import Memory
from ..data.components import FOLKS, GARDEN
from ..data.tables import CELLS, HOME_OUTLINE, MOST_CELLS, OUTLINE, SIZE, SQUARES
from ..rules.build import SIDES_FROM
from ..rules.scoring import doubled_points, plant_points, plant_size
from ..state import BESIDE, HOME_PIECES, Realm, piece_lay, piece_seat, piece_which
from .actions import SIDES

_ICONS: Final = {"kinship": "k", "card": "c", "points": "v"}
_MOST: Final = 4096


class LaidTile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tile in a garden: its frame's corner is x squares right and y down."""

    tile: int
    side: str
    turns: int
    x: int
    y: int
    points: int
    """What it would score now, doubled if so."""


class PlacedHome(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A home, with its upper left square; beside the garden it has none."""

    folk: str
    x: int | None
    y: int | None


class GardenView(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat's garden."""

    tiles: tuple[LaidTile, ...]
    """In the order laid."""
    homes: tuple[PlacedHome, ...]
    squares: tuple[str, ...]
    """Row by row: ``p`` plant, ``#`` path, ``h`` home; uncovered ``.``, or an icon: ``k`` Kinship,
    ``c`` card, ``v`` points."""
    plants: int
    """What the plants score without homes."""
    doubled: int
    """What homes add to that."""


def garden(realm: Realm, seat: int) -> GardenView:
    """The garden of a seat. It follows from its pieces, and is remembered: many look at it."""
    pieces = tuple(code for code in realm.laid if piece_seat(code) == seat)
    known = _REMEMBERED.get(pieces)
    return _REMEMBERED.keep(pieces, _seen(realm, pieces)) if known is None else known


def _seen(realm: Realm, pieces: tuple[int, ...]) -> GardenView:
    return GardenView(
        tiles=tuple(_tile(realm, code) for code in pieces if piece_which(code) < HOME_PIECES),
        homes=tuple(_home(code) for code in pieces if piece_which(code) >= HOME_PIECES),
        squares=_squares(pieces),
        plants=sum(plant_size(code) for code in pieces if plant_points(realm, code)),
        doubled=doubled_points(realm, piece_seat(pieces[0])) if pieces else 0,
    )


_REMEMBERED: Final[Memory[tuple[int, ...], GardenView]] = Memory(_MOST)


def covered(code: int) -> list[int]:
    """The squares that a piece lies on."""
    lay = piece_lay(code)
    if lay == BESIDE:
        return []
    is_home = piece_which(code) >= HOME_PIECES
    outline = HOME_OUTLINE if is_home else OUTLINE[piece_which(code) * 8 + lay // SQUARES]
    first = outline * MOST_CELLS
    return [lay % SQUARES + offset for offset in CELLS[first : first + SIZE[outline]]]


def _tile(realm: Realm, code: int) -> LaidTile:
    lay = piece_lay(code)
    side, turns, square = lay // SIDES_FROM, lay // SQUARES % 4, lay % SQUARES
    x, y = square % GARDEN.side, square // GARDEN.side
    return LaidTile(piece_which(code), SIDES[side], turns, x, y, plant_points(realm, code))


def _home(code: int) -> PlacedHome:
    folk, square = FOLKS[piece_which(code) - HOME_PIECES], piece_lay(code)
    if square == BESIDE:
        return PlacedHome(folk, None, None)
    return PlacedHome(folk, square % GARDEN.side, square // GARDEN.side)


def _squares(pieces: tuple[int, ...]) -> tuple[str, ...]:
    marks = ["."] * (GARDEN.side * GARDEN.side)
    for kind, squares in GARDEN.icons.items():
        for x, y in squares:
            marks[y * GARDEN.side + x] = _ICONS[kind]
    for code in pieces:
        is_home = piece_which(code) >= HOME_PIECES
        mark = "h" if is_home else "p#"[piece_lay(code) // SIDES_FROM]
        for square in covered(code):
            marks[square] = mark
    rows = range(0, len(marks), GARDEN.side)
    return tuple("".join(marks[row : row + GARDEN.side]) for row in rows)
