"""What things gain a seat, in hundredths of a point, as far as one sees at a glance."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ..data.tables import (
    ANY,
    AT_END,
    BEFRIEND,
    BUILD,
    CARD_ICON,
    CELLS,
    COUNT,
    DRAW,
    HELP,
    HOME_OUTLINE,
    ICON,
    KINSHIP_ICON,
    LOWER_EDGE,
    MOST_CELLS,
    MOST_STEPS,
    MOVE,
    OUTLINE,
    PART_MASK,
    PLACE,
    POINTS,
    POINTS_ICON,
    RECOVER,
    REMOVE,
    RIVAL_DISCARDS,
    RIVALS_DISCARD,
    SIZE,
    SPEND,
    SQUARES,
    STEAL,
    STEPS,
    TAKE,
    UPPER_EDGE,
    amount_of,
    branch_of,
    folk_of,
    how_many,
    verb_of,
    whose_of,
)
from ..rules.build import SIDES_FROM, lower_squares, spread_lower, spread_upper, upper_squares
from ..rules.scoring import counted, home_squares, plant_points, plant_size
from ..state import (
    COVERED,
    HAND,
    HOME_PIECES,
    PATHS,
    STRIDE,
    SUPPLY,
    Realm,
    count,
    piece_lay,
    piece_seat,
    piece_which,
    word,
)
from .contest import best_move, best_place, best_taking, token_gain

POINT: Final = 100
TOKEN: Final = 140
"""A token that goes anywhere."""
CARD: Final = 90
"""A card drawn."""
FRIEND: Final = 80
"""A card befriended."""
TILE: Final = 230
"""A tile laid."""
UNJOINED: Final = 12
"""A square of a plant that no path joins yet."""
WAYSIDE: Final = 35
"""A free square beside a path."""

# ---------------------------------------------------------------- gardens


def lay_gain(realm: Realm, seat: i64, tile: i64, lay: i64) -> i64:
    """What it gains to lay a tile so."""
    outline = OUTLINE[tile * 8 + lay // SQUARES]
    square = lay % SQUARES
    upper = upper_squares(outline, square)
    lower = lower_squares(outline, square)
    near = spread_upper(upper, lower)
    below = spread_lower(upper, lower)
    gain = _icon_gain(outline, square) + _snugness(realm, seat, upper, lower, near, below)
    if lay >= SIDES_FROM:
        return gain + _path_gain(realm, seat, near, below)
    size = SIZE[outline] * POINT
    paths = seat * STRIDE + PATHS
    if not (near & realm.words[paths] or below & realm.words[paths + 1]):
        return gain + size * UNJOINED // 100
    gain -= WAYSIDE * _wayside(realm, seat, upper, lower)
    if near & home_squares(realm, seat, 0) or below & home_squares(realm, seat, 1):
        return gain + 2 * size
    return gain + size


def _wayside(realm: Realm, seat: i64, upper: i64, lower: i64) -> i64:
    """How many of these squares lie beside a path: room that no other plant or path has then."""
    there = seat * STRIDE + PATHS
    paths = realm.words[there]
    below = realm.words[there + 1]
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
            gain += TOKEN
        elif icon == CARD_ICON:
            gain += CARD
    return gain


def _snugness(realm: Realm, seat: i64, upper: i64, lower: i64, near: i64, below: i64) -> i64:
    """Pieces that lie close to others and the border leave more room."""
    at = seat * STRIDE + COVERED
    beside = how_many(near & realm.words[at]) + how_many(below & realm.words[at + 1])
    edge = how_many(upper & UPPER_EDGE) + how_many(lower & LOWER_EDGE)
    return (beside + edge) * 9


def _path_gain(realm: Realm, seat: i64, near: i64, below: i64) -> i64:
    """A path connects plants that lie beside it, and makes room beside it for others."""
    gain: i64 = 0
    paths: i64 = 0
    plants: i64 = 0
    for code in realm.laid:
        if piece_seat(code) == seat and piece_which(code) < HOME_PIECES:
            if piece_lay(code) >= SIDES_FROM:
                paths += 1
                continue
            plants += 1
            if not plant_points(realm, code) and _touches(code, near, below):
                gain += plant_size(code) * (POINT - UNJOINED)
    at = seat * STRIDE
    words = realm.words
    free = how_many(near & PART_MASK & ~words[at + COVERED])
    free += how_many(below & PART_MASK & ~words[at + COVERED + 1])
    used = how_many(near & words[at + PATHS]) + how_many(below & words[at + PATHS + 1])
    wanted = 330 if not paths else max(0, 260 - 90 * (2 * paths - plants))
    return gain + wanted + (free - used) * WAYSIDE


def _touches(code: i64, near: i64, below: i64) -> bool:
    outline = OUTLINE[piece_which(code) * 8 + piece_lay(code) // SQUARES]
    square = piece_lay(code) % SQUARES
    return upper_squares(outline, square) & near != 0 or lower_squares(outline, square) & below != 0


def home_gain(realm: Realm, seat: i64, square: i64) -> i64:
    """What it gains to place a home there: plants beside it count double."""
    upper = upper_squares(HOME_OUTLINE, square)
    lower = lower_squares(HOME_OUTLINE, square)
    near = spread_upper(upper, lower)
    below = spread_lower(upper, lower)
    gain: i64 = -_icon_gain(HOME_OUTLINE, square) // 3
    for code in realm.laid:
        if piece_seat(code) != seat or piece_which(code) >= HOME_PIECES:
            continue
        if piece_lay(code) < SIDES_FROM and _touches(code, near, below):
            worth: i64 = POINT if plant_points(realm, code) else POINT // 3
            gain += plant_size(code) * worth
    at = seat * STRIDE + COVERED
    free = how_many(near & PART_MASK & ~realm.words[at])
    free += how_many(below & PART_MASK & ~realm.words[at + 1])
    return gain + 30 * free


# ---------------------------------------------------------------- cards


def card_gain(realm: Realm, seat: i64, card: i64, branch: i64) -> i64:
    """What a card gains whose steps of this option are done."""
    gain: i64 = 0
    for place in range(card * MOST_STEPS, card * MOST_STEPS + MOST_STEPS):
        step = STEPS[place]
        if step and (branch_of(step) == 0 or branch_of(step) == branch):
            gain += step_gain(realm, seat, step)
    return gain


def play_gain(realm: Realm, seat: i64, card: i64) -> i64:
    """What a card gains when it is played, the better option taken."""
    best = max(card_gain(realm, seat, card, 1), card_gain(realm, seat, card, 2))
    return max(best, card_gain(realm, seat, card, 3))


def step_gain(realm: Realm, seat: i64, step: i64) -> i64:
    """What a step gains."""
    verb = verb_of(step)
    amount = amount_of(step)
    if verb == POINTS:
        return amount * POINT
    if verb == COUNT:
        return counted(realm, seat, step) * POINT
    if verb == PLACE:
        if not word(realm, seat, SUPPLY):
            return 0
        folk = folk_of(step)
        if folk == ANY:
            return amount * best_place(realm, seat)
        return amount * token_gain(realm, seat, seat, folk, 1)
    return _other_gain(realm, seat, verb, amount, step)


def _other_gain(realm: Realm, seat: i64, verb: i64, amount: i64, step: i64) -> i64:
    if verb == MOVE:
        return amount * best_move(realm, seat, whose_of(step))
    if verb == REMOVE:
        return amount * best_taking(realm, seat, 0)
    if verb == STEAL:
        return amount * best_taking(realm, seat, 1) if word(realm, seat, SUPPLY) else 0
    if verb in (DRAW, RECOVER):
        return amount * CARD
    if verb in (BEFRIEND, TAKE):
        return FRIEND if verb == BEFRIEND else FRIEND + CARD
    if verb in (BUILD, HELP):
        return TILE if verb == BUILD else _help_gain(realm, seat)
    if verb in (RIVALS_DISCARD, RIVAL_DISCARDS):
        return amount * _discard_gain(realm, seat, verb == RIVALS_DISCARD)
    return -CARD if verb == SPEND else 0


def _help_gain(realm: Realm, seat: i64) -> i64:
    return 200 if count(realm, seat, HAND) > 1 else 0


def _discard_gain(realm: Realm, seat: i64, of_all: bool) -> i64:
    """Rivals without cards lose none."""
    holders: i64 = 0
    for other in range(realm.seats):
        if other != seat and count(realm, other, HAND):
            holders += 1
    if not of_all:
        return 45 if holders else 0
    return 60 * holders // (realm.seats - 1)


def keep_gain(realm: Realm, seat: i64, card: i64) -> i64:
    """What it is worth to have a card: what it would gain, and what it counts at the end."""
    gain = play_gain(realm, seat, card)
    if AT_END[card]:
        gain += POINT * (counted(realm, seat, AT_END[card]) + 1) // 2
    return gain
