"""Laying a tile: where it may lie, and what the icons under it give (FMC-31 to FMC-38R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.outlines import (
    CARD_ICON,
    CELLS,
    ICON,
    ICON_POINTS,
    KINSHIP_ICON,
    MOST_CELLS,
    PART,
    PATH,
    POINTS_ICON,
    SIZE,
    SQUARES,
    corner_of,
    lower_squares,
    outline_of,
    side_of,
    turns_of,
    upper_squares,
)
from ..state import (
    Realm,
    cover_squares,
    cover_with_path,
    lay_piece,
)
from .answers import list_set
from .build import replace_tile
from .entries import LAID
from .garden import (
    NO_WAYS,
    WAYS,
    find_ways,
    fits_twice,
    is_on_grid,
    is_uncovered,
    joins_paths,
    nth_way,
)
from .hand import draw_cards
from .numbers import LAYS_FROM
from .scoring import score_points
from .tasks import (
    PLACE_TOKENS,
    is_by_card,
    pop_task,
    push_task,
    task_tile,
    top_task,
)


def legal(realm: Realm, seat: i64, out: vec[i64]) -> i64:
    """Write all ways to lay the tile."""
    ways = NO_WAYS[:]
    find_ways(realm, seat, task_tile(top_task(realm)), ways)
    count: i64 = 0
    for at in range(WAYS):
        first = LAYS_FROM + at // 2 * SQUARES + at % 2 * PART
        count = list_set(out, count, first, ways[at])
    return count


def random(realm: Realm, seat: i64, rng: Rng) -> i64:
    """Draw one of these ways."""
    ways = NO_WAYS[:]
    found = find_ways(realm, seat, task_tile(top_task(realm)), ways)
    return LAYS_FROM + nth_way(ways, rng.below(found))


def why_not(realm: Realm, seat: i64, action: i64) -> str:
    """It would leave the grid, cover a covered square, or not join the paths."""
    if action < LAYS_FROM:
        return "FMC-31"
    tile = task_tile(top_task(realm))
    if not is_on_grid(tile, action - LAYS_FROM):
        return "FMC-37R"
    if not is_uncovered(realm, seat, tile, action - LAYS_FROM):
        return "FMC-31"
    assert not joins_paths(realm, seat, tile, action - LAYS_FROM), "every other lay is legal"
    return "FMC-32"


def apply(realm: Realm, seat: i64, action: i64, rng: Rng) -> None:
    """Lay the tile of the task this way."""
    _lay(realm, seat, action - LAYS_FROM, rng)


def settle_lay(realm: Realm, seat: i64, task: i64, rng: Rng) -> bool:
    """Lay the tile if there is only one way to; whether that was so."""
    tile = task_tile(task)
    if fits_twice(realm, seat, tile):
        return False
    ways = NO_WAYS[:]
    find_ways(realm, seat, tile, ways)
    _lay(realm, seat, nth_way(ways, 0), rng)
    return True


def _lay(realm: Realm, seat: i64, lay: i64, rng: Rng) -> None:
    """Lay the tile; if a card's effect took it, replace it (FMC-56R); then give the icons."""
    task = top_task(realm)
    tile = task_tile(task)
    pop_task(realm)
    lay_tile(realm, seat, tile, lay)
    if is_by_card(task):
        replace_tile(realm, rng)
    _give_icons(realm, seat, outline_of(tile, lay), corner_of(lay), rng)


def lay_tile(realm: Realm, seat: i64, tile: i64, lay: i64) -> None:
    """Lay a tile into the seat's garden."""
    cover_with_tile(realm, seat, tile, lay)
    lay_piece(realm, seat, tile, lay)
    if realm.telling:
        facts: list[int] = [seat, tile, side_of(lay), turns_of(lay), corner_of(lay)]
        realm.journal.note(LAID, NOBODY, facts)


def cover_with_tile(realm: Realm, seat: i64, tile: i64, lay: i64) -> None:
    """Cover the squares under a tile, with a path if that side is up."""
    outline = outline_of(tile, lay)
    upper = upper_squares(outline, corner_of(lay))
    lower = lower_squares(outline, corner_of(lay))
    if side_of(lay) == PATH:
        cover_with_path(realm, seat, upper, lower)
    else:
        cover_squares(realm, seat, upper, lower)


def _give_icons(realm: Realm, seat: i64, outline: i64, square: i64, rng: Rng) -> None:
    """Give the icons that a tile covers: points, then cards, then tokens (FMC-35, FMC-38R)."""
    points: i64 = 0
    cards: i64 = 0
    kinship: i64 = 0
    first = outline * MOST_CELLS
    for place in range(first, first + SIZE[outline]):
        icon = ICON[square + CELLS[place]]
        if icon == KINSHIP_ICON:
            kinship += 1
        elif icon == CARD_ICON:
            cards += 1
        elif icon == POINTS_ICON:
            points += ICON_POINTS
    if points:
        score_points(realm, seat, points, True)
    if cards:
        draw_cards(realm, seat, cards, rng)
    if kinship:
        push_task(realm, PLACE_TOKENS, seat, amount=kinship)
