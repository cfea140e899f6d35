"""The terms of tiles and homes: plants that bloom, icons that are covered, room that is left."""

from __future__ import annotations

from collections.abc import Iterator

from ..data.outlines import (
    CARD_ICONS,
    HOME_OUTLINE,
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
    upper_squares,
)
from ..rules.garden_scoring import is_path, plant_size
from ..rules.lay import icon_count
from ..state import Realm, piece_seat
from .gains import CARD_GAIN, POINT
from .garden_gains import (
    TOKEN_GAIN,
    UNJOINED,
    WAYSIDE_GAIN,
    bloom_gain,
    doubled_gain,
    home_gain,
    icon_gain,
    is_doubled,
    is_joined,
    joined_gain,
    lay_gain,
    wayside,
)
from .term_types import (
    CoversCards,
    CoversPoints,
    CoversTokens,
    FaeriesTerm,
    FitsSnugly,
    HomeCovers,
    HomeDoubles,
    HomeRoom,
    JoinsPlants,
    OpensRoom,
    PlantBlooms,
    PlantWaits,
    TakesWayside,
)


def lay_terms(realm: Realm, seat: int, tile: int, lay: int) -> Iterator[FaeriesTerm]:
    """What laying a tile this way gains; what is left over is how snugly it lies, or room."""
    outline, square = outline_of(tile, lay), corner_of(lay)
    upper, lower = upper_squares(outline, square), lower_squares(outline, square)
    near, below = spread_upper(upper, lower), spread_lower(upper, lower)
    found = _icons(outline, square)
    if side_of(lay) == PATH:
        found += _path_terms(realm, seat, near, below)
    elif not is_joined(realm, seat, near, below):
        found.append(
            PlantWaits(squares=SIZE[outline], worth=SIZE[outline] * POINT * UNJOINED // 100)
        )
    else:
        taken, doubled = wayside(realm, seat, upper, lower), is_doubled(realm, seat, near, below)
        worth = bloom_gain(realm, seat, outline, near, below)
        found.append(PlantBlooms(squares=SIZE[outline], doubled=int(doubled), worth=worth))
        found.append(TakesWayside(squares=taken, worth=-WAYSIDE_GAIN * taken))
    rest = lay_gain(realm, seat, tile, lay) - sum(term.worth for term in found)
    yield from found
    if side_of(lay) == PATH:
        paths = (piece for piece in realm.laid if piece_seat(piece) == seat and is_path(piece))
        first = int(not any(True for _ in paths))
        yield OpensRoom(first=first, enough=int(rest < 0), worth=rest)
    else:
        yield FitsSnugly(worth=rest)


def _icons(outline: int, square: int) -> list[FaeriesTerm]:
    upper, lower = upper_squares(outline, square), lower_squares(outline, square)
    points = 2 * icon_count(POINTS_ICONS, upper, lower)
    tokens = icon_count(KINSHIP_ICONS, upper, lower)
    cards = icon_count(CARD_ICONS, upper, lower)
    return [
        CoversPoints(points=points, worth=points * POINT),
        CoversTokens(tokens=tokens, worth=tokens * TOKEN_GAIN),
        CoversCards(cards=cards, worth=cards * CARD_GAIN),
    ]


def _path_terms(realm: Realm, seat: int, near: int, below: int) -> list[FaeriesTerm]:
    """The plants that a path joins."""
    pieces = [piece for piece in realm.laid if piece_seat(piece) == seat]
    gains = [(piece, joined_gain(realm, piece, near, below)) for piece in pieces]
    squares = sum(plant_size(piece) for piece, gain in gains if gain)
    return [JoinsPlants(squares=squares, worth=sum(gain for _, gain in gains))]


def home_terms(realm: Realm, seat: int, square: int) -> Iterator[FaeriesTerm]:
    """What placing a home here gains."""
    upper, lower = upper_squares(HOME_OUTLINE, square), lower_squares(HOME_OUTLINE, square)
    near, below = spread_upper(upper, lower), spread_lower(upper, lower)
    pieces = [piece for piece in realm.laid if piece_seat(piece) == seat]
    gains = [(piece, doubled_gain(realm, piece, near, below)) for piece in pieces]
    doubled = sum(gain for _, gain in gains)
    covered = -icon_gain(HOME_OUTLINE, square) // 3
    room = home_gain(realm, seat, square) - doubled - covered
    yield HomeDoubles(
        squares=sum(plant_size(piece) for piece, gain in gains if gain), worth=doubled
    )
    yield HomeRoom(squares=room // 30, worth=room)
    yield HomeCovers(worth=covered)
