"""The worth of fairies at each aim (LAND-90 to LAND-97R), and what items add to it (LAND-120D)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
from ....kernel.bits import contains
from ..data.rows import count_in, size
from ..data.tables import (
    AMONG,
    AMOUNT,
    ANIMAL,
    BID_ITEMS,
    CLEARINGS,
    DRUIDS,
    EXPLORER,
    FAUNA,
    FAUNA_WORTH,
    FLORA,
    FLORA_WORTH,
    FLOWER,
    HERALD,
    HERALD_WORTH,
    ITEM_COUNT,
    LEAST,
    VALUE_ITEMS,
    VISIT_ITEMS,
    house_value,
    raised_value,
    special_count,
)
from ..state import COURT_ONLY, Land, cards_in, hand, items_among, owns, plays_with

SEVERAL: Final = 2
"""The number of animals or flowers that Fauna and Flora require (LAND-92, LAND-93)."""


def worth(land: Land, seat: i64, fairies: i64, aim: i64) -> i64:
    """The worth of a seat's set of fairies there, without any bonus."""
    house = house_value(fairies)
    if owns(land, seat, VALUE_ITEMS):
        house = raised_value(fairies)
    specials = special_count(fairies)
    if not specials:
        return house
    return house + specials + _extra(land, fairies, aim)


def _extra(land: Land, fairies: i64, aim: i64) -> i64:
    """The worth of special fairies there beyond 1 each."""
    extra: i64 = 0
    if aim >= CLEARINGS:
        if contains(fairies, HERALD) and not (aim == DRUIDS and plays_with(land, COURT_ONLY)):
            extra = HERALD_WORTH - 1
        return extra
    cards = cards_in(land, aim)
    if contains(fairies, EXPLORER):
        extra += size(cards) - 1
    if contains(fairies, FAUNA) and count_in(cards, ANIMAL) >= SEVERAL:
        extra += FAUNA_WORTH - 1
    if contains(fairies, FLORA) and count_in(cards, FLOWER) >= SEVERAL:
        extra += FLORA_WORTH - 1
    return extra


def adding_items(land: Land, seat: i64, aim: i64) -> i64:
    """The items of a seat that can add to its payment there, as a set."""
    return items_among(land, seat, BID_ITEMS if aim < CLEARINGS else VISIT_ITEMS)


def bonus(land: Land, seat: i64, aim: i64) -> i64:
    """The value that a seat's items add to its payment there."""
    adding = adding_items(land, seat, aim)
    if not adding:
        return 0
    added: i64 = 0
    for item in range(ITEM_COUNT):
        if contains(adding, item):
            added += item_bonus(land, item, aim)
    return added


def item_bonus(land: Land, item: i64, aim: i64) -> i64:
    """The value that one such item adds there, or 0 if the Clearing has too few of its cards."""
    if AMONG[item] >= 0 and count_in(cards_in(land, aim), AMONG[item]) < LEAST[item]:
        return 0
    return AMOUNT[item]


def reach(land: Land, seat: i64, aim: i64) -> i64:
    """The most that a seat could pay there now; 0 without a fairy (LAND-39R)."""
    held = hand(land, seat)
    if not held:
        return 0
    return worth(land, seat, held, aim) + bonus(land, seat, aim)
