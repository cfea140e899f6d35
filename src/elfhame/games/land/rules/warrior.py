"""The Warrior may drive the evil creatures out of the Clearing that was won (LAND-83R, LAND-90)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import contains
from ....kernel.journal import NOBODY
from ..data.rows import card_at, count_in, listing, size
from ..data.tables import CLEARINGS, EVIL, WARRIOR, is_evil
from ..state import HARVEST, Land, cards_in, discard, take_out
from .entries import BANISHED, SPARED
from .numbers import BANISH, SPARE


def legal(land: Land, seat: i64, out: vec[i64]) -> i64:
    """Write both answers: banish them or spare them."""
    out[0] = BANISH
    out[1] = SPARE
    return 2


def why_not(land: Land, seat: i64, action: i64) -> str:
    """The rule of this question, which has no other answers."""
    return "LAND-90"


def apply(land: Land, seat: i64, action: i64) -> None:
    """Discard all goblins and ogres of the Clearing, or let them stay."""
    if action == BANISH:
        _banish(land, seat)
    elif land.telling:
        land.journal.note(SPARED, NOBODY, [seat, land.aim])
    land.stage = HARVEST


def asks_fight(land: Land) -> bool:
    """Whether the Warrior was played and the Clearing has evil creatures."""
    fights = land.aim < CLEARINGS and contains(land.paid, WARRIOR)
    if fights and count_in(cards_in(land, land.aim), EVIL):
        return True
    land.stage = HARVEST
    return False


def _banish(land: Land, seat: i64) -> None:
    cards = cards_in(land, land.aim)
    if land.telling:
        facts: list[int] = [seat, land.aim]
        facts += [kind for kind in listing(cards) if is_evil(kind)]
        land.journal.note(BANISHED, NOBODY, facts)
    for place in range(size(cards)):
        kind = card_at(cards, place)
        if is_evil(kind):
            take_out(land, land.aim, kind)
            discard(land, kind)
