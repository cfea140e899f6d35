"""The day: explore, visit, play a Crest or use an item (LAND-20, LAND-30, LAND-40 to LAND-53R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import contains
from ....kernel.rng import Rng
from ..data.readings import EMPTY_IS_LEFT_ALONE
from ..data.rows import size
from ..data.tables import CLEARINGS, COURT, DRUIDS, ITEM_COUNT, USABLE
from ..state import Land, cards_in, crests, deck_size, has_item, items_among
from .auction import explore
from .items import play_crest, use
from .numbers import (
    BIDS_FROM,
    EXPLORES_FROM,
    PLAY_CREST,
    USES_FROM,
    VISIT_COURT,
    VISIT_DRUIDS,
    clearing_to_explore,
    item_to_use,
)
from .payment import VISIT_COST, visit
from .worth import reach


def legal(land: Land, seat: i64, out: vec[i64]) -> i64:
    """Write all that the player can do today, and return how many actions that is.

    Any Clearing can be explored, even an empty one (LAND-38R).
    """
    count: i64 = 0
    for clearing in range(CLEARINGS):
        if not EMPTY_IS_LEFT_ALONE or size(cards_in(land, clearing)):
            out[count] = EXPLORES_FROM + clearing
            count += 1
    if may_visit(land, COURT):
        out[count] = VISIT_COURT
        count += 1
    if may_visit(land, DRUIDS):
        out[count] = VISIT_DRUIDS
        count += 1
    if crests(land, seat):
        out[count] = PLAY_CREST
        count += 1
    usable = items_among(land, seat, USABLE)
    if usable:
        count = _add_uses(usable, out, count)
    return count


def why_not(land: Land, seat: i64, action: i64) -> str:
    """The rule that forbids an action of the day, or asks for one instead of another action."""
    if not EXPLORES_FROM <= action < BIDS_FROM:
        return "LAND-20"
    if action < VISIT_COURT:
        return "LAND-38R"
    if action == VISIT_COURT:
        return "LAND-43R" if land.court_count else "LAND-42"
    if action == VISIT_DRUIDS:
        return "LAND-43R" if land.druids_count else "LAND-47"
    if action == PLAY_CREST or not has_item(land, seat, item_to_use(action)):
        return "LAND-50"
    return "LAND-52"


def apply(land: Land, seat: i64, action: i64, rng: Rng) -> None:
    """Spend the day on this."""
    if action < VISIT_COURT:
        explore(land, clearing_to_explore(action))
    elif action == VISIT_COURT:
        visit(land, seat, COURT)
    elif action == VISIT_DRUIDS:
        visit(land, seat, DRUIDS)
    elif action == PLAY_CREST:
        play_crest(land, seat)
    else:
        use(land, seat, item_to_use(action), rng)


def asks_day(land: Land) -> bool:
    """Begin the day; there is always a choice of Clearings."""
    land.seat = land.turn
    land.acted = 1
    return True


def may_visit(land: Land, aim: i64) -> bool:
    """Whether the deck has a card and the player can pay for a visit (LAND-42, LAND-43R)."""
    return deck_size(land, aim) > 0 and reach(land, land.turn, aim) >= VISIT_COST


def _add_uses(usable: i64, out: vec[i64], count: i64) -> i64:
    for item in range(ITEM_COUNT):
        if contains(usable, item):
            out[count] = USES_FROM + item
            count += 1
    return count
