"""Exploring: everyone gets one chance to bid for a Clearing (LAND-30 to LAND-39R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.rows import listing
from ..state import (
    BIDDING,
    HAS_PASSED,
    SUNSET,
    Land,
    add_bid,
    cards_in,
    discard_clearing,
    next_seat,
)
from .entries import ABANDONED, BADE, EXPLORED, PASSED
from .numbers import MOST_BID, PASS, bid_action, value_to_bid
from .payment import pay_for
from .worth import reach


def legal(land: Land, seat: i64, out: vec[i64]) -> i64:
    """Write every higher bid that the seat could pay, then the pass; return their number."""
    first = bid_action(land.high + 1)
    bids = land.most - land.high
    for place in range(bids):
        out[place] = first + place
    out[bids] = PASS
    return bids + 1


def random(land: Land, seat: i64, rng: Rng) -> i64:
    """Draw one of them."""
    bids = land.most - land.high
    place = rng.below(bids + 1)
    if place == bids:
        return PASS
    return bid_action(land.high + 1 + place)


def why_not(land: Land, seat: i64, action: i64) -> str:
    """The rule that forbids it: no higher than the last bid, or more than the seat can pay."""
    return "LAND-33" if land.high < value_to_bid(action) <= MOST_BID else "LAND-31"


def apply(land: Land, seat: i64, action: i64) -> None:
    """Bid or pass."""
    if action == PASS:
        _pass(land, seat)
    else:
        _bid(land, seat, value_to_bid(action))


def explore(land: Land, clearing: i64) -> None:
    """Open the bidding to the left of the player, who comes last (LAND-31)."""
    land.aim = clearing
    land.bids = 0
    land.high = 0
    land.leader = -1
    land.stage = BIDDING
    land.seat = next_seat(land, land.turn)
    if land.telling:
        land.journal.note(EXPLORED, NOBODY, [land.turn, clearing])


def asks_bid(land: Land) -> bool:
    """Whether the seat can bid; if not, it passes, as everyone can see."""
    land.most = reach(land, land.seat, land.aim)
    if land.most > land.high:
        return True
    _pass(land, land.seat)
    return False


def _bid(land: Land, seat: i64, value: i64) -> None:
    land.high = value
    land.leader = seat
    if land.telling:
        land.journal.note(BADE, NOBODY, [seat, value])
    _go_round(land, seat, value)


def _pass(land: Land, seat: i64) -> None:
    if land.telling:
        land.journal.note(PASSED, NOBODY, [seat])
    _go_round(land, seat, HAS_PASSED)


def _go_round(land: Land, seat: i64, offer: i64) -> None:
    """Let the next seat bid; after the last, the highest bidder pays (LAND-34)."""
    add_bid(land, seat, offer)
    if seat != land.turn:
        land.seat = next_seat(land, seat)
    elif land.leader >= 0:
        pay_for(land, land.leader, land.aim, land.high)
    else:
        _abandon(land)


def _abandon(land: Land) -> None:
    """Nobody wants the Clearing: discard its cards (LAND-37)."""
    if land.telling:
        facts: list[int] = [land.aim]
        land.journal.note(ABANDONED, NOBODY, facts + listing(cards_in(land, land.aim)))
    discard_clearing(land, land.aim)
    land.stage = SUNSET
