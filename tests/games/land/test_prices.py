"""Levels don't throw value away: they pay little more than what certainly wins a Clearing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

import pytest

from elfhame.bots.levels import NAMES
from elfhame.bots.table import Table
from elfhame.games.land.bots.hands import rate
from elfhame.games.land.bots.promise import pile
from elfhame.games.land.data.tables import CLEARINGS
from elfhame.games.land.knowledge.thrift import thriftiest
from elfhame.games.land.rules.engine import FairyLand
from elfhame.games.land.rules.numbers import (
    PASS,
    VISIT_COURT,
    clearing_to_explore,
    value_to_bid,
)
from elfhame.games.land.rules.worth import bonus, reach, worth
from elfhame.games.land.state import BIDDING, DAY, PAYMENT, bid_of, cards_in, hand
from elfhame.kernel.play import Play
from tests.games.land.positions import GAME, state_of

SPARE = 2
"""A fairy this much too large may be played, to keep others."""
SAFETY = 3
"""A bid may be this much higher than the cards seem to be worth, because that is only a guess."""

careless = pytest.mark.parametrize("level", NAMES[: NAMES.index("oak")])
every_seat_count = pytest.mark.parametrize("seats", [2, 3, 4])


@cache
def steps(level: str, seats: int) -> Sequence[tuple[FairyLand, FairyLand, int]]:
    """The state before and after each step of some games, and the action."""
    found = []
    for seed in range(862_000, 862_004):
        play = Play(GAME, seats, seed=seed)
        table = Table(play, dict.fromkeys(range(seats), level))
        while not play.over:
            before = state_of(play).clone()
            table.act()
            found.append((before, state_of(play).clone(), play.steps[-1].action))
    return found


def certain_bid(state: FairyLand) -> int:
    """The lowest bid that nobody who may still bid could outbid."""
    seats = (seat for seat in range(state.seats) if seat != state.seat and not bid_of(state, seat))
    return max(state.high + 1, *(reach(state, seat, state.aim) for seat in seats), 0)


@careless
@every_seat_count
def test_no_level_bids_more_than_what_certainly_wins(level: str, seats: int) -> None:
    bids = 0
    for before, _, action in steps(level, seats):
        if before.stage == BIDDING and action != PASS:
            assert value_to_bid(action) <= certain_bid(before)
            bids += 1
    assert bids > 20


def worth_of_cards(state: FairyLand, seat: int) -> int:
    """The highest bid at which the explored cards seem to be worth their price to a seat."""
    cards = pile(state, seat, cards_in(state, state.aim))
    return max(cards // rate(state, seat) + bonus(state, seat, state.aim), 0)


@careless
@every_seat_count
def test_no_level_pays_10_where_2_wins(level: str, seats: int) -> None:
    """No bid is far above what the cards are worth to the bidder, or to any rival still to bid."""
    bids = 0
    for before, _, action in steps(level, seats):
        if before.stage == BIDDING and action != PASS:
            rivals = set(range(seats)) - {before.seat}
            waiting = [seat for seat in rivals if not bid_of(before, seat)]
            most = max((worth_of_cards(before, seat) for seat in waiting), default=0)
            assert value_to_bid(action) <= max(before.high + 1, most + SAFETY)
            assert value_to_bid(action) <= worth_of_cards(before, before.seat) + SAFETY
            bids += 1
    assert bids > 20


@careless
@every_seat_count
def test_no_level_pays_much_more_than_its_bid_takes(level: str, seats: int) -> None:
    payments, least = 0, 0
    for before, after, _ in steps(level, seats):
        if before.stage != PAYMENT or before.aim >= CLEARINGS:
            continue
        seat, aim = before.seat, before.aim
        if not before.paid:
            thrifty = thriftiest(before, seat, aim, False)[before.high]
            least = worth(before, seat, thrifty, aim) + bonus(before, seat, aim)
        if after.stage != PAYMENT:
            spent = before.paid | hand(before, seat) & ~hand(after, seat)
            paid = worth(before, seat, spent, aim) + bonus(before, seat, aim)
            assert paid <= least + SPARE
            payments += 1
    assert payments > 10


@careless
@every_seat_count
def test_no_level_bids_for_an_empty_clearing(level: str, seats: int) -> None:
    """Nor explores one, if it has a choice."""
    explorations = 0
    for before, _, action in steps(level, seats):
        empty = before.aim < CLEARINGS and not cards_in(before, before.aim)
        assert not (before.stage == BIDDING and action != PASS and empty)
        if before.stage == DAY and action < VISIT_COURT:
            explorations += 1
            others = [other for other in before.legal_actions(before.player()) if other != action]
            explored = cards_in(before, clearing_to_explore(action))
            assert explored or all(other < VISIT_COURT for other in others)
    assert explorations > 10
