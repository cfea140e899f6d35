"""Exploring: everybody has one chance to bid for a Clearing (LAND-30 to LAND-39R)."""
# compiled

from __future__ import annotations

from ...kernel.arrays import i64
from ...kernel.journal import NOBODY
from .state import BIDDING, PASSED, SUNSET, Land, empty
from .telling import ABANDONED, BADE, EXPLORED
from .telling import PASSED as TELL_PASSED
from .visits import pay_for
from .worth import reach


def explore(land: Land, clearing: i64) -> None:
    """The bidding begins to the left of the player, who comes last (LAND-31)."""
    land.aim = clearing
    land.bids = 0
    land.high = 0
    land.leader = -1
    land.stage = BIDDING
    land.seat = next_seat(land, land.turn)
    if land.telling:
        land.journal.note(EXPLORED, NOBODY, [land.turn, clearing])


def asks_bid(land: Land) -> bool:
    """Whether the seat whose chance it is can bid; all can see who cannot, and so passes."""
    land.most = reach(land, land.seat, land.aim)
    if land.most > land.high:
        return True
    pass_on(land)
    return False


def bid(land: Land, value: i64) -> None:
    """The seat offers more than all before it."""
    land.high = value
    land.leader = land.seat
    if land.telling:
        land.journal.note(BADE, NOBODY, [land.seat, value])
    _go_round(land, value)


def pass_on(land: Land) -> None:
    """The seat offers nothing."""
    if land.telling:
        land.journal.note(TELL_PASSED, NOBODY, [land.seat])
    _go_round(land, PASSED)


def next_seat(land: Land, seat: i64) -> i64:
    """The seat to the left."""
    return seat + 1 if seat + 1 < land.seats else 0


def _go_round(land: Land, offer: i64) -> None:
    land.bids |= offer << 6 * land.seat
    if land.seat != land.turn:
        land.seat = next_seat(land, land.seat)
    elif land.leader >= 0:
        pay_for(land, land.leader, land.aim, land.high)
    else:
        _abandon(land)


def _abandon(land: Land) -> None:
    """Nobody wants the Clearing (LAND-37)."""
    cards = empty(land, land.aim)
    land.stage = SUNSET
    if land.telling:
        facts: list[int] = [land.aim]
        land.journal.note(ABANDONED, NOBODY, facts + cards)
