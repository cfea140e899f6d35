"""Scoring: stones placed, and who has won (TRAIL-40 to TRAIL-43R, TRAIL-54)."""
# compiled

from __future__ import annotations

from ....kernel.arrays import i64
from ....kernel.bits import BIT, members
from ....kernel.journal import EVERYBODY, NOBODY
from ..state import (
    LAST_STONE,
    SOLO_WON,
    Forest,
    cards_left,
    hand_count,
    hand_of,
    stones_left,
    stones_placed,
)
from .entries import ENDED, PILE, SHOWN, WON


def total(forest: Forest, seat: i64) -> i64:
    """The stones placed; solo, a point for each card left in the deck of a game won (TRAIL-54)."""
    if forest.seats == 1:
        if forest.over == SOLO_WON:
            return cards_left(forest)
        return 0
    return stones_placed(forest, seat)


def winners(forest: Forest) -> i64:
    """The seats that won, as a set: both for a tie (TRAIL-40, TRAIL-41, TRAIL-54)."""
    if forest.seats == 1:
        if forest.over == SOLO_WON:
            return BIT[0]
        return 0
    if forest.over == LAST_STONE:
        won = BIT[forest.turn]
        if not stones_left(forest, 1 - forest.turn):  # in another reading of TRAIL-43R only
            won |= BIT[1 - forest.turn]
        return won
    pink = stones_placed(forest, 0)
    yellow = stones_placed(forest, 1)
    if pink == yellow:
        return BIT[0] | BIT[1]
    return BIT[0] if pink > yellow else BIT[1]


def note_the_end(forest: Forest) -> None:
    """Note why the game ended, what hands and pile still held (TRAIL-76R), and who won."""
    forest.journal.note(ENDED, NOBODY, [forest.over])
    for seat in range(hand_count(forest)):
        hand = hand_of(forest, seat)
        if hand:
            forest.journal.note(SHOWN, EVERYBODY, [seat, *hand])
    if cards_left(forest):
        pile: list[int] = list(forest.deck[forest.drawn :])
        forest.journal.note(PILE, EVERYBODY, pile)
    forest.journal.note(WON, NOBODY, [forest.over, *members(winners(forest))])
