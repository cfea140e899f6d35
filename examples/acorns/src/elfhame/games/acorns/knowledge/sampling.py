"""Redraws what a seat can't know: the cards in the other hands (ACORN-30)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import how_many
from ....kernel.rng import Rng
from ..data.tables import ALL_CARDS
from ..rules.setup import deal
from ..state import Grove


def redraw_hidden(grove: Grove, seat: i64, rng: Rng) -> None:
    """Deal the other hands again from all cards the seat hasn't seen; seat -1 is a watcher."""
    unseen = ALL_CARDS ^ grove.played
    if seat >= 0:
        unseen ^= grove.hands[seat]
    sizes = vec[i64]([how_many(hand) for hand in grove.hands])
    deal(grove.hands, sizes, seat, unseen, rng)
