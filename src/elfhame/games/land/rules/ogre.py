"""Harvest and ogres: cards are gained, and each ogre among them eats (LAND-35, LAND-80)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import i64, vec
from ....kernel.journal import NOBODY
from ..data.rows import card_at, listing, size
from ..data.tables import CLEARINGS, FAIRIES_FROM, SHIELD_ITEMS
from ..state import (
    DAWN,
    OGRE_MEAL,
    Land,
    food,
    gain,
    goods,
    lose,
    owns,
    take_all,
)
from .entries import FED, STRUCK, TOOK
from .look import look
from .numbers import FEEDS_FROM, card_to_feed

MEAL: Final = 2
"""The number of animals or flowers that an ogre takes (LAND-80)."""


def legal(land: Land, seat: i64, out: vec[i64]) -> i64:
    """Write the kinds of animals and flowers that the seat has, and return their number."""
    count: i64 = 0
    for kind in range(FAIRIES_FROM):
        if goods(land, seat, kind):
            out[count] = FEEDS_FROM + kind
            count += 1
    return count


def why_not(land: Land, seat: i64, action: i64) -> str:
    """The rule by which only an animal or a flower of the seat is an answer."""
    return "LAND-80"


def apply(land: Land, seat: i64, action: i64) -> None:
    """Give an animal or flower to the ogre."""
    _feed(land, seat, card_to_feed(action))


def harvest(land: Land) -> None:
    """Collect what was paid for: the Clearing's cards, or a look at a deck."""
    if land.aim >= CLEARINGS:
        look(land, land.aim, land.total - 1)
        return
    cards = take_all(land, land.aim)
    for place in range(size(cards)):
        gain(land, land.seat, card_at(cards, place))
    land.stage = OGRE_MEAL
    if land.telling:
        facts: list[int] = [land.seat, land.aim]
        land.journal.note(TOOK, NOBODY, facts + listing(cards))


def asks_food(land: Land) -> bool:
    """Whether there is a choice of food for an ogre; ogres strike one by one (LAND-82R).

    There is none if this ogre and those to come take everything.
    """
    if land.feeding:
        kind = _only_food(land)
        if kind < 0:
            if food(land, land.seat) > land.feeding + MEAL * land.ogres:
                return True
            kind = _first_food(land)
        _feed(land, land.seat, kind)
    elif land.ogres:
        _strike(land)
    else:
        land.stage = DAWN
    return False


def _feed(land: Land, seat: i64, kind: i64) -> None:
    lose(land, seat, kind)
    land.feeding -= 1
    if land.telling:
        land.journal.note(FED, NOBODY, [seat, kind])


def _strike(land: Land) -> None:
    """An ogre strikes, unless an item holds it off (LAND-131D)."""
    land.ogres -= 1
    shielded = owns(land, land.seat, SHIELD_ITEMS)
    if not shielded:
        land.feeding = min(MEAL, food(land, land.seat))
    if land.telling:
        facts: list[int] = [land.seat, land.feeding, int(shielded)]
        land.journal.note(STRUCK, NOBODY, facts)


def _only_food(land: Land) -> i64:
    """The kind that all the seat's animals and flowers are of, or -1 if there are several."""
    found: i64 = -1
    for kind in range(FAIRIES_FROM):
        if goods(land, land.seat, kind):
            if found >= 0:
                return -1
            found = kind
    return found


def _first_food(land: Land) -> i64:
    kind: i64 = 0
    while not goods(land, land.seat, kind):
        kind += 1
    return kind
