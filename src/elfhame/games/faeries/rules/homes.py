"""Homes: their new owner places them at once, or keeps them beside the garden (FMC-60, FMC-61R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.bits import how_many, lowest, nth
from ..data.outlines import (
    HOME_OUTLINE,
    PART,
    lower_fits,
    lower_squares,
    upper_fits,
    upper_squares,
)
from ..data.tables import FOLK_COUNT
from ..state import (
    ALL_HOMES,
    BESIDE_GARDEN,
    HOME_PIECES,
    Realm,
    cover_squares,
    free_squares,
    is_home,
    lay_piece,
    piece_lay,
)
from . import entries
from .answers import list_set
from .end import bring_end
from .numbers import HOMES_FROM
from .tasks import (
    pop_task,
    task_folk,
    top_task,
)


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write the squares at which the home fits, by its upper left corner."""
    count = list_set(out, 0, HOMES_FROM, home_corners(realm, seat, 0))
    return list_set(out, count, HOMES_FROM + PART, home_corners(realm, seat, 1))


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of these squares."""
    upper = home_corners(realm, seat, 0)
    lower = home_corners(realm, seat, 1)
    above = how_many(upper)
    drawn = rng.below(above + how_many(lower))
    if drawn < above:
        return HOMES_FROM + nth(upper, drawn)
    return HOMES_FROM + PART + nth(lower, drawn - above)


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """The home must be placed on uncovered squares."""
    return "FMC-60"


def apply(realm: Realm, seat: i64, action: i64) -> None:
    """Place the home where its owner likes (FMC-64R)."""
    folk = task_folk(top_task(realm))
    pop_task(realm)
    place_home(realm, seat, folk, action - HOMES_FROM)


def settle_home(realm: Realm, seat: i64, task: i64) -> bool:
    """Place the home if it fits once or nowhere; whether that was so."""
    upper = home_corners(realm, seat, 0)
    lower = home_corners(realm, seat, 1)
    if how_many(upper) + how_many(lower) > 1:
        return False
    pop_task(realm)
    if upper | lower:
        square = lowest(upper) if upper else PART + lowest(lower)
        place_home(realm, seat, task_folk(task), square)
    else:
        _keep_beside(realm, seat, task_folk(task))
    return True


def home_corners(realm: Realm, seat: i64, part: i64) -> i64:
    """The squares in one part of the garden at which a home fits, as a set."""
    below = free_squares(realm, seat, 1)
    if part:
        return lower_fits(HOME_OUTLINE, below)
    return upper_fits(HOME_OUTLINE, free_squares(realm, seat, 0), below)


def place_home(realm: Realm, seat: i64, folk: i64, square: i64) -> None:
    """Place a home in the seat's garden."""
    cover_with_home(realm, seat, square)
    lay_piece(realm, seat, HOME_PIECES + folk, square)
    if realm.telling:
        realm.journal.note(entries.HOUSED, NOBODY, [seat, folk, square])
    _end_with_homes(realm)


def cover_with_home(realm: Realm, seat: i64, square: i64) -> None:
    """Cover the squares under a home."""
    upper = upper_squares(HOME_OUTLINE, square)
    cover_squares(realm, seat, upper, lower_squares(HOME_OUTLINE, square))


def _keep_beside(realm: Realm, seat: i64, folk: i64) -> None:
    """Keep a home that fits nowhere beside the garden: it isn't placed (FMC-61R)."""
    lay_piece(realm, seat, HOME_PIECES + folk, BESIDE_GARDEN)
    if realm.telling:
        realm.journal.note(entries.BESIDE, NOBODY, [seat, folk])


def _end_with_homes(realm: Realm) -> None:
    """Trigger the end once all five homes are placed in gardens (FMC-61R, FMC-70)."""
    placed: i64 = 0
    for piece in realm.laid:
        if is_home(piece) and piece_lay(piece) != BESIDE_GARDEN:
            placed += 1
    if placed == FOLK_COUNT:
        bring_end(realm, ALL_HOMES)
