"""What a look at the Queen's or the Druids' deck promises, in hundredths of a point."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.bits import how_many, lowest
from ..data.sightings import card_of, places_of
from ..data.tables import COURT, deck_number
from ..rules.deck_memory import knows_nothing, sightings
from ..state import Land, deck_size
from .items import item_promise
from .promise import marginal
from .remaining import faded

UNKNOWN_CARDS: Final = vec[i64]([0, 130, 195, 235, 260, 280, 295, 300, 305, 310])
"""By number of unknown cards: what the best of them is likely to bring."""


def look_promise(land: Land, seat: i64, aim: i64, most: i64) -> i64:
    """What a look at the top of a deck is likely to bring a seat, given what it knows of it."""
    count = min(most, deck_size(land, aim))
    best: i64 = 0
    if not knows_nothing(land, seat, deck_number(aim)):
        for sighting in sightings(land, seat, deck_number(aim)):
            places = places_of(sighting)
            if how_many(places) == 1 and lowest(places) < most:
                count -= 1
                best = max(best, card_promise(land, seat, aim, card_of(sighting)))
    hoped = UNKNOWN_CARDS[count] if aim == COURT else UNKNOWN_CARDS[count] * 3 // 4
    return max(best, faded(land, hoped))


def card_promise(land: Land, seat: i64, aim: i64, card: i64) -> i64:
    """What a card of that deck would bring a seat."""
    return item_promise(land, seat, card) if aim == COURT else marginal(land, seat, card)
