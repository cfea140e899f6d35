"""Exploring: bids, payments and gains (LAND-30 to LAND-39R)."""

from __future__ import annotations

import pytest

from elfhame.games.land.knowledge.events import Abandoned, Paid, Passed, Played, Took
from elfhame.kernel.game import WATCHER
from tests.games.land.positions import (
    GAME,
    act,
    at_dawn,
    collection,
    hand,
    legal,
    of_kind,
    position,
    question,
    refusal,
)


@pytest.mark.rule("LAND-30", "LAND-38R")
def test_any_of_the_three_clearings_may_be_explored() -> None:
    state = position(clearings=(("fox",), (), ("deer",)))
    explorations = [text for text in legal(state) if "explore" in text]
    assert explorations == ["explore 1", "explore 2", "explore 3"]


@pytest.mark.rule("LAND-38R")
def test_an_empty_clearing_is_paid_for_and_yields_nothing() -> None:
    state = position(2, clearings=(("fox",), (), ("deer",)))
    told = act(state, "explore 2", "bid 2", "pass", "pay fairy_2", "enough")
    assert [(event.seat, event.cards) for event in of_kind(told, Took)] == [(1, ())]
    assert "fairy_2" not in hand(state, 1)
    assert collection(state, 1) == {}


@pytest.mark.rule("LAND-38R", "LAND-91")
def test_the_explorer_is_worth_nothing_in_an_empty_clearing() -> None:
    hands = {1: ("explorer",), 0: ("fairy_1",)}
    state = position(2, clearings=(("fox",), (), ("deer",)), hands=hands)
    told = act(state, "explore 2")
    assert [event.seat for event in of_kind(told, Passed)] == [1]


@pytest.mark.rule("LAND-31")
def test_everyone_bids_once_from_the_left_the_exploring_player_last() -> None:
    state = position(4, turn=1)
    asked = []
    act(state, "explore 1")
    for bid in ("bid 3", "pass", "bid 5"):
        asked.append(question(state))
        act(state, bid)
    assert [*asked, question(state)] == [("bid", 2), ("bid", 3), ("bid", 0), ("bid", 1)]
    assert refusal(state, "bid 5") == "LAND-31"
    assert legal(state)[0] == "bid 6"


@pytest.mark.rule("LAND-31")
def test_a_bid_is_at_least_1() -> None:
    state = position()
    act(state, "explore 1")
    assert legal(state) == [*(f"bid {value}" for value in range(1, 29)), "pass"]


@pytest.mark.rule("LAND-32", "LAND-34")
def test_a_bid_is_a_value_paid_with_any_fairies() -> None:
    state = position(2)
    act(state, "explore 1", "bid 6", "pass")
    assert question(state) == ("payment", 1)
    act(state, "pay fairy_1", "pay fairy_2")
    assert refusal(state, "enough") == "LAND-34"
    told = act(state, "pay fairy_3", "enough")
    assert [event.total for event in of_kind(told, Paid)] == [6]
    assert collection(state, 1) == {"squirrel": 1}


@pytest.mark.rule("LAND-33")
def test_nobody_bids_more_than_the_hand_is_worth_there() -> None:
    clearings = (("fox", "deer", "goblin", "pink"), ("fox",), ())
    hands = {1: ("fairy_3", "explorer", "fauna", "flora", "wind")}
    state = position(clearings=clearings, hands=hands, items={1: ("oak_staff",)})
    act(state, "explore 1")
    most = 3 + 4 + 3 + 1 + 1 + 1
    assert legal(state)[-2:] == [f"bid {most}", "pass"]
    assert refusal(state, f"bid {most + 1}") == "LAND-33"


@pytest.mark.rule("LAND-34")
def test_only_fairies_from_the_hand_can_be_played() -> None:
    state = position(2, hands={1: ("fairy_2", "fairy_5")})
    act(state, "explore 1", "bid 3", "pass")
    assert refusal(state, "pay fairy_7") == "LAND-34"
    assert legal(state) == ["pay fairy_2", "pay fairy_5"]


@pytest.mark.rule("LAND-35")
def test_the_winner_takes_everything_and_fairies_go_to_the_hand() -> None:
    cards = ("fox", "pink", "goblin", "wind", "lost_half")
    state = position(2, clearings=(cards, ("fox",), ()))
    told = act(state, "explore 1", "pass", "bid 7", "pay fairy_7", "enough")
    assert [event.cards for event in of_kind(told, Took)] == [cards]
    player = GAME.view(state, 0).players[0]
    assert player.collection == {"fox": 1, "pink": 1, "goblin": 1}
    assert player.items == ("lost_half",)
    assert "wind" in (player.hand or ())


@pytest.mark.rule("LAND-36")
def test_outbid_players_play_nothing() -> None:
    state = position(3)
    act(state, "explore 1", "bid 3", "bid 4", "pass", "pay fairy_4", "enough")
    assert len(hand(state, 0)) == len(hand(state, 1)) == 7
    assert len(hand(state, 2)) == 6


@pytest.mark.rule("LAND-37")
def test_a_clearing_nobody_bids_for_is_discarded_without_effect() -> None:
    state = position(2, clearings=(("ogre", "fox"), ("fox",), ()), has={0: ("deer", "bear")})
    told = act(state, "explore 1", "pass", "pass")
    assert [event.cards for event in of_kind(told, Abandoned)] == [("ogre", "fox")]
    assert collection(state, 0) == {"deer": 1, "bear": 1}
    assert GAME.view(state, WATCHER).discarded["fox"] >= 1


@pytest.mark.rule("LAND-39R")
def test_a_seat_without_fairies_passes_automatically_whatever_its_items() -> None:
    state = position(3, hands={1: ()}, items={1: ("oak_staff", "moon_lantern")})
    told = act(state, "explore 1")
    assert [event.seat for event in of_kind(told, Passed)] == [1]
    assert question(state) == ("bid", 2)


@pytest.mark.rule("LAND-39R")
def test_a_seat_that_cannot_bid_more_passes_automatically() -> None:
    state = position(3, hands={2: ("fairy_4",)})
    told = act(state, "explore 1", "bid 4")
    assert [event.seat for event in of_kind(told, Passed)] == [2]
    assert question(state) == ("bid", 0)


@pytest.mark.rule("LAND-38R")
@pytest.mark.parametrize(("clearing", "cards"), [(1, ()), (2, ("deer",))])
def test_a_player_with_nothing_else_explores_and_the_clearing_is_discarded(
    clearing: int, cards: tuple[str, ...]
) -> None:
    nothing: dict[int, tuple[str, ...]] = {0: (), 1: ()}
    state = position(
        2, clearings=((), (), ()), hands=nothing, crests={0: 0, 1: 0}, forest=("deer",)
    )
    act(at_dawn(state), "place deer 2")
    assert legal(state) == ["explore 1", "explore 2", "explore 3"]
    told = act(state, f"explore {clearing}")
    assert [event.cards for event in of_kind(told, Abandoned)] == [cards]
    assert state.ending() == "LAND-65"


@pytest.mark.rule("LAND-39R")
def test_paying_more_than_needed_is_allowed() -> None:
    state = position(2)
    told = act(state, "explore 1", "bid 1", "pass", "pay fairy_7", "pay fairy_1", "enough")
    assert [event.total for event in of_kind(told, Paid)] == [8]


@pytest.mark.rule("LAND-39R")
def test_the_bonus_counts_in_the_payment() -> None:
    state = position(2, items={1: ("oak_staff",)})
    told = act(state, "explore 1", "bid 3", "pass", "pay fairy_2", "enough")
    assert [(event.total, event.bonus) for event in of_kind(told, Paid)] == [(3, 1)]


def test_a_last_card_that_is_needed_is_played_automatically() -> None:
    state = position(2, hands={1: ("fairy_2", "fairy_5")})
    told = act(state, "explore 1", "bid 6", "pass", "pay fairy_2")
    assert [event.fairy for event in of_kind(told, Played)] == ["fairy_2", "fairy_5"]
    assert question(state)[0] == "dawn"


def test_the_view_shows_bids_and_payment() -> None:
    state = position(3, items={2: ("oak_staff", "hunting_horn")})
    act(state, "explore 1", "pass", "bid 5")
    auction = GAME.view(state, WATCHER).auction
    assert auction is not None
    assert (auction.clearing, auction.bids, auction.highest, auction.leader) == (
        1,
        (None, 0, 5),
        5,
        2,
    )
    assert auction.order == (1, 2, 0)
    act(state, "pass", "pay fairy_2")
    payment = GAME.view(state, WATCHER).payment
    assert payment is not None
    assert (payment.seat, payment.needed, payment.total) == (2, 5, 3)
    assert [(bonus.item, bonus.amount) for bonus in payment.bonus] == [("oak_staff", 1)]
