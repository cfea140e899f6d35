"""Set-up: the deck, the deal and the starting card, and what is noted of them (TRAIL-10 on)."""
# compiled

from __future__ import annotations

from typing import Final

from ....kernel.arrays import append, i64, vec
from ....kernel.bits import BIT
from ....kernel.journal import NOBODY
from ....kernel.rng import Rng
from ..data.cells import cell_at
from ..data.components import CARD_COUNT
from ..state import Forest, bare_place, hand_card, set_hand
from .entries import BEGAN, DEALT
from .paths import lay
from .turn import note_solo_draw

ORDERED: Final = vec[i64](list(range(1, CARD_COUNT)))
"""The deck without the starting card."""


def shuffled_deck(rng: Rng) -> vec[i64]:
    """The cards in random order, without the starting card (TRAIL-11, TRAIL-50)."""
    deck = ORDERED[:]
    rng.shuffle(deck)
    return deck


def lay_start(forest: Forest) -> None:
    """Lay the starting card in the middle of an empty table (TRAIL-11)."""
    middle = cell_at(0, 0)
    forest.free = append(forest.free, bare_place(middle))
    lay(forest, middle, 0)


def deal(forest: Forest, rng: Rng) -> None:
    """Deal two cards to each player (TRAIL-11); solo, draw the first card (TRAIL-51).

    The first seat is drawn last, so that choosing it leaves the deal as it is (TRAIL-12R).
    """
    deck = forest.deck
    if forest.seats == 1:
        forest.chosen = deck[0]
        forest.drawn = 1
        return
    set_hand(forest, 0, deck[0], deck[1])
    set_hand(forest, 1, deck[2], deck[3])
    forest.drawn = 4
    forest.turn = rng.below(2)


def note_opening(forest: Forest) -> None:
    """Note each hand and who begins; solo, the first card."""
    if forest.seats == 1:
        note_solo_draw(forest)
        return
    for seat in range(2):
        facts: list[int] = [seat, hand_card(forest, seat, 0), hand_card(forest, seat, 1)]
        forest.journal.note(DEALT, BIT[seat], facts)
    forest.journal.note(BEGAN, NOBODY, [forest.turn])
