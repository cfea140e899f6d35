"""Laying a tile: where it may lie, and what the icons under it give (FMC-31 to FMC-38R)."""
# compiled

from __future__ import annotations

from typing import final

from ....kernel.arrays import i64, vec
from ....kernel.bits import how_many, list_set
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.outlines import (
    CARD_ICONS,
    FACES,
    ICON_POINTS,
    KINSHIP_ICONS,
    PART,
    PARTS,
    PATH,
    POINTS_ICONS,
    SQUARES,
    corner_of,
    lower_squares,
    outline_of,
    side_of,
    turns_of,
    upper_squares,
)
from ..state import Realm, cover_squares, cover_with_path, lay_piece
from .build import replace_tile
from .decision import Decision
from .entries import LAID
from .garden import (
    NO_WAYS,
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
from .tasks import PLACE_TOKENS, is_by_card, pop_task, push_task, task_tile


@final
class LayTile(Decision):
    """The tile that was taken is laid (FMC-31 to FMC-33, FMC-37R).

    Its ways don't fit into two sets, so this class lists and draws them itself.
    """

    __slots__ = ()

    def legal(self, realm: Realm, seat: i64, task: i64, out: vec[i64]) -> i64:
        ways = NO_WAYS[:]
        find_ways(realm, seat, task_tile(task), ways)
        count: i64 = 0
        for face in range(FACES):
            first = LAYS_FROM + face * SQUARES
            count = list_set(out, count, first, ways[face * PARTS])
            count = list_set(out, count, first + PART, ways[face * PARTS + 1])
        return count

    def random(self, realm: Realm, seat: i64, task: i64, rng: Rng) -> i64:
        ways = NO_WAYS[:]
        found = find_ways(realm, seat, task_tile(task), ways)
        return LAYS_FROM + nth_way(ways, rng.below(found))

    def settle(self, realm: Realm, seat: i64, task: i64, rng: Rng) -> bool:
        """Lay the tile if there is only one way to."""
        if fits_twice(realm, seat, task_tile(task)):
            return False
        ways = NO_WAYS[:]
        find_ways(realm, seat, task_tile(task), ways)
        pop_task(realm)
        self.apply(realm, seat, task, LAYS_FROM + nth_way(ways, 0), rng)
        return True

    def why_not(self, realm: Realm, seat: i64, task: i64, action: i64) -> str:
        """It would leave the grid, cover a covered square, or not join the paths."""
        if action < LAYS_FROM:
            return "FMC-31"
        tile = task_tile(task)
        if not is_on_grid(tile, action - LAYS_FROM):
            return "FMC-37R"
        if not is_uncovered(realm, seat, tile, action - LAYS_FROM):
            return "FMC-31"
        assert not joins_paths(realm, seat, tile, action - LAYS_FROM), "every other lay is legal"
        return "FMC-32"

    def apply(self, realm: Realm, seat: i64, task: i64, action: i64, rng: Rng) -> None:
        """Lay the tile; if a card's effect took it, replace it (FMC-56R); then give the icons."""
        tile = task_tile(task)
        lay = action - LAYS_FROM
        lay_tile(realm, seat, tile, lay)
        if is_by_card(task):
            replace_tile(realm, rng)
        _give_icons(realm, seat, tile, lay, rng)


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


def _give_icons(realm: Realm, seat: i64, tile: i64, lay: i64, rng: Rng) -> None:
    """Give the icons that a tile covers: points, then cards, then tokens (FMC-35, FMC-38R)."""
    upper = upper_squares(outline_of(tile, lay), corner_of(lay))
    lower = lower_squares(outline_of(tile, lay), corner_of(lay))
    points = icon_count(POINTS_ICONS, upper, lower)
    if points:
        score_points(realm, seat, points * ICON_POINTS, True)
    cards = icon_count(CARD_ICONS, upper, lower)
    if cards:
        draw_cards(realm, seat, cards, rng)
    kinship = icon_count(KINSHIP_ICONS, upper, lower)
    if kinship:
        push_task(realm, PLACE_TOKENS, seat, amount=kinship)


def icon_count(icons: vec[i64], upper: i64, lower: i64) -> i64:
    """The number of squares with this icon among these."""
    return how_many(icons[0] & upper) + how_many(icons[1] & lower)
