"""Fae as the kernel plays it: a final class that asks the module whose decision it is."""
# compiled

from __future__ import annotations

from typing import final

from ....kernel.arrays import i16, i64, mypyc_attr, vec
from ....kernel.rng import Rng
from ..data.tables import EVERYWHERE
from ..knowledge import tensor
from ..knowledge.sampling import redraw_hidden
from ..state import FULL_MOBILITY, NOTHING_GIVEN, RUNNING, Realm
from . import move, ritual, scoring, setup, turn
from .numbers import RITUALS_FROM


@final
@mypyc_attr(acyclic=True)
class Fae(Realm):
    """A game of Fae."""

    __slots__ = ()

    def opening(self) -> None:
        setup.note_opening(self)

    def player(self) -> i64:
        if self.over != RUNNING:
            return -1
        return self.turn

    def legal(self, seat: i64, buffer: vec[i64]) -> i64:
        if self.over:
            return 0
        if self.due:
            return ritual.legal(self, seat, buffer)
        return move.legal(self, seat, buffer)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        if self.due:
            return ritual.random(self, seat, rng)
        return move.random(self, seat, rng)

    def why_not(self, seat: i64, action: i64) -> str:
        if action >= RITUALS_FROM:
            return ritual.why_not(self, seat, action)
        return move.why_not(self, seat, action)

    def apply(self, seat: i64, action: i64, rng: Rng) -> None:
        if action >= RITUALS_FROM:
            ritual.apply(self, seat, action)
        else:
            move.apply(self, seat, action)
        if self.due:
            ritual.perform_due(self, seat)
            if self.due:
                return
        turn.end_turn(self)

    def clone(self) -> Fae:
        return Fae(
            self.seats,
            self.clans,
            self.board[:],
            self.spirits,
            self.turn,
            self.mobility,
            self.occupied,
            self.due,
            self.ritual,
            self.kept,
            self.points,
            self.given,
            self.over,
        )

    def redraw_hidden(self, seat: i64, rng: Rng) -> None:
        redraw_hidden(self, seat, rng)

    def observe(self, seat: i64, buffer: vec[i16], at: i64 = 0) -> None:
        tensor.observe(self, seat, buffer, at)

    def inform(self, seat: i64, buffer: vec[i16], at: i64 = 0) -> None:
        tensor.inform(self, seat, buffer, at)

    def scores(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.seats)]

    def winners(self) -> i64:
        return scoring.winners(self)

    def ending(self) -> str | None:
        return turn.ending(self)


def new_game(seats: i64, clans: i64, rng: Rng) -> Fae:
    """A new game.

    The first seat is drawn last, so that choosing it leaves the deal as it is (FAE-15R).
    """
    board = setup.deal_druids(rng)
    spirits = setup.deal_spirits(seats, -1, -1, rng)
    first = rng.below(seats)
    return Fae(
        seats=seats,
        clans=clans,
        board=board,
        spirits=spirits,
        turn=first,
        mobility=FULL_MOBILITY,
        occupied=EVERYWHERE,
        due=0,
        ritual=0,
        kept=0,
        points=0,
        given=NOTHING_GIVEN,
        over=RUNNING,
    )
