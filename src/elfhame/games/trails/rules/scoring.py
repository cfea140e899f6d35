"""The end of Fairy Trails: stones counted, winners, and what is told of them."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.journal import EVERYBODY, NOBODY
from ..data.tables import CARD_COUNT
from ..state import LAST_STONE, SOLO_WON, Forest, hand_of, placed
from .entries import ENDED, PILE, SHOWN, WON


def cards_left(forest: Forest) -> i64:
    """How many cards the pile has."""
    return CARD_COUNT - 1 - forest.drawn


def score(forest: Forest, seat: i64) -> i64:
    """Stones placed; solo, a point for each card left in the deck of a game won (TRAIL-54)."""
    if forest.seats == 1:
        return cards_left(forest) if forest.over == SOLO_WON else 0
    return placed(forest, seat)


def winners(forest: Forest) -> i64:
    """The seats that won, as bits: both for a tie (TRAIL-40, TRAIL-41, TRAIL-54)."""
    if forest.seats == 1:
        return 1 if forest.over == SOLO_WON else 0
    if forest.over == LAST_STONE:
        return 1 + forest.turn
    pink = placed(forest, 0)
    yellow = placed(forest, 1)
    if pink == yellow:
        return 3
    return 1 if pink > yellow else 2


def tell_the_end(forest: Forest) -> None:
    """Note why it ended, what hands and pile still held (TRAIL-76R), and who won."""
    forest.journal.note(ENDED, NOBODY, [forest.over])
    for seat in range(forest.seats if forest.seats == 2 else 0):
        hand = hand_of(forest, seat)
        if hand:
            forest.journal.note(SHOWN, EVERYBODY, [seat, *hand])
    if cards_left(forest):
        pile: list[int] = list(forest.deck[forest.drawn :])
        forest.journal.note(PILE, EVERYBODY, pile)
    won = winners(forest)
    seats: list[int] = [seat for seat in range(forest.seats) if (won >> seat) & 1]
    forest.journal.note(WON, NOBODY, seats)
