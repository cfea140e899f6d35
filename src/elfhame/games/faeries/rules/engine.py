"""Faeries & Magical Creatures as the kernel plays it: the final class asks the module in charge."""
# compiled

from __future__ import annotations

from typing import final

from ....kernel.arrays import i16, i64, mypyc_attr, vec
from ....kernel.bits import contains
from ....kernel.rng import Rng
from ..knowledge import memory_tensor, tensor
from ..knowledge.sampling import redraw_hidden
from ..state import (
    CARD_WORDS,
    NO_PICKS,
    RUNNING,
    WORDS,
    Realm,
    points_of,
)
from . import draft, scoring, setup, turn
from .agenda import answer, decision_of
from .tasks import KEEP_CARD, question, task_seat, top_task


@final
@mypyc_attr(acyclic=True)
class Faeries(Realm):
    """A game of Faeries & Magical Creatures."""

    __slots__ = ()

    def opening(self) -> None:
        setup.note_opening(self)

    def player(self) -> i64:
        if self.over:
            return -1
        if self.drafted and question(self) == KEEP_CARD:
            return draft.first_choosing(self)
        return task_seat(top_task(self))

    def waiting(self) -> list[int]:
        if self.over or question(self) != KEEP_CARD:
            return super().waiting()
        return [seat for seat in range(self.seats) if not contains(self.chosen, seat)]

    def legal(self, seat: i64, buffer: vec[i64]) -> i64:
        if self.over:
            return 0
        task = top_task(self)
        return decision_of(task).legal(self, seat, task, buffer)

    def random_action(self, seat: i64, rng: Rng) -> i64:
        task = top_task(self)
        return decision_of(task).random(self, seat, task, rng)

    def why_not(self, seat: i64, action: i64) -> str:
        task = top_task(self)
        return decision_of(task).why_not(self, seat, task, action)

    def apply(self, seat: i64, action: i64, rng: Rng) -> None:
        answer(self, seat, action, rng)

    def clone(self) -> Faeries:
        return Faeries(
            self.seats,
            self.friendly,
            self.drafted,
            self.words[:],
            self.cards[:],
            self.depth,
            self.acting,
            self.action,
            self.extra,
            self.turns,
            self.deck,
            self.under,
            self.bag,
            self.tiles_left,
            self.tile_offer,
            self.homes,
            self.laid,
            self.first_piles,
            self.picks,
            self.packets,
            self.open_picks,
            self.passes,
            self.chosen,
            self.end,
            self.over,
        )

    def redraw_hidden(self, seat: i64, rng: Rng) -> None:
        redraw_hidden(self, seat, rng)

    def observe(self, seat: i64, buffer: vec[i16], at: i64 = 0) -> None:
        tensor.observe(self, seat, buffer, at)

    def inform(self, seat: i64, buffer: vec[i16], at: i64 = 0) -> None:
        memory_tensor.inform(self, seat, buffer, at)

    def scores(self) -> list[int]:
        return [points_of(self, seat) for seat in range(self.seats)]

    def winners(self) -> i64:
        return scoring.winners(self)

    def ending(self) -> str | None:
        return turn.ending(self)


def new_game(seats: i64, friendly: i64, drafted: i64, first: i64, rng: Rng) -> Faeries:
    """A new game (FMC-10 to FMC-18R); ``first`` is the starting seat, or -1 to draw it."""
    realm = empty_realm(seats, friendly, drafted)
    setup.lay_out(realm, first, rng)
    return realm


def empty_realm(seats: i64, friendly: i64, drafted: i64) -> Faeries:
    """A table with nothing on it and no task on the agenda."""
    return Faeries(
        seats=seats,
        friendly=friendly,
        drafted=drafted,
        words=vec[i64]([0] * WORDS),
        cards=vec[i64]([0] * CARD_WORDS),
        depth=0,
        acting=0,
        action=0,
        extra=0,
        turns=0,
        deck=0,
        under=vec[i64](),
        bag=0,
        tiles_left=0,
        tile_offer=0,
        homes=0,
        laid=vec[i64](),
        first_piles=0,
        picks=NO_PICKS,
        packets=NO_PICKS,
        open_picks=0,
        passes=0,
        chosen=0,
        end=RUNNING,
        over=RUNNING,
    )
