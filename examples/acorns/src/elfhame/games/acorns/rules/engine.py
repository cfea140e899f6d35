"""Acorns as the kernel plays it: a final class that passes each call on."""
# compiled

from __future__ import annotations

from typing import final

from ....kernel.arrays import i64, mypyc_attr, vec
from ....kernel.rng import Rng
from ..data.tables import ALL_CARDS, HAND_SIZE
from ..knowledge.sampling import redraw_hidden
from ..state import NO_CARD, Grove, is_over
from . import card, scoring, setup, turn


@final
@mypyc_attr(acyclic=True)
class Acorns(Grove):
    """A game of Acorns."""

    __slots__ = ()

    def opening(self) -> None:
        setup.note_opening(self)

    def player(self) -> i64:
        if is_over(self):
            return -1
        return self.turn

    def legal(self, seat: i64, buffer: vec[i64]) -> i64:
        return card.legal(self, seat, buffer)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        return card.random(self, seat, rng)

    def why_not(self, seat: i64, action: i64) -> str:
        return card.why_not(self, seat, action)

    def apply(self, seat: i64, action: i64, rng: Rng) -> None:
        card.apply(self, seat, action)
        turn.end_turn(self)

    def clone(self) -> Acorns:
        return Acorns(
            self.seats,
            self.turn,
            self.rounds,
            self.played,
            self.hands[:],
            self.shown[:],
            self.acorns[:],
        )

    def redraw_hidden(self, seat: i64, rng: Rng) -> None:
        redraw_hidden(self, seat, rng)

    def scores(self) -> list[int]:
        return list(self.acorns)

    def winners(self) -> i64:
        return scoring.winners(self)

    def ending(self) -> str | None:
        return turn.ending(self)


def new_game(seats: i64, rng: Rng) -> Acorns:
    """A new game: three cards for each seat, and the first seat drawn at random (ACORN-11)."""
    hands = vec[i64]([0] * seats)
    setup.deal(hands, vec[i64]([HAND_SIZE] * seats), -1, ALL_CARDS, rng)
    first = rng.below(seats)
    shown = vec[i64]([NO_CARD] * seats)
    return Acorns(seats, first, 0, 0, hands, shown, vec[i64]([0] * seats))
