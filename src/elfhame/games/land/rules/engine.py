"""The final class of Fairy Land, which only dispatches to the modules of the rules."""
# compiled

from __future__ import annotations

from typing import Final, final

from ....kernel.arrays import i64, mypyc_attr, vec
from ....kernel.rng import Rng
from ..knowledge.sampling import redraw_hidden
from ..state import (
    BIDDING,
    BURIAL,
    DAWN,
    DAY,
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
from .memory import nothing_known

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
        if stage == OVER:
            return 0
        return self._legal_later(seat, buffer)

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
        if stage == turn.stage_of(action):
            if stage == DAWN:
                return dawn.why_not(self, seat, action)
            if stage == PAYMENT:
                return payment.why_not(self, seat, action)
            if stage == DAY:
                return day.why_not(self, seat, action)
            if stage == BIDDING:
                return auction.why_not(self, seat, action)
        return turn.RULE_OF_STAGE[stage]

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
        else:
            self._apply_later(seat, action)
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

    def scores(self) -> list[int]:
        return [scoring.total(self, seat) for seat in range(self.seats)]

    def returns(self) -> list[int]:
        return scoring.shares(self)

    def ending(self) -> str | None:
        return turn.ending(self)

    def _legal_later(self, seat: i64, buffer: vec[i64]) -> i64:
        """The legal actions of the stages that follow a payment or the use of an item."""
        stage = self.stage
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
        return draw.legal(self, seat, buffer)

    def _apply_later(self, seat: i64, action: i64) -> None:
        stage = self.stage
        if stage in (KEEPING, BURIAL):
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


def empty_game(seats: i64, options: i64) -> FairyLand:
    """Houses and Crests only (LAND-10, LAND-11): no decks, no cards in the Clearings."""
    board = new_board(seats, 2 if seats == 2 else 1)
    known = nothing_known(seats)
    # fmt: off
    return FairyLand(
        seats, options, vec[i64](), 0, 0, 0, 0, 0, board, known, 0, 0, 0, 0, 0,
        0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0,
    )
    # fmt: on


def new_game(seats: i64, options: i64, first: i64, rng: Rng) -> FairyLand:
    """A new game at its first question; first is the seat that begins, or -1 to draw it.

    It is drawn last, so that choosing it leaves the deal as it is (LAND-12).
    """
    land = empty_game(seats, options)
    setup.deal(land, rng)
    drawn = rng.below(seats)
    setup.begin(land, first if first >= 0 else drawn)
    return land
