"""The evaluator of Fairy Land: Crests, bids, hands, and cards that were looked at."""

from __future__ import annotations

import pytest

from elfhame.bots.bot import Budget, Frame
from elfhame.bots.roster import make
from elfhame.games.land.bots.term_types import BringsFlower
from elfhame.games.land.rules.engine import FairyLand
from elfhame.games.land.state import DAY
from elfhame.kernel.evaluator import WHOLE, share_buffer
from elfhame.kernel.state import choice_buffer
from tests.games.land.positions import GAME, act, position, rng

BARREN = (("goblin",), ("goblin", "goblin"), ("goblin",))
"""Clearings that aren't worth a bid."""


def weights(state: FairyLand) -> dict[str, int]:
    """The weight of each legal action."""
    actions, found = choice_buffer(), choice_buffer()
    count = state.legal(state.player(), actions)
    GAME.evaluator().prior(state, state.player(), actions, count, found)
    return {str(GAME.action(actions[place])): found[place] for place in range(count)}


def share(state: FairyLand, seat: int) -> int:
    """The share of the victory that a seat can expect."""
    shares = share_buffer()
    GAME.evaluator().value(state, shares)
    return shares[seat]


def chosen(state: FairyLand, bot: str, iterations: int) -> str:
    """The action that a bot chooses in a state."""
    seat = state.player()
    choices = tuple(state.legal_actions(seat))
    frame = Frame(seq=0, view=GAME.view(state, seat), events=(), choices=choices)
    number = make(bot, GAME, seat, rng()).choose(frame, Budget(iterations=iterations))
    return str(GAME.action(number))


def best(state: FairyLand) -> str:
    """The action that looks best."""
    found = weights(state)
    return max(found, key=lambda action: found[action])


@pytest.mark.rule("LAND-11", "LAND-51")
def test_every_crest_counts() -> None:
    equal, ahead, far_ahead = (position(2, crests={0: own, 1: 0}) for own in (0, 1, 2))
    assert share(equal, 0) == WHOLE // 2 < share(ahead, 0) < share(far_ahead, 0)


@pytest.mark.rule("LAND-51")
@pytest.mark.parametrize("iterations", [40, 400])
def test_a_search_keeps_its_crest_for_an_empty_hand(iterations: int) -> None:
    assert chosen(position(2), "search", iterations) != "crest"
    spent = position(2, clearings=BARREN, hands={0: ("fairy_1",)})
    assert chosen(spent, "search", iterations) == "crest"


@pytest.mark.rule("LAND-31", "LAND-33")
def test_a_bid_is_worth_as_much_as_the_cards() -> None:
    for clearing, least, most in (
        (("goblin",), 0, 0),
        (("squirrel",), 1, 4),
        (("fox",) * 3, 4, 14),
    ):
        state = position(2, clearings=(clearing, (), ()))
        act(state, "explore 1")
        bid = best(state)
        assert least <= (0 if bid == "pass" else int(bid.removeprefix("bid "))) <= most, bid


@pytest.mark.rule("LAND-111R")
def test_a_bot_bids_just_above_a_rivals_poor_hand() -> None:
    state = position(2, clearings=(("fox",) * 3, (), ()), hands={0: ("fairy_2",)})
    act(state, "explore 1")
    assert best(state) == "bid 2"


@pytest.mark.rule("LAND-114R")
def test_a_bot_that_has_seen_only_goblins_stays_away() -> None:
    state = position(2, druids=("squirrel", "goblin", "goblin"))
    act(state, "druids", "pay fairy_4", "enough", "keep squirrel")
    state.stage = DAY
    attracted = []
    for state.turn in (0, 1):
        state.seat = state.turn
        attracted.append(weights(state)["druids"])
    assert attracted[0] < attracted[1]


@pytest.mark.rule("LAND-33")
def test_each_flower_of_a_clearing_is_counted_as_one_colour_more() -> None:
    state = position(2, clearings=(("pink", "white", "violet"), (), ()))
    act(state, "explore 1")
    seat = state.player()
    said = [
        term.facts()
        for term in GAME.terms(state, seat, state.legal_actions(seat)[0])
        if isinstance(term, BringsFlower)
    ]
    assert [facts["colours"] for facts in said] == [1, 2, 3]
