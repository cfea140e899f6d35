"""A turn (FMC-20 to FMC-29R)."""

from __future__ import annotations

import pytest

from elfhame.games.faeries.knowledge import events
from elfhame.games.faeries.state import DISCARDS, HAND, PILE, SEEN
from tests.games.faeries.positions import (
    STARTERS,
    asked,
    cards,
    choices,
    do,
    empty,
    give,
    hands,
    kin,
    of,
    table,
    view,
    why,
)


@pytest.mark.rule("FMC-20")
def test_the_acting_player_may_play_a_card_before_or_after_the_action() -> None:
    state = table()
    hands(state, ["crystal_cutter", "tin_knocker"])
    do(state, "name trust")
    assert asked(state) == ("before", 0)
    assert choices(state) == [
        "pass",
        "play tin_knocker",
        "play crystal_cutter",
        "discard tin_knocker",
        "discard crystal_cutter",
    ]
    do(state, "pass", "place fae")
    assert asked(state) == ("after", 0)
    do(state, "play crystal_cutter")
    assert view(state).players[0].points == 4
    assert asked(state) == ("place", 1)


@pytest.mark.rule("FMC-20")
def test_one_extra_card_per_turn_before_or_after_but_not_both() -> None:
    state = table()
    hands(state, ["crystal_cutter", "tin_knocker"])
    do(state, "name trust", "play crystal_cutter", "place fae")
    assert asked(state) == ("place", 1)


@pytest.mark.rule("FMC-20")
def test_the_extra_card_may_instead_be_discarded() -> None:
    state = table()
    hands(state, ["crystal_cutter"])
    told = do(state, "name trust", "discard crystal_cutter")
    assert of(told, events.Discarded) == [events.Discarded(0, "crystal_cutter")]
    assert view(state).players[0].points == 0
    assert asked(state) == ("place", 0)


@pytest.mark.rule("FMC-20")
def test_only_an_action_on_the_board_can_be_named_and_only_a_held_card_played() -> None:
    state = table()
    assert choices(state) == [
        f"name {name}" for name in ("trust", "build", "befriend", "help", "call")
    ]
    assert why(state, "place fae") == "FMC-20"
    hands(state, ["crystal_cutter"])
    do(state, "name trust")
    assert why(state, "play tin_knocker") == why(state, "discard tin_knocker") == "FMC-20"
    assert why(state, "place fae") == "FMC-27R"


@pytest.mark.rule("FMC-21")
def test_the_others_follow_clockwise_without_an_extra_card() -> None:
    state = table(4, first=2)
    hands(state, ["crystal_cutter"], ["tin_knocker"], [], [])
    do(state, "name trust")
    followed = []
    for _ in range(4):
        followed.append(asked(state))
        do(state, "place earth")
    assert followed == [("place", 2), ("place", 3), ("place", 0), ("place", 1)]


@pytest.mark.rule("FMC-22")
def test_a_player_who_is_able_must_perform_the_action() -> None:
    state = table()
    do(state, "name trust")
    assert choices(state) == [
        f"place {folk}" for folk in ("fae", "nature", "earth", "trolls", "beast")
    ]
    assert why(state, "pass") == "FMC-30"


@pytest.mark.rule("FMC-23")
def test_the_token_passes_to_the_right() -> None:
    state = table(3, first=0)
    acting = []
    for _ in range(4):
        acting.append(state.acting)
        do(state, "name trust", "place fae", "place fae", "place fae")
    assert acting == [0, 2, 1, 0]


@pytest.mark.rule("FMC-24")
def test_played_discarded_and_befriended_cards_go_to_the_players_discards() -> None:
    state = table()
    hands(state, ["crystal_cutter", "tin_knocker"])
    offered = view(state).offer
    do(state, "name befriend", "discard tin_knocker", f"befriend {offered[0]}")
    do(state, f"befriend {offered[1]}")
    assert set(cards(state, 0, DISCARDS)) == {"tin_knocker", offered[0]}
    assert cards(state, 0, SEEN) == [offered[0]]
    assert cards(state, 1, DISCARDS) == [offered[1]]


@pytest.mark.rule("FMC-25", "FMC-29R")
def test_the_discards_are_shuffled_as_soon_as_the_last_card_is_drawn() -> None:
    state = table()
    empty(state, 0)
    give(state, 0, PILE, "tin_knocker", "clay_mother")
    give(state, 0, DISCARDS, "root_delver", known=SEEN)
    give(state, 0, HAND, *STARTERS[:3])
    told = do(state, "name call", "pass", "pass")
    assert cards(state, 0, PILE) == ["root_delver"]
    assert cards(state, 0, DISCARDS) == []
    assert of(told, events.Shuffled) == [events.Shuffled(0, 1)]


@pytest.mark.rule("FMC-29R")
def test_without_discards_the_shuffle_waits_for_the_next_draw() -> None:
    state = table()
    told = do(state, "name call")
    assert set(cards(state, 0, HAND)) == set(STARTERS)
    assert not of(told, events.Shuffled)
    assert (cards(state, 0, PILE), cards(state, 0, DISCARDS)) == ([], [])
    while asked(state)[0] != "name":
        do(state, "pass")
    give(state, 0, DISCARDS, "clay_mother", known=SEEN)
    told = do(state, "name call", "pass", "pass")
    while asked(state)[0] != "name":
        told += do(state, "pass")
    assert events.Shuffled(0, 1) in told
    assert "clay_mother" in cards(state, 0, HAND)


@pytest.mark.rule("FMC-26")
def test_points_are_recorded_at_once() -> None:
    state = table()
    hands(state, ["crystal_cutter"])
    told = do(state, "name trust", "play crystal_cutter")
    assert of(told, events.Scored) == [events.Scored(0, 4, "card")]
    assert state.scores() == [4, 0]


@pytest.mark.rule("FMC-27R")
def test_the_extra_card_may_be_one_that_the_action_drew() -> None:
    state = table()
    empty(state, 0)
    give(state, 0, PILE, "crystal_cutter")
    do(state, "name call")
    assert asked(state) == ("after", 0)
    do(state, "play crystal_cutter")
    assert state.scores() == [4, 0]


@pytest.mark.rule("FMC-28R")
def test_an_action_may_be_named_that_nobody_can_perform() -> None:
    state = table()
    told = do(state, "name help")
    assert of(told, events.Unable) == [events.Unable(0, "help"), events.Unable(1, "help")]
    assert asked(state) == ("name", 1)
    do(state, "name help")
    assert asked(state) == ("name", 0)


@pytest.mark.rule("FMC-28R", "FMC-38R")
def test_a_player_without_tokens_places_none() -> None:
    state = table(3)
    kin(state, 1, "fae", 40)
    assert view(state).players[1].supply == 0
    told = do(state, "name trust", "place fae")
    assert events.Unable(1, "trust") in told
    assert asked(state) == ("place", 2)
