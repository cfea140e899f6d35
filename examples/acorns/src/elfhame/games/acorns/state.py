"""The state of a game of Acorns: its fields, and named access to them."""
# compiled

from __future__ import annotations

from typing import Final

from ...kernel.arrays import i64, mypyc_attr, vec
from ...kernel.bits import BIT
from ...kernel.state import State
from .data.tables import HAND_SIZE

NO_CARD: Final = -1


@mypyc_attr(acyclic=True)
class Grove(State):
    """The fields of a game of Acorns."""

    __slots__ = ("acorns", "hands", "played", "rounds", "seats", "shown", "turn")

    def __init__(
        self,
        seats: i64,
        turn: i64,
        rounds: i64,
        played: i64,
        hands: vec[i64],
        shown: vec[i64],
        acorns: vec[i64],
    ) -> None:
        super().__init__()
        self.seats: i64 = seats
        self.turn: i64 = turn  # the seat whose turn it is; at the end, the last winner of a round
        self.rounds: i64 = rounds  # the number of rounds completed
        self.played: i64 = played  # all cards played so far, as a set
        self.hands: vec[i64] = hands  # by seat: its cards, as a set; secret (ACORN-30)
        self.shown: vec[i64] = shown  # by seat: its card of this round, or NO_CARD
        self.acorns: vec[i64] = acorns  # by seat: the rounds it has won


def is_over(grove: Grove) -> bool:
    """Whether all rounds have been played (ACORN-20)."""
    return grove.rounds == HAND_SIZE


def take_from_hand(grove: Grove, seat: i64, card: i64) -> None:
    """Move a card from a hand to the table."""
    grove.hands[seat] ^= BIT[card]
    grove.played |= BIT[card]
    grove.shown[seat] = card
