"""The course of a turn: stage after stage, until someone has a choice (LAND-20)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64
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
from .numbers import (
    BIDS_FROM,
    BURIALS_FROM,
    ENOUGH,
    EXPLORES_FROM,
    FEEDS_FROM,
    GAINS_FROM,
    LEAVE,
    PASS,
    SPARE,
    TAKES_FROM,
)
from .ogre import asks_food, harvest
from .payment import asks_payment
from .sunset import end_turn
from .take import asks_take
from .warrior import asks_fight
from .wind import asks_wind

RULE_OF_STAGE: Final = {
    DAWN: "LAND-21",
    DAY: "LAND-20",
    BIDDING: "LAND-31",
    PAYMENT: "LAND-34",
    WIND_RETURN: "LAND-95",
    WARRIOR_FIGHT: "LAND-90",
    KEEPING: "LAND-44R",
    BURIAL: "LAND-40",
    OGRE_MEAL: "LAND-80",
    TAKING: "LAND-137D",
    GAINING: "LAND-138D",
}
"""The rule by which each stage asks its question, and so forbids every other action.

The stages of dawn, day, bidding and payment know a more precise rule for their own actions.
"""


def go_on(land: Land) -> None:
    """Carry out everything that leaves no choice, up to the next question or the end."""
    while not _asks(land):
        pass


def ending(land: Land) -> str | None:
    """The id of the rule that ended the game, or None if it goes on."""
    return "LAND-65" if land.stage == OVER else None


def stage_of(action: i64) -> i64:
    """The stage whose question an action answers."""
    if action < EXPLORES_FROM:
        return DAWN
    if action < BIDS_FROM:
        return DAY
    if action <= PASS:
        return BIDDING
    if action <= ENOUGH:
        return PAYMENT
    if action <= LEAVE:
        return WIND_RETURN
    if action <= SPARE:
        return WARRIOR_FIGHT
    return _stage_of_card(action)


def _stage_of_card(action: i64) -> i64:
    """Likewise, for actions that name a card to keep, bury, feed, take or gain."""
    if action < BURIALS_FROM:
        return KEEPING
    if action < FEEDS_FROM:
        return BURIAL
    if action < TAKES_FROM:
        return OGRE_MEAL
    return TAKING if action < GAINS_FROM else GAINING


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
    return _asks_after_payment(land)


def _asks_after_payment(land: Land) -> bool:
    """Likewise, for what a payment leads to: fairies, the harvest, ogres."""
    stage = land.stage
    if stage == WIND_RETURN:
        return asks_wind(land)
    if stage == WARRIOR_FIGHT:
        return asks_fight(land)
    if stage == HARVEST:
        harvest(land)
        return False
    return asks_food(land) if stage == OGRE_MEAL else _asks_for_card(land)


def _asks_for_card(land: Land) -> bool:
    """Likewise, for cards looked at, taken or drawn."""
    stage = land.stage
    if stage == KEEPING:
        return asks_keep(land)
    if stage == BURIAL:
        return asks_order(land)
    if stage == TAKING:
        return asks_take(land)
    return asks_gain(land) if stage == GAINING else True
