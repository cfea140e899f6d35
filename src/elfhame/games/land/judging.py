"""Why an action is refused: the rule that forbids it, or the one that asks for another."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64
from . import numbers
from .dawn import is_evil, places_for
from .looking import deck_of
from .state import (
    BIDDING,
    CLEARINGS,
    COURT,
    DAWN,
    DAY,
    DRUIDS,
    FEAST,
    FIGHT,
    GAINING,
    KEEPING,
    ORDER,
    PAYMENT,
    TAKING,
    WINDY,
    Land,
    card_at,
    crests,
    goods,
    hand,
    items,
    size,
)
from .tables import BIT, KIND_COUNT, USABLE
from .turns import may_visit
from .using import kinds_to_take

_ASKED_BY: Final = {
    DAWN: "LAND-21",
    DAY: "LAND-20",
    BIDDING: "LAND-31",
    PAYMENT: "LAND-34",
    WINDY: "LAND-95",
    FIGHT: "LAND-90",
    KEEPING: "LAND-44R",
    ORDER: "LAND-40",
    FEAST: "LAND-80",
    TAKING: "LAND-137D",
    GAINING: "LAND-138D",
}
"""The rule by which each stage asks, and so forbids any other answer."""


def refusal(land: Land, action: i64) -> str | None:
    """None for a legal action, else the id of the rule that forbids it."""
    stage = land.stage
    if stage != _stage_of(action):
        return _ASKED_BY[stage]
    if stage == DAWN:
        return _place_refusal(land, action // CLEARINGS, action % CLEARINGS)
    if stage == DAY:
        return _day_refusal(land, action)
    if stage == BIDDING:
        return _bid_refusal(land, action)
    if stage == PAYMENT:
        return _payment_refusal(land, action)
    return _other_refusal(land, action)


def _stage_of(action: i64) -> i64:
    """The stage whose question an action answers."""
    if action < numbers.EXPLORE:
        return DAWN
    if action <= numbers.BID:
        return DAY
    if action <= numbers.PASS:
        return BIDDING
    if action <= numbers.ENOUGH:
        return PAYMENT
    if action <= numbers.SPARE:
        return WINDY if action <= numbers.LEAVE else FIGHT
    return _later_stage(action)


def _later_stage(action: i64) -> i64:
    if action < numbers.UNDER:
        return KEEPING
    if action < numbers.FEED:
        return ORDER
    if action < numbers.TAKE:
        return FEAST
    return TAKING if action < numbers.GAIN else GAINING


def _place_refusal(land: Land, kind: i64, clearing: i64) -> str | None:
    one = (land.opened & 31) - 1
    other = (land.opened >> 5) - 1
    if kind not in (one, other):
        return "LAND-21"
    if not is_evil(kind) and (is_evil(one) or (other >= 0 and is_evil(other))):
        return "LAND-24R"
    if land.barred == clearing + 1:
        return "LAND-23"
    return None if (places_for(land, kind) >> clearing) & 1 else "LAND-22"


def _day_refusal(land: Land, action: i64) -> str | None:
    if action < numbers.AUDIENCE:
        return None if size(land.board[action - numbers.EXPLORE]) else "LAND-38R"
    if action == numbers.AUDIENCE:
        return _visit_refusal(land, COURT, land.court_count, "LAND-42")
    if action == numbers.DRUIDS:
        return _visit_refusal(land, DRUIDS, land.druids_count, "LAND-47")
    if action == numbers.CREST:
        return None if crests(land, land.turn) else "LAND-50"
    item = BIT[action - numbers.USE]
    if not items(land, land.turn) & item:
        return "LAND-50"
    return None if item & USABLE else "LAND-52"


def _visit_refusal(land: Land, aim: i64, count: i64, nobody: str) -> str | None:
    if not count:
        return nobody
    return None if may_visit(land, aim) else "LAND-43R"


def _bid_refusal(land: Land, action: i64) -> str | None:
    if action == numbers.PASS:
        return None
    if action - numbers.BID <= land.high:
        return "LAND-31"
    return None if action - numbers.BID <= land.most else "LAND-33"


def _payment_refusal(land: Land, action: i64) -> str | None:
    if action == numbers.ENOUGH:
        if land.total >= land.high:
            return None
        return "LAND-34" if land.aim < CLEARINGS else "LAND-43R"
    return None if (hand(land, land.seat) >> (action - numbers.PAY)) & 1 else "LAND-34"


def _other_refusal(land: Land, action: i64) -> str | None:
    stage = land.stage
    if stage == KEEPING:
        return None if in_sight(land, action - numbers.KEEP) else "LAND-44R"
    if stage == ORDER:
        return None if in_sight(land, action - numbers.UNDER) else "LAND-40"
    if stage == FEAST:
        return None if goods(land, land.seat, action - numbers.FEED) else "LAND-80"
    if stage == TAKING:
        clearing = (action - numbers.TAKE) // KIND_COUNT
        kind = (action - numbers.TAKE) % KIND_COUNT
        return None if (kinds_to_take(land, clearing) >> kind) & 1 else "LAND-137D"
    if stage == GAINING:
        kind = action - numbers.GAIN + 1
        return None if kind in (land.opened & 31, land.opened >> 5) else "LAND-138D"
    return None


def in_sight(land: Land, card: i64) -> bool:
    """Whether a card, a Forest kind or an item after them, is among those looked at."""
    wanted = card - KIND_COUNT if land.aim == COURT else card
    if wanted < 0 or (land.aim != COURT and card >= KIND_COUNT):
        return False
    for place in range(land.sight):
        if card_at(deck_of(land), place) == wanted:
            return True
    return False
