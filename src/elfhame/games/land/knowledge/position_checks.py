"""Checks that a state of Fairy Land made from a position is one that the rules allow."""

from __future__ import annotations

from typing import Final

from ....kernel.fields import Fields
from ..data.rows import size
from ..data.tables import CLEARINGS
from ..rules.engine import FairyLand
from ..rules.sunset import FULL_CLEARING
from ..rules.worth import bonus, reach, worth
from ..state import (
    BIDDING,
    BURIAL,
    DAWN,
    DAY,
    GAINING,
    HAS_PASSED,
    KEEPING,
    OGRE_MEAL,
    OVER,
    PAYING,
    PAYMENT,
    TAKING,
    WARRIOR_FIGHT,
    Land,
    bid_of,
    cards_in,
    first_open,
    hand,
    next_seat,
    played,
    second_open,
)

_OWN: Final = (DAWN, DAY, KEEPING, BURIAL, TAKING, GAINING)
"""Stages in which only the seat whose turn it is decides."""


def check_state(state: FairyLand) -> None:
    """Raise Refused if the parts of a position don't go together."""
    if state.stage in _OWN and state.seat != state.turn:
        Fields.refuse("asked", "only the seat whose turn it is can be asked that", "LAND-20")
    if state.stage not in (DAWN, OVER) and not state.acted:
        Fields.refuse("acted", "the day has begun, so it is 1", "LAND-20")
    _check_clearings(state)
    _check_open_cards(state)
    if state.stage == BIDDING and not 0 <= state.aim < CLEARINGS:
        Fields.refuse("auction", "bids are for a Clearing", "LAND-30")
    if state.bids:
        _check_bids(state)
    if state.stage in PAYING:
        _check_payment(state)
    if (state.stage == OGRE_MEAL) != bool(state.feeding):
        Fields.refuse("feeding", "only an ogre that strikes is fed", "LAND-80")


def _check_clearings(state: Land) -> None:
    for clearing in range(CLEARINGS):
        fresh = state.stage == DAWN and not state.acted and state.barred != clearing + 1
        if size(cards_in(state, clearing)) > FULL_CLEARING - fresh:
            Fields.refuse("clearings", "a full Clearing was emptied at sunset", "LAND-60")


def _check_open_cards(state: Land) -> None:
    count = (first_open(state) >= 0) + (second_open(state) >= 0)
    if state.stage == GAINING and (count < 2 or first_open(state) == second_open(state)):
        Fields.refuse("drawn", "two different cards are drawn", "LAND-138D")
    if state.stage == DAWN and not count:
        Fields.refuse("drawn", "at dawn there is a card to place", "LAND-21")
    if state.stage == DAWN and state.barred and (count > 1 or state.acted):
        Fields.refuse("barred", "it is where dawn's first card went", "LAND-23")
    if state.stage in (DAY, BIDDING, *PAYING, KEEPING, BURIAL, TAKING) and count:
        Fields.refuse("drawn", "all cards were placed before the day", "LAND-21")
    if state.stage != DAWN and state.barred:
        Fields.refuse("barred", "it matters only at dawn", "LAND-23")


def _check_bids(state: Land) -> None:
    """Everyone before the seat that is asked has had a chance, each bid higher (LAND-31)."""
    seat, highest, asked = next_seat(state, state.turn), 0, state.stage == BIDDING
    for _ in range(state.seats):
        bid = bid_of(state, seat)
        if asked and seat == state.seat:
            break
        if not bid or (bid != HAS_PASSED and bid <= highest):
            Fields.refuse("bids", "everyone bids higher or passes, one after another", "LAND-31")
        highest = highest if bid == HAS_PASSED else bid
        seat = next_seat(state, seat)
    else:
        if asked or state.leader != state.seat:
            Fields.refuse("asked", "the highest bidder pays", "LAND-34")
        return
    if state.stage != BIDDING or _later_bids(state, seat):
        Fields.refuse("bids", "a seat bids before it is asked", "LAND-31")
    if state.leader >= 0 and reach(state, state.leader, state.aim) < state.high:
        Fields.refuse("bids", "nobody bids more than they can pay", "LAND-33")


def _later_bids(state: Land, seat: int) -> bool:
    while True:
        if bid_of(state, seat):
            return True
        if seat == state.turn:
            return False
        seat = next_seat(state, seat)


def _check_payment(state: Land) -> None:
    """What was paid lies in front of the seat, is worth the total, and can become enough."""
    seat, aim = state.seat, state.aim
    if aim >= CLEARINGS and seat != state.turn:
        Fields.refuse("asked", "only the seat whose turn it is makes a visit", "LAND-40")
    if aim < CLEARINGS and not state.bids:
        Fields.refuse("bids", "the highest bidder pays", "LAND-34")
    there = played(state, seat) | (hand(state, seat) * (state.stage == WARRIOR_FIGHT))
    if state.paid & ~there:
        Fields.refuse("paid", "the Fairies paid lie in front of the seat", "LAND-34")
    added = bonus(state, seat, aim) if state.paid else 0
    if state.total != worth(state, seat, state.paid, aim) + added:
        Fields.refuse("total", "it is the worth of the Fairies paid", "LAND-34")
    every = hand(state, seat) | state.paid
    needed = state.high if state.stage == PAYMENT else min(state.high, state.total)
    if worth(state, seat, every, aim) + bonus(state, seat, aim) < needed:
        Fields.refuse("paid", "nobody bids more than they can pay", "LAND-33")
