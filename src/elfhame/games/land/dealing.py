"""Set-up: houses and Crests, the decks, the first cards, who begins (LAND-10 to LAND-16)."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64, vec
from ...kernel.rng import Rng
from . import dawn, knowledge, looking
from .rules import FairyLand
from .state import (
    CLEARINGS,
    CRESTS_AT,
    DECK_SIZE,
    FIRST_GAME,
    HELD,
    ITEMS,
    PER_SEAT,
    SEATS_FROM,
    base,
    put,
)
from .tables import BIT, CARDS, HOUSE, ITEM_COUNT, KIND_COUNT, STARRED
from .turns import go_on

EVERY_CARD: Final = vec[i64]([kind for kind in range(KIND_COUNT) for _ in range(CARDS[kind])])
EVERY_ITEM: Final = vec[i64](list(range(ITEM_COUNT)))
STARRED_ITEMS: Final = vec[i64]([item for item in range(ITEM_COUNT) if STARRED >> item & 1])


def new_land(seats: i64, options: i64) -> FairyLand:
    """Houses dealt and Crests laid out (LAND-10, LAND-11); no deck, no cards in the Clearings."""
    board = vec[i64]([0] * (SEATS_FROM + seats * PER_SEAT))
    for seat in range(seats):
        board[base(seat) + HELD] = HOUSE
        board[base(seat) + ITEMS] = (2 if seats == 2 else 1) * BIT[CRESTS_AT]
    known = knowledge.nothing_known(seats)
    return FairyLand(
        seats,
        options,
        vec[i64](),
        0,
        0,
        0,
        0,
        0,
        board,
        known,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
        -1,
        0,
        0,
        0,
        0,
        0,
        0,
        0,
    )


def setup(seats: i64, options: i64, first: i64, rng: Rng) -> FairyLand:
    """A new game at its first question; a first seat of -1 is drawn.

    It is drawn last in any case, so that choosing it leaves the deal as it is (LAND-12).
    """
    land = new_land(seats, options)
    cards = EVERY_CARD[:]
    rng.shuffle(cards)
    court = STARRED_ITEMS[:] if options & FIRST_GAME else EVERY_ITEM[:]
    rng.shuffle(court)
    land.court = looking.packed(court[:DECK_SIZE])
    land.druids = looking.packed(cards[:DECK_SIZE])
    land.court_count = land.druids_count = DECK_SIZE
    for clearing in range(CLEARINGS):
        put(land, clearing, cards[DECK_SIZE + clearing])
    land.forest = cards[DECK_SIZE + CLEARINGS :]
    drawn = rng.below(seats)
    land.turn = first if first >= 0 else drawn
    dawn.break_of_day(land)
    go_on(land)
    return land
