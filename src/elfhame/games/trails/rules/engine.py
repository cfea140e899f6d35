"""Fairy Trails as the kernel plays it: a final class that asks the module whose decision it is."""
# compiled

from __future__ import annotations

from typing import final

from ....kernel.arrays import i16, i64, mypyc_attr, vec
from ....kernel.rng import Rng
from ..knowledge import tensor
from ..knowledge.sampling import redraw_hidden
from ..state import EMPTY_HANDS, NO_CARD, RUNNING, Forest
from . import card, placement, scoring, setup, turn
from .numbers import chooses_card


@final
@mypyc_attr(acyclic=True)
class Trails(Forest):
    """A game of Fairy Trails."""

    __slots__ = ()

    def opening(self) -> None:
        setup.note_opening(self)

    def player(self) -> i64:
        if self.over == RUNNING:
            return self.turn
        return -1

    def legal(self, seat: i64, buffer: vec[i64]) -> i64:
        if self.over:
            return 0
        if self.chosen == NO_CARD:
            return card.legal(self, seat, buffer)
        return placement.legal(self, seat, buffer)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        if self.chosen == NO_CARD:
            return card.random(self, seat, rng)
        return placement.random(self, seat, rng)

    def why_not(self, seat: i64, action: i64) -> str:
        if chooses_card(action):
            return card.why_not(self, seat, action)
        return placement.why_not(self, seat, action)

    def apply(self, seat: i64, action: i64, rng: Rng) -> None:
        if self.chosen == NO_CARD:
            card.apply(self, seat, action)
        else:
            placement.apply(self, seat, action)

    def clone(self) -> Trails:
        return Trails(
            self.seats,
            self.easier,
            self.turn,
            self.deck,
            self.drawn,
            self.hands,
            self.chosen,
            self.laid[:],
            self.paths[:],
            self.free[:],
            self.stones,
            self.pink_due,
            self.yellow_due,
            self.idle,
            self.discarded,
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


def new_game(seats: i64, easier: i64, rng: Rng) -> Trails:
    """A new game, shuffled and dealt."""
    forest = new_table(seats, easier, setup.shuffled_deck(rng))
    setup.deal(forest, rng)
    return forest


def new_table(seats: i64, easier: i64, deck: vec[i64]) -> Trails:
    """A table with the starting card, a shuffled deck, and nothing dealt."""
    forest = Trails(
        seats=seats,
        easier=easier,
        turn=0,
        deck=deck,
        drawn=0,
        hands=EMPTY_HANDS,
        chosen=NO_CARD,
        laid=vec[i64](),
        paths=vec[i64](),
        free=vec[i64](),
        stones=0,
        pink_due=0,
        yellow_due=0,
        idle=0,
        discarded=NO_CARD,
        over=RUNNING,
    )
    setup.lay_start(forest)
    return forest
