"""What is gained: a Clearing's cards, and the ogres among them (LAND-35, LAND-80 to LAND-82R)."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64
from ...kernel.journal import NOBODY
from .looking import look
from .state import (
    CLEARINGS,
    DAWN,
    FEAST,
    PER_SEAT,
    SEATS_FROM,
    Land,
    base,
    card_at,
    discard,
    gain,
    goods,
    items,
    listing,
    size,
)
from .tables import BIT, FAIRIES_FROM, SHIELD_ITEMS
from .telling import FED, STRUCK, TOOK

MEAL: Final = 2
"""An ogre takes so many animals or flowers (LAND-80)."""


def reap(land: Land) -> None:
    """What the payment was for: the Clearing's cards, or a look at a deck."""
    if land.aim >= CLEARINGS:
        look(land, land.aim, land.total - 1)
        return
    cards = land.board[land.aim]
    land.board[land.aim] = 0
    for place in range(size(cards)):
        gain(land, land.seat, card_at(cards, place))
    land.stage = FEAST
    if land.telling:
        facts: list[int] = [land.seat, land.aim]
        land.journal.note(TOOK, NOBODY, facts + listing(land, cards))


def asks_food(land: Land) -> bool:
    """Whether there is a choice what an ogre gets; one after another strikes (LAND-82R)."""
    if land.feeding:
        kind = _only_food(land)
        if kind < 0 and food(land, land.seat) > land.feeding:
            return True
        feed(land, kind if kind >= 0 else _first_food(land))
    elif land.ogres:
        _strike(land)
    else:
        land.stage = DAWN
    return False


def feed(land: Land, kind: i64) -> None:
    """Give an animal or a flower to the ogre."""
    land.board[SEATS_FROM + land.seat * PER_SEAT] -= BIT[4 * kind]
    discard(land, kind)
    land.feeding -= 1
    if land.telling:
        land.journal.note(FED, NOBODY, [land.seat, kind])


def food(land: Land, seat: i64) -> i64:
    """How many animals and flowers a seat has."""
    total: i64 = 0
    rest = land.board[base(seat)] & (BIT[4 * FAIRIES_FROM] - 1)
    while rest:
        total += rest & 15
        rest >>= 4
    return total


def _strike(land: Land) -> None:
    land.ogres -= 1
    shielded = items(land, land.seat) & SHIELD_ITEMS != 0
    if not shielded:
        land.feeding = min(MEAL, food(land, land.seat))
    if land.telling:
        facts: list[int] = [land.seat, land.feeding, 1 if shielded else 0]
        land.journal.note(STRUCK, NOBODY, facts)


def _only_food(land: Land) -> i64:
    """The kind that all of the seat's animals and flowers are of; -1 if they are of several."""
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
