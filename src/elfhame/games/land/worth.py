"""What Fairies are worth where (LAND-90 to LAND-94V, LAND-97R), and what items add (LAND-120D)."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64
from .state import CLEARINGS, COURT_ONLY, DRUIDS, Land, hand, items
from .tables import (
    AMONG,
    AMOUNT,
    ANIMALS_AT,
    BID_ITEMS,
    BIT,
    COUNT_AT,
    EXPLORER,
    FAUNA,
    FAUNA_WORTH,
    FLORA,
    FLORA_WORTH,
    FLOWERS_AT,
    HERALD,
    HERALD_WORTH,
    HOUSE,
    ITEM_COUNT,
    LEAST,
    POP,
    SLIPPED_SUM,
    SUM,
    VALUE_ITEMS,
    VISIT_ITEMS,
)

SEVERAL: Final = 2
"""Fauna and Flora ask for so many animals or flowers (LAND-92, LAND-93)."""


def worth(land: Land, owned: i64, fairies: i64, aim: i64) -> i64:
    """What these fairies, as bits, are worth there for who owns these items; no bonus counted."""
    house = SLIPPED_SUM[fairies & HOUSE] if owned & VALUE_ITEMS else SUM[fairies & HOUSE]
    special = fairies >> 7
    if not special:
        return house
    return house + POP[special] + _extra(land, fairies, aim)


def _extra(land: Land, fairies: i64, aim: i64) -> i64:
    """What special fairies are worth there beyond 1 each."""
    extra: i64 = 0
    if aim >= CLEARINGS:
        if (fairies >> HERALD) & 1 and not (aim == DRUIDS and land.options & COURT_ONLY):
            extra = HERALD_WORTH - 1
        return extra
    cards = land.board[aim]
    if (fairies >> EXPLORER) & 1:
        extra += ((cards >> COUNT_AT) & 15) - 1
    if (fairies >> FAUNA) & 1 and (cards >> ANIMALS_AT) & 15 >= SEVERAL:
        extra += FAUNA_WORTH - 1
    if (fairies >> FLORA) & 1 and (cards >> FLOWERS_AT) & 15 >= SEVERAL:
        extra += FLORA_WORTH - 1
    return extra


def bonus(land: Land, owned: i64, aim: i64) -> i64:
    """What all these items add to a payment there."""
    adding = owned & (BID_ITEMS if aim < CLEARINGS else VISIT_ITEMS)
    if not adding:
        return 0
    added: i64 = 0
    for item in range(ITEM_COUNT):
        if adding & BIT[item]:
            added += item_bonus(land, item, aim)
    return added


def item_bonus(land: Land, item: i64, aim: i64) -> i64:
    """What one such item adds there: nothing if the Clearing has too few cards of its sort."""
    if AMONG[item] >= 0 and (land.board[aim] >> AMONG[item]) & 15 < LEAST[item]:
        return 0
    return AMOUNT[item]


def reach(land: Land, seat: i64, aim: i64) -> i64:
    """The most that a seat could play there now; nothing without a Fairy (LAND-39R)."""
    held = hand(land, seat)
    if not held:
        return 0
    owned = items(land, seat)
    return worth(land, owned, held, aim) + bonus(land, owned, aim)
