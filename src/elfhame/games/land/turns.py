"""The course of a turn: stage after stage, until somebody has a choice (LAND-20, LAND-60)."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.journal import NOBODY
from .auction import asks_bid, explore, next_seat
from .dawn import asks_place, break_of_day
from .harvest import asks_food, reap
from .looking import asks_keep, asks_order
from .scoring import tell_the_end
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
    HARVEST,
    KEEPING,
    ORDER,
    OVER,
    PAYMENT,
    SUNSET,
    TAKING,
    WINDY,
    Land,
    crests,
    empty,
    items,
    size,
)
from .tables import USABLE
from .telling import EMPTIED
from .using import asks_gain, asks_take
from .visits import LEAST, asks_fight, asks_payment, asks_wind
from .worth import reach

FULL: Final = 6
"""A Clearing with so many cards is emptied at sunset (LAND-60)."""


def go_on(land: Land) -> None:
    """Carry out all that has only one answer, up to the next question or the end."""
    while not _asks(land):
        pass


def _asks(land: Land) -> bool:
    """Whether this stage has a question; if not, it is carried out."""
    stage = land.stage
    if stage == PAYMENT:
        return asks_payment(land)
    if stage == BIDDING:
        return asks_bid(land)
    if stage == DAWN:
        return asks_place(land)
    if stage == DAY:
        return _asks_day(land)
    if stage == SUNSET:
        return _set_sun(land)
    return _asks_rarely(land)


def _asks_rarely(land: Land) -> bool:
    stage = land.stage
    if stage == WINDY:
        return asks_wind(land)
    if stage == FIGHT:
        return asks_fight(land)
    if stage == FEAST:
        return asks_food(land)
    if stage == HARVEST:
        reap(land)
        return False
    return _asks_more_rarely(land)


def _asks_more_rarely(land: Land) -> bool:
    stage = land.stage
    if stage == KEEPING:
        return asks_keep(land)
    if stage == ORDER:
        return asks_order(land)
    if stage == TAKING:
        return asks_take(land)
    return asks_gain(land) if stage == GAINING else True


def may_visit(land: Land, aim: int) -> bool:
    """Whether the player can pay for a visit there, and finds a card (LAND-42, LAND-43R)."""
    count = land.court_count if aim == COURT else land.druids_count
    return count > 0 and reach(land, land.turn, aim) >= LEAST


def _asks_day(land: Land) -> bool:
    """Whether the player has a choice; all can see where not."""
    land.seat = land.turn
    land.acted = 1
    only = -1
    for clearing in range(CLEARINGS):
        if size(land.board[clearing]):
            if only >= 0:
                return True
            only = clearing
    if crests(land, land.turn) or items(land, land.turn) & USABLE:
        return True
    if may_visit(land, COURT) or may_visit(land, DRUIDS):
        return True
    explore(land, only)
    return False


def _set_sun(land: Land) -> bool:
    """Full Clearings are emptied; then the next turn begins, or the game is over (LAND-65)."""
    for clearing in range(CLEARINGS):
        if size(land.board[clearing]) >= FULL:
            cards = empty(land, clearing)
            if land.telling:
                facts: list[int] = [clearing]
                land.journal.note(EMPTIED, NOBODY, facts + cards)
    land.turns += 1
    if land.drawn == len(land.forest):
        land.stage = OVER
        if land.telling:
            tell_the_end(land)
        return True
    land.turn = next_seat(land, land.turn)
    break_of_day(land)
    return False
