"""The course of a turn: stage after stage, until someone has a choice (LAND-20)."""
# compiled

from __future__ import annotations

from ..state import (
    BIDDING,
    BURIAL,
    DAWN,
    DAY,
    GAINING,
    HARVEST,
    KEEPING,
    OGRE_MEAL,
    OVER,
    PAYMENT,
    SUNSET,
    TAKING,
    WARRIOR_FIGHT,
    WIND_RETURN,
    Land,
)
from .auction import asks_bid
from .dawn import asks_place
from .day import asks_day
from .draw import asks_gain
from .look import asks_keep, asks_order
from .ogre import asks_food, harvest
from .payment import asks_payment
from .sunset import end_turn
from .take import asks_take
from .warrior import asks_fight
from .wind import asks_wind


def go_on(land: Land) -> None:
    """Carry out everything that leaves no choice, up to the next question or the end."""
    while not _asks(land):
        pass


def ending(land: Land) -> str | None:
    """The id of the rule that ended the game, or None if it goes on."""
    return "LAND-65" if land.stage == OVER else None


def _asks(land: Land) -> bool:
    """Whether this stage asks a question; if not, it has been carried out."""
    stage = land.stage
    if stage == DAWN:
        return asks_place(land)
    if stage == BIDDING:
        return asks_bid(land)
    if stage == PAYMENT:
        return asks_payment(land)
    if stage == DAY:
        return asks_day(land)
    if stage == SUNSET:
        end_turn(land)
        return land.stage == OVER
    if stage == WIND_RETURN:
        return asks_wind(land)
    if stage == WARRIOR_FIGHT:
        return asks_fight(land)
    if stage == HARVEST:
        harvest(land)
        return False
    if stage == OGRE_MEAL:
        return asks_food(land)
    if stage == KEEPING:
        return asks_keep(land)
    if stage == BURIAL:
        return asks_order(land)
    if stage == TAKING:
        return asks_take(land)
    if stage == GAINING:
        return asks_gain(land)
    return True
