"""What a look at the Queen's or the Druids' deck is likely to bring, in hundredths of a point."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64, vec
from . import knowledge
from .promise import faded, item_promise, marginal
from .state import COURT, Land
from .tables import POP

SEEN: Final = vec[i64]([0, 190, 280, 330, 365, 390, 405, 415, 420, 425])
"""By cards seen: what the best of them is likely to bring."""


def sight(land: Land, seat: i64, aim: i64, most: i64) -> i64:
    """What a look at the top of a deck is likely to bring; a seat remembers what lies there."""
    count = min(most, land.court_count if aim == COURT else land.druids_count)
    best: i64 = 0
    if not knowledge.knows_nothing(land, seat, aim - COURT):
        for entry in knowledge.entries(land, seat, aim - COURT):
            place = POP[(entry >> knowledge.PLACES_AT) - 1]
            if POP[entry >> knowledge.PLACES_AT] == 1 and place < most:
                count -= 1
                best = max(best, card_promise(land, seat, aim, entry & knowledge.KIND))
    hoped = SEEN[count] if aim == COURT else SEEN[count] * 3 // 4
    return max(best, faded(land, hoped))


def card_promise(land: Land, seat: i64, aim: i64, card: i64) -> i64:
    """What a card of that deck would bring."""
    return item_promise(land, seat, card) if aim == COURT else marginal(land, seat, card)
