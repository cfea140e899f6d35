"""What each way to lay the tile or home in hand would bring, for the seat that decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....kernel.cache import BoundedCache
from ..data.outlines import (
    CARD_ICONS,
    HOME_OUTLINE,
    ICON_POINTS,
    KINSHIP_ICONS,
    PATH,
    POINTS_ICONS,
    SIZE,
    corner_of,
    lower_squares,
    outline_of,
    side_of,
    spread_lower,
    spread_upper,
    turns_of,
    upper_squares,
)
from ..rules.engine import Faeries
from ..rules.garden_scoring import home_squares, is_plant, plant_points, plant_size
from ..rules.lay import icon_count
from ..rules.numbers import HOMES_FROM, LAYS_FROM
from ..rules.tasks import LAY_TILE, PLACE_HOME, task_kind, task_tile, top_task
from ..state import Realm, path_squares, piece_lay, piece_seat, piece_which
from .names import SIDES, position
from .view_types import Neighbour, Prospect

Half = tuple[int, int]
"""A set of squares: those in the upper rows, and those in the lower rows."""

MOST_PROSPECTS: Final = 256
"""The number of questions whose prospects are kept."""

Prospects = tuple[Prospect, ...]
_FOUND: Final[BoundedCache[tuple[tuple[int, ...], int], Prospects]] = BoundedCache(MOST_PROSPECTS)


def prospects_of(state: Faeries, observer: int) -> Prospects:
    """All ways to lay the piece in hand if the observer is asked to, else none."""
    task = 0 if state.over else top_task(state)
    kind = task_kind(task)
    if kind not in (LAY_TILE, PLACE_HOME) or state.player() != observer:
        return ()
    pieces = tuple(piece for piece in state.laid if piece_seat(piece) == observer)
    known = _FOUND.get((pieces, task))
    return _FOUND.keep((pieces, task), _find(state, observer)) if known is None else known


def _find(state: Faeries, seat: int) -> Prospects:
    task = top_task(state)
    actions = state.legal_actions(seat)
    if task_kind(task) == PLACE_HOME:
        return tuple(_home(state, seat, action - HOMES_FROM) for action in actions)
    return tuple(_tile(state, seat, task_tile(task), action - LAYS_FROM) for action in actions)


def _tile(realm: Realm, seat: int, tile: int, lay: int) -> Prospect:
    outline, square = outline_of(tile, lay), corner_of(lay)
    under = upper_squares(outline, square), lower_squares(outline, square)
    is_path = side_of(lay) == PATH
    return Prospect(
        SIDES[side_of(lay)],
        turns_of(lay),
        *position(square),
        points=icon_count(POINTS_ICONS, *under) * ICON_POINTS,
        cards=icon_count(CARD_ICONS, *under),
        tokens=icon_count(KINSHIP_ICONS, *under),
        end=_joined(realm, seat, under) if is_path else _bloom(realm, seat, under, outline),
        beside=_neighbours(realm, seat, under),
    )


def _home(realm: Realm, seat: int, square: int) -> Prospect:
    under = upper_squares(HOME_OUTLINE, square), lower_squares(HOME_OUTLINE, square)
    undoubled = (
        plant_size(piece)
        for piece in _plants_beside(realm, seat, under)
        if plant_points(realm, piece) == plant_size(piece)
    )
    end, beside = sum(undoubled), _neighbours(realm, seat, under)
    return Prospect("home", 0, *position(square), 0, 0, 0, end, beside)


def _bloom(realm: Realm, seat: int, under: Half, outline: int) -> int:
    """What a plant here would score: nothing without a path, double beside a home."""
    if not _is_beside(under, _paths(realm, seat)):
        return 0
    return SIZE[outline] * _factor(realm, seat, under)


def _joined(realm: Realm, seat: int, under: Half) -> int:
    """What the plants that a path here would be the first to touch would score."""
    return sum(
        plant_size(piece) * _factor(realm, seat, _under(piece))
        for piece in _plants_beside(realm, seat, under)
        if not plant_points(realm, piece)
    )


def _factor(realm: Realm, seat: int, under: Half) -> int:
    return 2 if _is_beside(under, _homes(realm, seat)) else 1


def _neighbours(realm: Realm, seat: int, under: Half) -> tuple[Neighbour, ...]:
    """What lies next to these squares."""
    found: list[Neighbour] = []
    if _is_beside(under, _paths(realm, seat)):
        found.append("path")
    if _is_beside(under, _homes(realm, seat)):
        found.append("home")
    if any(True for _ in _plants_beside(realm, seat, under)):
        found.append("plant")
    return tuple(found)


def _paths(realm: Realm, seat: int) -> Half:
    return path_squares(realm, seat, 0), path_squares(realm, seat, 1)


def _homes(realm: Realm, seat: int) -> Half:
    return home_squares(realm, seat, 0), home_squares(realm, seat, 1)


def _plants_beside(realm: Realm, seat: int, under: Half) -> Iterator[int]:
    for piece in realm.laid:
        if piece_seat(piece) == seat and is_plant(piece) and _is_beside(_under(piece), under):
            yield piece


def _under(piece: int) -> Half:
    outline, square = outline_of(piece_which(piece), piece_lay(piece)), corner_of(piece_lay(piece))
    return upper_squares(outline, square), lower_squares(outline, square)


def _is_beside(under: Half, others: Half) -> bool:
    """Whether two sets of squares share an edge."""
    return bool(spread_upper(*under) & others[0] or spread_lower(*under) & others[1])
