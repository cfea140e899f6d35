"""Crests and Usable items: what playing or using each does (LAND-50 to LAND-53R, LAND-120D on)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.bits import BIT, members
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.tables import (
    AMOUNT,
    DECK,
    DRAW,
    EFFECT,
    HOUSE,
    LOOK,
    RETURN,
    SHUFFLES,
    SPECIALS,
    TAKE,
    aim_of_deck,
    house_up_to,
)
from ..state import (
    GAINING,
    SUNSET,
    TAKING,
    Land,
    add_crests,
    played,
    remove_item,
    take_back,
)
from .dawn import draw_open
from .entries import CRESTED, DREW, RETURNED, USED
from .look import look, shuffle


def play_crest(land: Land, seat: i64) -> None:
    """Take all played fairies back; the Crest leaves the game (LAND-51)."""
    add_crests(land, seat, -1)
    _return_fairies(land, seat, HOUSE | SPECIALS, CRESTED)


def use(land: Land, seat: i64, item: i64, rng: Rng) -> None:
    """Use up an item (LAND-50)."""
    remove_item(land, seat, item)
    land.used |= BIT[item]
    if land.telling:
        land.journal.note(USED, NOBODY, [seat, item])
    effect = EFFECT[item]
    if effect == LOOK:
        if SHUFFLES[item]:
            shuffle(land, aim_of_deck(DECK[item]), rng)
        look(land, aim_of_deck(DECK[item]), AMOUNT[item])
    elif effect == RETURN:
        _return_fairies(land, seat, house_up_to(AMOUNT[item]) | SPECIALS, RETURNED)
    elif effect == TAKE:
        land.stage = TAKING
    elif effect == DRAW:
        land.stage = GAINING
        draw_open(land, AMOUNT[item], DREW)


def _return_fairies(land: Land, seat: i64, which: i64, kind: i64) -> None:
    """Take back those of a set of fairies that were played, and end the day."""
    back = played(land, seat) & which
    take_back(land, seat, back)
    land.stage = SUNSET
    if land.telling:
        facts: list[int] = [seat]
        land.journal.note(kind, NOBODY, facts + members(back))
