"""Visits to the Queen and the Druids, Crests and items in general (LAND-40 to LAND-53R)."""

from __future__ import annotations

import pytest

from elfhame.games.land.data.components import ITEM_NAMES
from elfhame.games.land.knowledge.events import Buried, Crested, Kept, Looked, Sank, Used
from tests.games.land.kit import court, druids
from tests.games.land.positions import (
    GAME,
    act,
    collection,
    hand,
    legal,
    of_kind,
    position,
    question,
    refusal,
)

SEEN = ("oak_staff", "hunting_horn", "garland", "moon_lantern")


@pytest.mark.rule("LAND-40")
def test_an_audience_shows_one_card_fewer_than_its_value() -> None:
    state = position()
    told = act(state, "audience", "pay fairy_5", "enough")
    assert [event.cards for event in of_kind(told, Looked)] == [SEEN]
    assert legal(state) == [f"keep {item}" for item in SEEN]


@pytest.mark.rule("LAND-40")
def test_one_card_is_kept_and_the_others_go_under_in_the_chosen_order() -> None:
    state = position()
    act(state, "audience", "pay fairy_5", "enough", "keep garland")
    assert question(state) == ("order", 0)
    assert legal(state) == ["under oak_staff", "under hunting_horn", "under moon_lantern"]
    assert refusal(state, "under garland") == "LAND-40"
    told = act(state, "under moon_lantern", "under oak_staff")
    assert [event.card for event in of_kind(told, Sank)] == [
        "moon_lantern",
        "oak_staff",
        "hunting_horn",
    ]
    assert court(state) == [*ITEM_NAMES[4:9], "moon_lantern", "oak_staff", "hunting_horn"]
    assert GAME.view(state, 1).players[0].items == ("garland",)


@pytest.mark.rule("LAND-41")
def test_all_cards_of_a_small_deck_are_seen() -> None:
    state = position(court=ITEM_NAMES[:3])
    told = act(state, "audience", "pay fairy_7", "pay fairy_6", "enough")
    assert [event.count for event in of_kind(told, Looked)] == [3]
    act(state, "keep garland", "under hunting_horn")
    assert court(state) == ["hunting_horn", "oak_staff"]


@pytest.mark.rule("LAND-42")
def test_an_empty_court_gives_no_audience() -> None:
    state = position(court=())
    assert refusal(state, "audience") == "LAND-42"
    assert "audience" not in legal(state)


@pytest.mark.rule("LAND-43R")
def test_a_visit_costs_fairies_worth_2() -> None:
    state = position(hands={0: ("fairy_1",)})
    assert refusal(state, "audience") == refusal(state, "druids") == "LAND-43R"
    state = position(hands={0: ("fairy_1", "fairy_4", "wind")})
    act(state, "druids", "pay fairy_1")
    assert refusal(state, "enough") == "LAND-43R"
    act(state, "pay wind")
    assert "enough" in legal(state)


@pytest.mark.rule("LAND-44R")
def test_one_card_must_be_kept_and_a_single_one_automatically_is() -> None:
    state = position()
    act(state, "audience", "pay fairy_3", "enough")
    assert legal(state) == ["keep oak_staff", "keep hunting_horn"]
    assert refusal(state, "keep garland") == "LAND-44R"
    assert refusal(state, "under oak_staff") == "LAND-44R"
    state = position()
    told = act(state, "audience", "pay fairy_2", "enough")
    assert [event.card for event in of_kind(told, Kept)] == ["oak_staff"]
    assert not of_kind(told, Buried)
    assert question(state)[0] == "dawn"


@pytest.mark.rule("LAND-45")
def test_the_druids_show_forest_cards_the_same_way() -> None:
    state = position()
    told = act(state, "druids", "pay fairy_4", "enough")
    assert [event.cards for event in of_kind(told, Looked)] == [("squirrel", "squirrel", "fox")]
    assert legal(state) == ["keep squirrel", "keep fox"]
    act(state, "keep squirrel", "under fox")
    assert druids(state)[-2:] == ["fox", "squirrel"]
    assert collection(state, 0) == {"squirrel": 1}


def test_equal_cards_still_lead_to_a_question_or_rivals_would_learn_of_them() -> None:
    state = position(druids=("fox", "fox", "fox", "deer"))
    act(state, "druids", "pay fairy_4", "enough")
    assert legal(state) == ["keep fox"]
    act(state, "keep fox")
    assert legal(state) == ["under fox"]


@pytest.mark.rule("LAND-46")
def test_a_fairy_from_the_druids_goes_to_the_hand() -> None:
    state = position(druids=("flora", "fox"))
    act(state, "druids", "pay fairy_3", "enough", "keep flora")
    assert "flora" in hand(state, 0)
    assert GAME.view(state, 1).players[0].specials == ("flora",)


@pytest.mark.rule("LAND-46", "LAND-83R")
def test_an_ogre_from_the_druids_strikes_after_the_rest_is_put_back() -> None:
    state = position(druids=("ogre", "fox", "deer"), has={0: ("bear", "pink", "blue")})
    act(state, "druids", "pay fairy_4", "enough", "keep ogre")
    assert question(state) == ("order", 0)
    act(state, "under deer")
    assert question(state) == ("ogre", 0)
    act(state, "feed pink", "feed bear")
    assert collection(state, 0) == {"blue": 1}


@pytest.mark.rule("LAND-47")
def test_the_druids_cannot_be_visited_when_their_deck_is_empty() -> None:
    state = position(druids=())
    assert refusal(state, "druids") == "LAND-47"


@pytest.mark.rule("LAND-50")
def test_an_item_is_used_up_and_is_the_action_of_the_turn() -> None:
    state = position(items={0: ("silver_whistle",), 1: ("dew_mirror",)}, court=ITEM_NAMES[:6])
    assert refusal(state, "use dew_mirror") == "LAND-50"
    told = act(state, "use silver_whistle")
    assert [event.item for event in of_kind(told, Used)] == ["silver_whistle"]
    assert GAME.view(state, 0).used == ("silver_whistle",)
    assert GAME.view(state, 0).players[0].items == ()
    assert question(state) == ("dawn", 1)


@pytest.mark.rule("LAND-50", "LAND-51")
def test_a_crest_returns_all_played_fairies_once() -> None:
    state = position(hands={0: ("fairy_1", "flora")})
    state.board[5 + 2] |= 1 << 12
    told = act(state, "crest")
    (crested,) = of_kind(told, Crested)
    assert crested.fairies == (*(f"fairy_{value}" for value in range(2, 8)), "wind")
    assert len(hand(state, 0)) == 9
    state.turn = state.seat = 0
    state.stage = 1
    assert refusal(state, "crest") == "LAND-50"


@pytest.mark.rule("LAND-52")
def test_a_permanent_item_cannot_be_used() -> None:
    state = position(items={0: ("oak_staff",)})
    assert refusal(state, "use oak_staff") == "LAND-52"


@pytest.mark.rule("LAND-53R")
def test_an_item_or_crest_may_be_used_even_if_it_changes_nothing() -> None:
    state = position(druids=(), items={0: ("dew_mirror",)}, court=ITEM_NAMES[:6])
    assert {"crest", "use dew_mirror"} <= set(legal(state))
    act(state, "use dew_mirror")
    assert question(state) == ("dawn", 1)


@pytest.mark.rule("LAND-53R")
def test_a_permanent_item_works_as_soon_as_it_is_gained() -> None:
    state = position(2, clearings=(("ogre",), ("fox",), ()), has={0: ("deer",)})
    act(state, "audience", "pay fairy_2", "enough")
    assert GAME.view(state, 0).reach[0] == 26 + 1
