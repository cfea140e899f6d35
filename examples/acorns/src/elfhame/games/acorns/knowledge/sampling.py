"""Redraws what a seat can't know: the cards in the other hands (ACORN-30)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import how_many
from ....kernel.rng import Rng
from ..data.tables import ALL_CARDS
from ..rules.setup import deal
from ..state import Table


def redraw_hidden(table: Table, seat: i64, rng: Rng) -> None:
    """Deal the other hands again from all cards the seat hasn't seen; seat -1 is a watcher."""
    unseen = ALL_CARDS ^ table.played
    if seat >= 0:
        unseen ^= table.hands[seat]
    sizes = vec[i64]([how_many(hand) for hand in table.hands])
    deal(table.hands, sizes, seat, unseen, rng)
