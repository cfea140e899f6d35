"""An item lets the player take a card out of a Clearing (LAND-137D)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, contains
from ....kernel.journal import NOBODY
from ..data.rows import card_at, size
from ..data.tables import CLEARINGS, KIND_COUNT, is_evil
from ..state import OGRE_MEAL, Land, cards_in, gain, take_out
from .entries import TOOK
from .numbers import card_to_take, clearing_to_take_from, take_action


def legal(land: Land, seat: i64, out: vec[i64]) -> i64:
    """Write the kinds in each Clearing that aren't evil, and return their number."""
    count: i64 = 0
    for clearing in range(CLEARINGS):
        kinds = _kinds_to_take(land, clearing)
        for kind in range(KIND_COUNT):
            if contains(kinds, kind):
                out[count] = take_action(clearing, kind)
                count += 1
    return count


def why_not(land: Land, seat: i64, action: i64) -> str:
    """The rule by which only a card of a Clearing that isn't evil is an answer."""
    return "LAND-137D"


def apply(land: Land, seat: i64, action: i64) -> None:
    """Take the card."""
    _take(land, seat, clearing_to_take_from(action), card_to_take(action))


def asks_take(land: Land) -> bool:
    """Whether there is a choice; a single card is taken, and without one nothing happens."""
    only: i64 = -1
    for clearing in range(CLEARINGS):
        kinds = _kinds_to_take(land, clearing)
        for kind in range(KIND_COUNT):
            if contains(kinds, kind):
                if only >= 0:
                    return True
                only = take_action(clearing, kind)
    if only >= 0:
        _take(land, land.seat, clearing_to_take_from(only), card_to_take(only))
    land.stage = OGRE_MEAL
    return False


def _kinds_to_take(land: Land, clearing: i64) -> i64:
    """The kinds in a Clearing that aren't evil, as a set."""
    cards = cards_in(land, clearing)
    kinds: i64 = 0
    for place in range(size(cards)):
        kind = card_at(cards, place)
        if not is_evil(kind):
            kinds |= BIT[kind]
    return kinds


def _take(land: Land, seat: i64, clearing: i64, kind: i64) -> None:
    """Gain a card from a Clearing as if it were explored."""
    take_out(land, clearing, kind)
    gain(land, seat, kind)
    land.stage = OGRE_MEAL
    if land.telling:
        land.journal.note(TOOK, NOBODY, [seat, clearing, kind])
