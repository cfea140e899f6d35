"""The stakes of an auction, compared with playing every way it can end through the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from elfhame.games.land.data.components import HAND
from elfhame.games.land.knowledge.stake_types import Offer, Outcome, Reason, Stakes
from elfhame.games.land.rules.engine import FairyLand
from elfhame.games.land.rules.numbers import (
    BANISH,
    ENOUGH,
    PASS,
    PAYS_FROM,
    bid_action,
)
from elfhame.games.land.rules.worth import bonus, worth
from elfhame.games.land.state import BIDDING, PAYMENT, hand
from elfhame.kernel.bits import how_many
from elfhame.kernel.game import REVIEWER, WATCHER
from tests.games.land.positions import GAME, act, position, rng, state_of, whole_game

Ending = tuple[tuple[int, ...], int]
"""Everyone's totals, and the value left in the taker's hand."""


def stakes(state: FairyLand, seat: int) -> Stakes:
    found = GAME.view(state, seat).stakes
    assert found is not None
    return found


def offer(found: Stakes, value: int | None) -> Offer:
    return next(one for one in found.offers if one.value == value)


def stands(found: Stakes, value: int | None) -> Outcome:
    return found.outcomes[offer(found, value).stands]


# ---------------------------------------------------------------- many positions


@pytest.mark.rule("LAND-34", "LAND-35", "LAND-37", "LAND-83R")
def test_every_outcome_is_what_playing_it_brings() -> None:
    compared = 0
    for seed in range(30):
        for state in _auctions(seed):
            compared += _compare(state)
    assert compared > 250


@pytest.mark.rule("LAND-34", "LAND-39R")
def test_the_view_has_the_worth_of_every_set_of_fairies_in_hand() -> None:
    compared = 0
    for seed in range(6):
        for state in _auctions(seed, most=13):
            seat, view = state.player(), GAME.view(state, state.player())
            sums = stakes(state, seat).sums
            assert (len(sums), sums[0]) == (2 ** len(view.worths), 0)
            for count in range(1, len(view.worths) + 1):
                for places in combinations(range(len(view.worths)), count):
                    names = [view.worths[place].fairy for place in places]
                    fairies = sum(2 ** HAND.index(name) for name in names)
                    paid = worth(state, seat, fairies, state.aim) + bonus(state, seat, state.aim)
                    assert sums[sum(2**place for place in places)] == paid
                    compared += 1
    assert compared > 250


def _auctions(seed: int, most: int = 4) -> Iterator[FairyLand]:
    """Some auctions of a random game, in which hands are small enough to try every payment."""
    chance = rng(f"stakes/{seed}")
    state = GAME.setup(2 + seed % 3, GAME.options({}), chance)
    while state.player() >= 0:
        small = all(how_many(hand(state, seat)) <= most for seat in range(state.seats))
        if state.stage == BIDDING and small and not chance.below(4):
            yield state.clone()
        state.apply(state.player(), state.random_action(state.player(), chance), chance)


def _compare(state: FairyLand) -> int:
    found, compared = stakes(state, state.player()), 0
    assert [one.value for one in found.offers] == [None, *range(state.high + 1, state.most + 1)]
    for one in (found.offers[0], found.offers[-1], found.offers[len(found.offers) // 2]):
        action = PASS if one.value is None else bid_action(one.value)
        after = _after(state, action)
        _agrees(after, state, found, one.stands)
        for rival, place in zip(found.rivals, one.topped, strict=True):
            price = (state.high if one.value is None else one.value) + 1
            assert (place is None) == (rival.reach < price)
            if place is not None:
                _agrees(_topped(after, rival.seat, price), state, found, place)
        compared += 1 + len(found.rivals)
    return compared


def _after(state: FairyLand, *actions: int) -> FairyLand:
    world = state.clone()
    for action in actions:
        world.apply(world.player(), action, rng())
    return world


def _topped(state: FairyLand, rival: int, price: int) -> FairyLand:
    world = state
    while world.stage == BIDDING and world.player() != rival:
        world = _after(world, PASS)
    return _after(world, bid_action(price))


def _agrees(state: FairyLand, asked: FairyLand, found: Stakes, place: int) -> None:
    """Check an outcome against the best that its taker can do from here, if all others pass."""
    outcome, turns, seat = found.outcomes[place], asked.turns, asked.seat
    while state.stage == BIDDING and state.turns == turns:
        state = _after(state, PASS)
    if outcome.taker is None:
        assert (outcome.change, outcome.reasons) == (0, ())
        assert state.scores()[seat] == outcome.total == found.total
        return
    endings = _endings(state, outcome.taker, turns)
    best = max((totals[outcome.taker], left) for totals, left in endings)
    mine = {totals[seat] for totals, left in endings if (totals[outcome.taker], left) == best}
    assert outcome.total in mine, (outcome, mine)
    assert outcome.total == found.total + outcome.change
    assert outcome.change == sum(reason.change for reason in outcome.reasons)
    if outcome.taker != seat:
        assert outcome.gain == sum(reason.change for reason in outcome.gains)


def _endings(state: FairyLand, taker: int, turns: int) -> set[Ending]:
    """Every way in which the taker can pay, fight and feed ogres."""
    if state.turns != turns or state.player() != taker or state.stage == BIDDING:
        return {(tuple(state.scores()), _in_hand(state, taker))}
    endings: set[Ending] = set()
    for action in state.legal_actions(taker):
        if state.stage == PAYMENT and action != ENOUGH and state.paid >> (action - PAYS_FROM):
            continue  # the same Fairies in another order
        endings |= _endings(_after(state, action), taker, turns)
    return endings


def _in_hand(state: FairyLand, seat: int) -> int:
    return sum(n + 1 if n < 7 else 1 for n in range(13) if hand(state, seat) >> n & 1)


# ---------------------------------------------------------------- single cases


def bidding() -> FairyLand:
    """Seat 1 explores a fox, a squirrel, a pink flower and a goblin; seat 2 has bid 7."""
    state = position(
        clearings=(("turtle",), ("fox", "squirrel", "pink", "goblin"), ("raccoon",)),
        hands={
            0: ("fairy_1", "fairy_3", "fairy_4", "fairy_7", "flora"),
            1: ("fairy_1", "fairy_6", "fairy_7"),
            2: ("fairy_1", "fairy_2", "fairy_5"),
        },
        has={
            0: ("squirrel", "squirrel", "squirrel", "fox", "fox", "turtle", "pink", "goblin"),
            1: ("fox", "fox", "goblin", "goblin"),
            2: ("squirrel", "squirrel", "white", "goblin"),
        },
        items={0: ("oak_staff",)},
        turn=1,
    )
    act(state, "explore 2", "bid 7")
    return state


@pytest.mark.rule("LAND-31", "LAND-74")
def test_a_bid_tells_its_payment_and_every_reason() -> None:
    found = stakes(bidding(), 0)
    eight = offer(found, 8)
    assert (eight.fairies, eight.pays, eight.unbeatable) == (("fairy_7",), 8, False)
    outcome = stands(found, 8)
    assert {reason.row: reason.change for reason in outcome.reasons} == {
        "fox": 4,
        "pink": 2,
        "goblins": -2,
        "applause": -3,
    }
    assert Reason("fox", 4, 3, 2, (1,)) in outcome.reasons
    assert Reason("applause", -3, 0, 0, (1,)) in outcome.reasons


def test_only_those_who_bid_later_can_top_a_bid() -> None:
    found = stakes(bidding(), 0)
    assert [(rival.seat, rival.reach) for rival in found.rivals] == [(1, 14)]
    assert [one.value for one in found.offers if one.unbeatable] == [14, 15, 16, 17]
    last = act_on(bidding(), "bid 9")
    assert stakes(last, 1).rivals == ()
    assert all(one.unbeatable for one in stakes(last, 1).offers if one.value)


def act_on(state: FairyLand, *actions: str) -> FairyLand:
    act(state, *actions)
    return state


def test_a_pass_tells_what_the_leader_takes() -> None:
    found = stakes(bidding(), 0)
    outcome = stands(found, None)
    assert (outcome.taker, outcome.change) == (2, -5)
    assert [reason.row for reason in outcome.reasons] == ["squirrel"]


@pytest.mark.rule("LAND-90")
def test_the_warrior_is_sent_if_that_leaves_more() -> None:
    state = position(
        clearings=(("ogre", "goblin", "fox"), (), ()),
        hands={1: ("fairy_2", "fairy_3", "warrior")},
        has={1: ("squirrel", "squirrel", "pink")},
    )
    act(state, "explore 1")
    two = offer(stakes(state, 1), 2)
    assert "warrior" in two.fairies
    after = _after(state, bid_action(2), PASS, PASS)
    for fairy in two.fairies:
        act(after, f"pay {fairy}")
    if after.stage == PAYMENT:
        after = _after(after, ENOUGH)
    after = _after(after, BANISH)
    assert after.scores()[1] == stands(stakes(state, 1), 2).total


@pytest.mark.rule("LAND-80")
def test_the_cheapest_food_is_given_to_an_ogre() -> None:
    state = position(
        clearings=(("ogre", "ogre", "bear"), (), ()),
        has={1: ("squirrel", "squirrel", "deer", "unicorn", "pink", "white")},
    )
    act(state, "explore 1")
    outcome = stands(stakes(state, 1), 1)
    endings = _endings(_after(state, bid_action(1), PASS, PASS), 1, state.turns)
    assert outcome.total == max(totals[1] for totals, _ in endings)


@pytest.mark.rule("LAND-34")
def test_the_winner_is_told_the_payment_that_leaves_most() -> None:
    state = act_on(bidding(), "bid 9", "pass")
    (only,) = stakes(state, 0).offers
    assert (only.value, only.fairies) == (9, ("fairy_1", "fairy_7"))
    assert GAME.view(state, 1).stakes is None


@pytest.mark.rule("LAND-40", "LAND-41")
def test_a_visitor_is_told_a_payment_for_each_number_of_cards() -> None:
    state = position(hands={0: ("fairy_1", "fairy_2", "fairy_4", "herald")})
    act(state, "audience")
    told = {one.looks: one.fairies for one in GAME.view(state, 0).suggestions}
    assert told == {
        4: ("herald",),
        5: ("fairy_1", "herald"),
        6: ("fairy_2", "herald"),
        7: ("fairy_1", "fairy_2", "herald"),
        8: ("fairy_4", "herald"),
        9: ("fairy_1", "fairy_4", "herald"),
    }
    assert GAME.view(state, 1).suggestions == ()


@pytest.mark.rule("LAND-30")
def test_the_day_tells_what_each_clearing_would_bring() -> None:
    state = position(hands={0: ("fairy_1", "fairy_2")}, clearings=(("fox",), (), ("goblin",)))
    told = GAME.view(state, 0).prospects
    assert [one and one.change for one in told] == [8, 0, -2]
    assert GAME.view(state, 1).prospects == ()
    broke = position(hands={0: ()})
    assert GAME.view(broke, 0).prospects == (None, None, None)


def test_only_the_seat_that_decides_is_told() -> None:
    state = bidding()
    assert all(GAME.view(state, one).stakes is None for one in (1, 2, WATCHER, REVIEWER))


# ---------------------------------------------------------------- the table


@pytest.mark.rule("LAND-60")
def test_the_view_tells_how_near_a_clearing_is_to_being_emptied() -> None:
    cards = ("fox", "fox", "bear", "pink", "white")
    assert GAME.view(position(clearings=(cards, (), ("fox",))), 0).room == (1, 6, 5)


@pytest.mark.rule("LAND-64", "LAND-19V")
def test_the_view_tells_how_many_turns_the_game_has() -> None:
    over = state_of(whole_game(3, 5))
    assert GAME.view(over, 0).last_turn == over.turns > 30
    start = GAME.setup(3, GAME.options({}), rng())
    assert GAME.view(start, 0).last_turn == 36
    hidden = GAME.setup(3, GAME.options({"hidden_counts": True}), rng())
    assert GAME.view(hidden, 0).last_turn is None


@pytest.mark.rule("LAND-66", "LAND-72", "LAND-136D")
def test_the_view_tells_who_has_most() -> None:
    has = {0: ("deer", "goblin"), 1: ("deer", "goblin"), 2: ("bear",)}
    assert GAME.view(position(has=has), 2).most == {"deer": (0, 1), "bear": (2,), "goblin": (0, 1)}
    crowned = position(has=has, items={1: ("antler_crown",)})
    assert GAME.view(crowned, 2).most["deer"] == (1,)
