"""What animals, flowers and goblins promise a seat before the end, in hundredths of a point."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import contains
from ..data.tables import (
    ASLEEP_ITEMS,
    COPIES,
    FAIRIES_FROM,
    FLOWERS_FROM,
    GOBLIN,
    GOBLIN_ITEMS,
    ITEM_COUNT,
    PER_GOBLIN,
    TURTLE,
    TURTLES,
    VARIETY_POINTS,
)
from ..state import Land, discard_count, goods, items_among, owns
from .remaining import turns_left

POINT: Final = 100
SETS: Final = vec[i64]([0, 90, 280, 590, 1000, 1500])
"""By number of flowers of one colour: their points, and those they may grow into."""
COLOURS: Final = vec[i64]([-100, 150, 330, 610, 1000, 1500])
"""By number of different colours: likewise, as long as there is time to find more."""
LATE: Final = 9
"""With this many turns left or fewer, there isn't."""


def animals_promise(land: Land, seat: i64) -> i64:
    """What all animals of a seat promise."""
    total: i64 = 0
    for kind in range(FLOWERS_FROM):
        total += animal_promise(land, seat, kind, goods(land, seat, kind))
    return total


def animal_promise(land: Land, seat: i64, kind: i64, own: i64) -> i64:
    """What a number of animals of a kind promises: the more, the fewer the others have."""
    if not own:
        return 0
    others: i64 = 0
    gone = discard_count(land, kind) + own
    for other in range(land.seats):
        if other != seat:
            theirs = goods(land, other, kind)
            others += theirs * theirs
            gone += theirs
    left = max(0, COPIES[kind] - gone)
    mine = own * own * 2
    found = COPIES[kind] * POINT * mine // (mine + others * 2 + left)
    if kind == TURTLE:
        found += _three(own, left)
    return found


def _three(own: i64, left: i64) -> i64:
    """What the points for exactly three turtles promise."""
    if own == TURTLES:
        return 3 * POINT - 40 * left
    if own < TURTLES and own + left >= TURTLES:
        return 60 * own
    return 0


def flower_promise(land: Land, seat: i64) -> i64:
    """What all flowers of a seat promise."""
    total: i64 = 0
    for kind in range(FLOWERS_FROM, FAIRIES_FROM):
        total += SETS[goods(land, seat, kind)]
    return total + variety_promise(land, different_colours(land, seat))


def variety_promise(land: Land, different: i64) -> i64:
    """What a number of different colours promises."""
    return COLOURS[different] if turns_left(land) > LATE else VARIETY_POINTS[different] * POINT


def different_colours(land: Land, seat: i64) -> i64:
    """The number of colours of flowers that a seat has."""
    different: i64 = 0
    for kind in range(FLOWERS_FROM, FAIRIES_FROM):
        if goods(land, seat, kind):
            different += 1
    return different


def goblin_promise(land: Land, seat: i64, own: i64) -> i64:
    """What a number of goblins promises; above 0 only with an item that rewards them."""
    total: i64 = 0
    rewarding = items_among(land, seat, GOBLIN_ITEMS)
    if rewarding:
        total = own * _per_goblin(rewarding) * POINT
    if not own or owns(land, seat, ASLEEP_ITEMS):
        return total
    return total - goblin_loss(land, seat, own)


def goblin_loss(land: Land, seat: i64, own: i64) -> i64:
    """What a number of goblins is likely to cost: the more, the fewer the others have."""
    most: i64 = 0
    for other in range(land.seats):
        if other != seat:
            most = max(most, goods(land, other, GOBLIN))
    mine = own * own
    return 2 * own * POINT * mine // (mine + most * most + 1)


def _per_goblin(owned: i64) -> i64:
    """The points that these items give for each goblin."""
    points: i64 = 0
    for item in range(ITEM_COUNT):
        if contains(owned, item):
            points += PER_GOBLIN[item]
    return points
