"""What decisions gain a seat at a glance, in hundredths of a point."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ..data.bits import how_many
from ..data.components import MOST_STEPS
from ..data.outlines import (
    CARD_ICON,
    CELLS,
    HOME_OUTLINE,
    ICON,
    KINSHIP_ICON,
    LOWER_EDGE,
    MOST_CELLS,
    PATH,
    POINTS_ICON,
    SIZE,
    UPPER_EDGE,
    corner_of,
    lower_squares,
    outline_of,
    side_of,
    spread_lower,
    spread_upper,
    upper_squares,
)
from ..data.tables import (
    ANY,
    AT_END,
    BEFRIEND_STEP,
    BUILD_STEP,
    COUNT_STEP,
    DRAW_STEP,
    HELP_STEP,
    MOVE_STEP,
    PLACE_STEP,
    POINTS_STEP,
    RECOVER_STEP,
    REMOVE_STEP,
    RIVAL_DISCARDS_STEP,
    RIVALS_DISCARD_STEP,
    SPEND_STEP,
    STEAL_STEP,
    STEPS,
    TAKE_STEP,
    amount_of,
    branch_of,
    step_folk,
    verb_of,
    whose_of,
)
from ..rules.garden_scoring import home_squares, is_path, is_plant, plant_points, plant_size
from ..rules.scoring import counted_points
from ..state import (
    HAND,
    Realm,
    card_count,
    covered_squares,
    free_squares,
    path_squares,
    piece_lay,
    piece_seat,
    piece_which,
    supply_of,
)
from .contest import best_move, best_place, best_taking, token_gain

POINT: Final[i64] = 100
TOKEN_GAIN: Final[i64] = 140
"""The value of a token that can go anywhere."""
CARD_GAIN: Final[i64] = 90
"""The value of drawing a card."""
FRIEND_GAIN: Final[i64] = 80
"""The value of befriending a card."""
TILE_GAIN: Final[i64] = 230
"""The value of laying a tile."""
UNJOINED: Final[i64] = 12
"""The value of a square of a plant that no path touches yet."""
WAYSIDE_GAIN: Final[i64] = 35
"""The value of a free square beside a path."""

# ---------------------------------------------------------------- gardens


def lay_gain(realm: Realm, seat: i64, tile: i64, lay: i64) -> i64:
    """What laying a tile this way gains."""
    outline = outline_of(tile, lay)
    square = corner_of(lay)
    upper = upper_squares(outline, square)
    lower = lower_squares(outline, square)
    near = spread_upper(upper, lower)
    below = spread_lower(upper, lower)
    gain = _icon_gain(outline, square) + _snugness(realm, seat, upper, lower, near, below)
    if side_of(lay) == PATH:
        return gain + _path_gain(realm, seat, near, below)
    size = SIZE[outline] * POINT
    if not (near & path_squares(realm, seat, 0) or below & path_squares(realm, seat, 1)):
        return gain + size * UNJOINED // 100
    gain -= WAYSIDE_GAIN * _wayside(realm, seat, upper, lower)
    if near & home_squares(realm, seat, 0) or below & home_squares(realm, seat, 1):
        return gain + 2 * size
    return gain + size


def _wayside(realm: Realm, seat: i64, upper: i64, lower: i64) -> i64:
    """The number of these squares beside a path: room that other tiles lose."""
    paths = path_squares(realm, seat, 0)
    below = path_squares(realm, seat, 1)
    return how_many(upper & spread_upper(paths, below)) + how_many(
        lower & spread_lower(paths, below)
    )


def _icon_gain(outline: i64, square: i64) -> i64:
    gain: i64 = 0
    first = outline * MOST_CELLS
    for place in range(first, first + SIZE[outline]):
        icon = ICON[square + CELLS[place]]
        if icon == POINTS_ICON:
            gain += 2 * POINT
        elif icon == KINSHIP_ICON:
            gain += TOKEN_GAIN
        elif icon == CARD_ICON:
            gain += CARD_GAIN
    return gain


def _snugness(realm: Realm, seat: i64, upper: i64, lower: i64, near: i64, below: i64) -> i64:
    """What lying close to other pieces and the border gains: more room is left."""
    beside = how_many(near & covered_squares(realm, seat, 0))
    beside += how_many(below & covered_squares(realm, seat, 1))
    edge = how_many(upper & UPPER_EDGE) + how_many(lower & LOWER_EDGE)
    return (beside + edge) * 9


def _path_gain(realm: Realm, seat: i64, near: i64, below: i64) -> i64:
    """What a path gains: it joins plants beside it, and makes room for others."""
    gain: i64 = 0
    paths: i64 = 0
    plants: i64 = 0
    for piece in realm.laid:
        if piece_seat(piece) == seat and is_path(piece):
            paths += 1
        elif piece_seat(piece) == seat and is_plant(piece):
            plants += 1
            if not plant_points(realm, piece) and _touches(piece, near, below):
                gain += plant_size(piece) * (POINT - UNJOINED)
    free = how_many(near & free_squares(realm, seat, 0))
    free += how_many(below & free_squares(realm, seat, 1))
    used = how_many(near & path_squares(realm, seat, 0))
    used += how_many(below & path_squares(realm, seat, 1))
    wanted = 330 if not paths else max(0, 260 - 90 * (2 * paths - plants))
    return gain + wanted + (free - used) * WAYSIDE_GAIN


def _touches(piece: i64, near: i64, below: i64) -> bool:
    outline = outline_of(piece_which(piece), piece_lay(piece))
    square = corner_of(piece_lay(piece))
    return upper_squares(outline, square) & near != 0 or lower_squares(outline, square) & below != 0


def home_gain(realm: Realm, seat: i64, square: i64) -> i64:
    """What placing a home here gains: plants beside it count double."""
    upper = upper_squares(HOME_OUTLINE, square)
    lower = lower_squares(HOME_OUTLINE, square)
    near = spread_upper(upper, lower)
    below = spread_lower(upper, lower)
    gain: i64 = -_icon_gain(HOME_OUTLINE, square) // 3
    for piece in realm.laid:
        if piece_seat(piece) == seat and is_plant(piece) and _touches(piece, near, below):
            worth: i64 = POINT if plant_points(realm, piece) else POINT // 3
            gain += plant_size(piece) * worth
    free = how_many(near & free_squares(realm, seat, 0))
    free += how_many(below & free_squares(realm, seat, 1))
    return gain + 30 * free


# ---------------------------------------------------------------- cards


def card_gain(realm: Realm, seat: i64, card: i64, branch: i64) -> i64:
    """What the steps of a card gain, those of this branch included."""
    gain: i64 = 0
    for place in range(card * MOST_STEPS, card * MOST_STEPS + MOST_STEPS):
        step = STEPS[place]
        if step and (branch_of(step) == 0 or branch_of(step) == branch):
            gain += step_gain(realm, seat, step)
    return gain


def play_gain(realm: Realm, seat: i64, card: i64) -> i64:
    """What playing a card gains with its better option."""
    best = max(card_gain(realm, seat, card, 1), card_gain(realm, seat, card, 2))
    return max(best, card_gain(realm, seat, card, 3))


def step_gain(realm: Realm, seat: i64, step: i64) -> i64:
    """What a step gains."""
    verb = verb_of(step)
    amount = amount_of(step)
    if verb == POINTS_STEP:
        return amount * POINT
    if verb == COUNT_STEP:
        return counted_points(realm, seat, step) * POINT
    if verb == PLACE_STEP:
        if not supply_of(realm, seat):
            return 0
        folk = step_folk(step)
        if folk == ANY:
            return amount * best_place(realm, seat)
        return amount * token_gain(realm, seat, seat, folk, 1)
    return _other_gain(realm, seat, verb, amount, step)


def _other_gain(realm: Realm, seat: i64, verb: i64, amount: i64, step: i64) -> i64:
    if verb == MOVE_STEP:
        return amount * best_move(realm, seat, whose_of(step))
    if verb == REMOVE_STEP:
        return amount * best_taking(realm, seat, 0)
    if verb == STEAL_STEP:
        return amount * best_taking(realm, seat, 1) if supply_of(realm, seat) else 0
    if verb in (DRAW_STEP, RECOVER_STEP):
        return amount * CARD_GAIN
    if verb in (BEFRIEND_STEP, TAKE_STEP):
        return FRIEND_GAIN if verb == BEFRIEND_STEP else FRIEND_GAIN + CARD_GAIN
    if verb in (BUILD_STEP, HELP_STEP):
        return TILE_GAIN if verb == BUILD_STEP else _help_gain(realm, seat)
    if verb in (RIVALS_DISCARD_STEP, RIVAL_DISCARDS_STEP):
        return amount * _discard_gain(realm, seat, verb == RIVALS_DISCARD_STEP)
    return -CARD_GAIN if verb == SPEND_STEP else 0


def _help_gain(realm: Realm, seat: i64) -> i64:
    return 200 if card_count(realm, seat, HAND) > 1 else 0


def _discard_gain(realm: Realm, seat: i64, of_all: bool) -> i64:
    """What a forced discard gains: rivals without cards lose none."""
    holders: i64 = 0
    for other in range(realm.seats):
        if other != seat and card_count(realm, other, HAND):
            holders += 1
    if not of_all:
        return 45 if holders else 0
    return 60 * holders // (realm.seats - 1)


def keep_gain(realm: Realm, seat: i64, card: i64) -> i64:
    """What having a card is worth: what playing it gains, and what it counts at the end."""
    gain = play_gain(realm, seat, card)
    if AT_END[card]:
        gain += POINT * (counted_points(realm, seat, AT_END[card]) + 1) // 2
    return gain
