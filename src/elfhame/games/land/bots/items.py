"""What items promise a seat before the end, in hundredths of a point."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import contains
from ..data.components import ITEMS, Effect
from ..data.tables import (
    AMOUNT,
    ASLEEP_ITEMS,
    BOTH,
    FAIRIES_FROM,
    FLOWERS_FROM,
    GOBLIN,
    ITEM_COUNT,
    LEAST,
    LOST_HALF,
    PER_CREST,
    PER_GOBLIN,
    PER_LONE,
    WILD_ITEMS,
)
from ..rules.scoring import lone_animals
from ..state import Land, crests, goods, has_item, items
from .collection import POINT, SETS, goblin_loss
from .remaining import faded

LONE: Final = 150
"""What an item that scores a point each for some cards is likely to find of them until the end."""
WILD_HOPE: Final = 520
"""The worth of a wild flower early in the game, to a seat that needs one more of a colour."""
_WORTHS: Final[dict[Effect, int]] = {
    "bid": 185,
    "visit": 60,
    "value": 190,
    "look": 250,
    "return": 260,
    "shield": 220,
    "asleep": 100,
    "points": 0,
    "wild": 0,
    "crown": 260,
    "take": 270,
    "draw": 260,
    "pendant": 0,
}
_BY_AMOUNT: Final = ("bid", "visit")
ITEM_WORTH: Final = vec[i64](
    [
        _WORTHS[item.effect] * (item.amount if item.effect in _BY_AMOUNT else 1)
        - (100 * item.least if item.among else 0)
        for item in ITEMS
    ]
)
"""The worth of an item early in the game, without its own points."""


def items_promise(land: Land, seat: i64) -> i64:
    """What all items of a seat promise."""
    total: i64 = 0
    owned = items(land, seat)
    for item in range(ITEM_COUNT):
        if contains(owned, item):
            total += item_promise(land, seat, item)
    return total


def item_promise(land: Land, seat: i64, item: i64) -> i64:
    """What an item promises a seat that has it or might get it."""
    total = faded(land, ITEM_WORTH[item]) + PER_CREST[item] * POINT * crests(land, seat) // 2
    if BOTH[item]:
        paired = has_item(land, seat, LOST_HALF)
        return total + (BOTH[item] if paired else AMOUNT[item]) * POINT
    if PER_CREST[item]:
        total += AMOUNT[item] * POINT
    if contains(WILD_ITEMS, item):
        return total + _wild_promise(land, seat, LEAST[item])
    if contains(ASLEEP_ITEMS, item):
        return total + goblin_loss(land, seat, goods(land, seat, GOBLIN))
    total += PER_LONE[item] * (60 * lone_animals(land, seat) + faded(land, LONE))
    return total + PER_GOBLIN[item] * (POINT * goods(land, seat, GOBLIN) + faded(land, LONE))


def _wild_promise(land: Land, seat: i64, least: i64) -> i64:
    """What a wild flower promises a seat: it needs at least this many flowers of its colour."""
    most: i64 = 0
    for kind in range(FLOWERS_FROM, FAIRIES_FROM):
        most = max(most, goods(land, seat, kind))
    if most >= least:
        return SETS[min(most + 1, 5)] - SETS[most]
    return faded(land, WILD_HOPE) // (least - most)
