"""The final class of Fairy Land, which only dispatches to the modules of the rules."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i16, i64, mypyc_attr, vec
from ....kernel.bits import BIT
from ....kernel.rng import Rng
from ..data.sightings import empty_pages
from ..knowledge import memory_tensor, tensor
from ..knowledge.sampling import redraw_hidden
from ..state import (
    BIDDING,
    BURIAL,
    DAWN,
    DAY,
    GAINING,
    KEEPING,
    OGRE_MEAL,
    OVER,
    PAYMENT,
    TAKING,
    WARRIOR_FIGHT,
    WIND_RETURN,
    Land,
    new_board,
)
from . import (
    auction,
    dawn,
    day,
    draw,
    look,
    ogre,
    payment,
    scoring,
    setup,
    take,
    turn,
    warrior,
    wind,
)

_DRAWN_FROM: Final = vec[i64]([0] * 128)
"""Scratch space to list the actions of rarer stages in; nothing is kept in it."""


@final
@mypyc_attr(acyclic=True)
class FairyLand(Land):
    """A game of Fairy Land."""

    __slots__ = ()

    def opening(self) -> None:
        setup.note_opening(self, self.clone())

    def player(self) -> i64:
        if self.stage == OVER:
            return -1
        return self.seat

    def legal(self, seat: i64, buffer: vec[i64]) -> i64:
        stage = self.stage
        if stage == DAWN:
            return dawn.legal(self, seat, buffer)
        if stage == PAYMENT:
            return payment.legal(self, seat, buffer)
        if stage == DAY:
            return day.legal(self, seat, buffer)
        if stage == BIDDING:
            return auction.legal(self, seat, buffer)
        if stage in (KEEPING, BURIAL):
            return look.legal(self, seat, buffer)
        if stage == OGRE_MEAL:
            return ogre.legal(self, seat, buffer)
        if stage == WIND_RETURN:
            return wind.legal(self, seat, buffer)
        if stage == WARRIOR_FIGHT:
            return warrior.legal(self, seat, buffer)
        if stage == TAKING:
            return take.legal(self, seat, buffer)
        if stage == GAINING:
            return draw.legal(self, seat, buffer)
        return 0

    def random_action(self, seat: i64, rng: Rng) -> i64:
        stage = self.stage
        if stage == DAWN:
            return dawn.random(self, seat, rng)
        if stage == PAYMENT:
            return payment.random(self, seat, rng)
        if stage == BIDDING:
            return auction.random(self, seat, rng)
        return _DRAWN_FROM[rng.below(self.legal(seat, _DRAWN_FROM))]

    def why_not(self, seat: i64, action: i64) -> str:
        stage = self.stage
        if stage == DAWN:
            return dawn.why_not(self, seat, action)
        if stage == PAYMENT:
            return payment.why_not(self, seat, action)
        if stage == DAY:
            return day.why_not(self, seat, action)
        if stage == BIDDING:
            return auction.why_not(self, seat, action)
        if stage in (KEEPING, BURIAL):
            return look.why_not(self, seat, action)
        if stage == OGRE_MEAL:
            return ogre.why_not(self, seat, action)
        if stage == WIND_RETURN:
            return wind.why_not(self, seat, action)
        if stage == WARRIOR_FIGHT:
            return warrior.why_not(self, seat, action)
        if stage == TAKING:
            return take.why_not(self, seat, action)
        return draw.why_not(self, seat, action)

    def apply(self, seat: i64, action: i64, rng: Rng) -> None:
        stage = self.stage
        if stage == DAWN:
            dawn.apply(self, seat, action)
        elif stage == PAYMENT:
            payment.apply(self, seat, action)
        elif stage == DAY:
            day.apply(self, seat, action, rng)
        elif stage == BIDDING:
            auction.apply(self, seat, action)
        elif stage in (KEEPING, BURIAL):
            look.apply(self, seat, action)
        elif stage == OGRE_MEAL:
            ogre.apply(self, seat, action)
        elif stage == WIND_RETURN:
            wind.apply(self, seat, action)
        elif stage == WARRIOR_FIGHT:
            warrior.apply(self, seat, action)
        elif stage == TAKING:
            take.apply(self, seat, action)
        else:
            draw.apply(self, seat, action)
        turn.go_on(self)

    def clone(self) -> FairyLand:
        return FairyLand(
            self.seats,
            self.options,
            self.forest,
            self.drawn,
            self.court,
            self.court_count,
            self.druids,
            self.druids_count,
            self.board[:],
            self.known,
            self.used,
            self.turn,
            self.turns,
            self.seat,
            self.stage,
            self.acted,
            self.opened,
            self.barred,
            self.choices,
            self.aim,
            self.bids,
            self.high,
            self.leader,
            self.most,
            self.paid,
            self.total,
            self.sight,
            self.buried,
            self.ogres,
            self.feeding,
        )

    def redraw_hidden(self, seat: i64, rng: Rng) -> None:
        redraw_hidden(self, seat, rng)

    def observe(self, seat: i64, buffer: vec[i16], at: i64 = 0) -> None:
        tensor.observe(self, seat, buffer, at)

    def inform(self, seat: i64, buffer: vec[i16], at: i64 = 0) -> None:
        memory_tensor.inform(self, seat, buffer, at)

    def scores(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.seats)]

    def winners(self) -> i64:
        return BIT[scoring.winner(self)]

    def ending(self) -> str | None:
        return turn.ending(self)


def empty_game(seats: i64, options: i64) -> FairyLand:
    """Houses and Crests only (LAND-10, LAND-11): no decks, no cards in the Clearings."""
    return FairyLand(
        seats=seats,
        options=options,
        forest=vec[i64](),
        drawn=0,
        court=0,
        court_count=0,
        druids=0,
        druids_count=0,
        board=new_board(seats, 2 if seats == 2 else 1),
        known=empty_pages(seats),
        used=0,
        turn=0,
        turns=0,
        seat=0,
        stage=DAWN,
        acted=0,
        opened=0,
        barred=0,
        choices=0,
        aim=0,
        bids=0,
        high=0,
        leader=-1,
        most=0,
        paid=0,
        total=0,
        sight=0,
        buried=0,
        ogres=0,
        feeding=0,
    )


def new_game(seats: i64, options: i64, first: i64, rng: Rng) -> FairyLand:
    """A new game at its first question; first is the seat that begins, or -1 to draw it.

    It is drawn last, so that choosing it leaves the deal as it is (LAND-12).
    """
    land = empty_game(seats, options)
    setup.deal(land, rng)
    drawn = rng.below(seats)
    setup.begin(land, first if first >= 0 else drawn)
    return land
