"""Set-up: the deal of druids and spirits, and what is noted of it (FAE-11 to FAE-15R)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.tables import COLOUR_COUNT, SPACES
from ..state import DRUID, EMPTY_BOARD, Realm, add_group, spirit, with_spirit
from .entries import FIRST, SPIRIT


def deal_druids(rng: Rng) -> vec[i64]:
    """One druid on each space, all five colours in each region (FAE-11)."""
    board = EMPTY_BOARD[:]
    colours = vec[i64]([0, 1, 2, 3, 4])
    for first in range(0, SPACES, COLOUR_COUNT):
        rng.shuffle(colours)
        for place in range(COLOUR_COUNT):
            add_group(board, first + place, DRUID[colours[place]])
    return board


def deal_spirits(seats: i64, keeper: i64, own: i64, rng: Rng) -> i64:
    """Random spirits for all seats (FAE-12) except the keeper, who keeps its own.

    Keeper -1 is nobody.
    """
    box = vec[i64]([0, 1, 2, 3, 4])
    if keeper >= 0:
        box = vec[i64]([0, 1, 2, 3])
    count: i64 = 0
    for colour in range(COLOUR_COUNT):
        if colour != own:
            box[count] = colour
            count += 1
    rng.shuffle(box)
    spirits: i64 = 0
    dealt: i64 = 0
    for seat in range(seats):
        if seat == keeper:
            spirits = with_spirit(spirits, seat, own)
        else:
            spirits = with_spirit(spirits, seat, box[dealt])
            dealt += 1
    return spirits


def note_opening(realm: Realm) -> None:
    """Note each seat's spirit, and who begins."""
    for seat in range(realm.seats):
        realm.journal.note(SPIRIT, BIT[seat], [seat, spirit(realm, seat)])
    realm.journal.note(FIRST, NOBODY, [realm.turn])
