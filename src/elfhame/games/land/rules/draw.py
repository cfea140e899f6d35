"""An item draws two Forest cards, of which the player gains one (LAND-138D)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.journal import NOBODY
from ..state import DAWN, OGRE_MEAL, Land, first_open, gain, remove_open, second_open
from .entries import GAINED
from .numbers import GAINS_FROM, card_to_gain


def legal(land: Land, seat: i64, out: vec[i64]) -> i64:
    """Write both cards, in ascending order."""
    out[0] = GAINS_FROM + first_open(land)
    out[1] = GAINS_FROM + second_open(land)
    return 2


def why_not(land: Land, seat: i64, action: i64) -> str:
    """The rule by which only the two cards drawn are answers."""
    return "LAND-138D"


def apply(land: Land, seat: i64, action: i64) -> None:
    """Gain one of the cards; the other will be placed."""
    _gain(land, seat, card_to_gain(action))


def asks_gain(land: Land) -> bool:
    """Whether two different cards were drawn; if not, gain one, if there is one."""
    one = first_open(land)
    other = second_open(land)
    if other >= 0 and one != other:
        return True
    if one >= 0:
        _gain(land, land.seat, one)
    else:
        land.stage = DAWN
    return False


def _gain(land: Land, seat: i64, kind: i64) -> None:
    remove_open(land, kind)
    gain(land, seat, kind)
    land.stage = OGRE_MEAL
    if land.telling:
        land.journal.note(GAINED, NOBODY, [seat, kind])
