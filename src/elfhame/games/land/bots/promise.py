"""What cards promise a seat before the end, in hundredths of a point."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import lowest
from ..data.rows import card_at, size
from ..data.tables import (
    AMOUNT,
    BOTH,
    FAIRIES_FROM,
    FLOWERS_FROM,
    GOBLIN,
    OGRE,
    PENDANT_ITEMS,
    SHIELD_ITEMS,
)
from ..state import Land, goods, owns
from .collection import (
    POINT,
    SETS,
    animal_promise,
    different_colours,
    goblin_promise,
    variety_promise,
)
from .remaining import faded

MEAL_COST: Final = 220
"""The cost of an ogre for a seat with something to lose."""
SPECIAL_PROMISE: Final = vec[i64]([120, 180, 150, 190, 200, 260])
"""The worth of each special Fairy in addition to a hand, early in the game."""
PAIR: Final = 40
"""The worth of two animals of a kind side by side in a Clearing, in addition to each."""


def marginal(land: Land, seat: i64, kind: i64) -> i64:
    """What one more card of a kind would bring a seat."""
    if kind < FLOWERS_FROM:
        own = goods(land, seat, kind)
        return animal_promise(land, seat, kind, own + 1) - animal_promise(land, seat, kind, own)
    if kind < FAIRIES_FROM:
        return _flower(land, seat, kind)
    if kind < GOBLIN:
        return faded(land, SPECIAL_PROMISE[kind - FAIRIES_FROM])
    if kind == GOBLIN:
        own = goods(land, seat, GOBLIN)
        return goblin_promise(land, seat, own + 1) - goblin_promise(land, seat, own)
    if kind == OGRE:
        return _ogre(land, seat)
    return _pendant(land, seat)


def loss(land: Land, seat: i64, kind: i64) -> i64:
    """What a seat would lose with one card of a kind fewer."""
    own = goods(land, seat, kind)
    if kind < FLOWERS_FROM:
        return animal_promise(land, seat, kind, own) - animal_promise(land, seat, kind, own - 1)
    lost = SETS[own] - SETS[own - 1]
    if own > 1:
        return lost
    different = different_colours(land, seat)
    return lost + variety_promise(land, different) - variety_promise(land, different - 1)


def _flower(land: Land, seat: i64, kind: i64) -> i64:
    count = min(goods(land, seat, kind), 4)
    more = SETS[count + 1] - SETS[count]
    if count:
        return more
    different = different_colours(land, seat)
    return more + variety_promise(land, different + 1) - variety_promise(land, different)


def _ogre(land: Land, seat: i64) -> i64:
    """What an ogre would bring, unless an item holds it off."""
    if owns(land, seat, SHIELD_ITEMS):
        return 0
    return -MEAL_COST


def _pendant(land: Land, seat: i64) -> i64:
    """What the Lost Half would bring."""
    if not owns(land, seat, PENDANT_ITEMS):
        return 50
    retained = lowest(PENDANT_ITEMS)
    return (BOTH[retained] - AMOUNT[retained]) * POINT


def pile(land: Land, seat: i64, cards: i64) -> i64:
    """What the cards of a Clearing would bring a seat, taken together."""
    total: i64 = 0
    for place in range(size(cards)):
        kind = card_at(cards, place)
        total += marginal(land, seat, kind)
        if kind < FLOWERS_FROM and place and card_at(cards, place - 1) == kind:
            total += PAIR
    return total
