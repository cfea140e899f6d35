"""Set-up: the deal and its journal entries (ACORN-10, ACORN-11)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64, vec
from ....kernel.bits import BIT, contains, how_many
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.tables import CARD_COUNT
from ..state import Grove
from .entries import DEALT, FIRST


def deal(hands: vec[i64], sizes: vec[i64], keeper: i64, cards: i64, rng: Rng) -> None:
    """Deal each seat but the keeper ``sizes[seat]`` of the cards, a set; keeper -1 is nobody."""
    pack = vec[i64]([0] * how_many(cards))
    count: i64 = 0
    for card in range(CARD_COUNT):
        if contains(cards, card):
            pack[count] = card
            count += 1
    rng.shuffle(pack)
    count = 0
    for seat in range(len(hands)):
        if seat != keeper:
            hands[seat] = 0
            for place in range(count, count + sizes[seat]):
                hands[seat] |= BIT[pack[place]]
            count += sizes[seat]


def note_opening(grove: Grove) -> None:
    """Note each seat's cards, and who begins."""
    for seat in range(grove.seats):
        grove.journal.note(DEALT, BIT[seat], [seat, grove.hands[seat]])
    grove.journal.note(FIRST, NOBODY, [grove.turn])
