"""Dawn: placing the two cards (LAND-20 to LAND-25R)."""

from __future__ import annotations

import pytest

from elfhame.games.land.knowledge.events import Dawned, Placed
from tests.games.land.positions import act, at_dawn, legal, of_kind, position, question, refusal


@pytest.mark.rule("LAND-20")
def test_the_turn_goes_to_the_left_and_begins_with_dawn() -> None:
    state = position(3, turn=2)
    told = act(state, "crest")
    dawns = of_kind(told, Dawned)
    assert [dawn.seat for dawn in dawns] == [0]
    assert question(state) == ("dawn", 0)


@pytest.mark.rule("LAND-21")
def test_two_cards_go_to_different_clearings() -> None:
    state = at_dawn(position(forest=("fox", "deer", "bear", "bear")))
    assert legal(state) == [f"place {card} {at}" for card in ("fox", "deer") for at in (1, 2, 3)]
    act(state, "place deer 2")
    assert legal(state) == ["place fox 1", "place fox 3"]


@pytest.mark.rule("LAND-21")
def test_a_card_that_was_not_drawn_cannot_be_placed() -> None:
    state = at_dawn(position(forest=("fox", "deer", "bear", "bear")))
    assert refusal(state, "place bear 1") == "LAND-21"


@pytest.mark.rule("LAND-22")
def test_evil_creatures_go_to_a_clearing_with_the_fewest() -> None:
    clearings = (("goblin",), ("fox", "ogre"), ("fox",))
    state = at_dawn(position(clearings=clearings, forest=("goblin", "deer", "bear", "bear")))
    assert question(state) == ("dawn", 0)
    assert legal(state) == ["place deer 1", "place deer 2"]


@pytest.mark.rule("LAND-22")
def test_with_a_tie_the_player_chooses() -> None:
    state = at_dawn(position(clearings=(("goblin",), (), ()), forest=("ogre", "deer", "bear")))
    assert legal(state) == ["place ogre 2", "place ogre 3"]
    assert refusal(state, "place ogre 1") == "LAND-22"


@pytest.mark.rule("LAND-23")
def test_two_evil_cards_do_not_share_the_best_clearing() -> None:
    clearings = (("goblin", "goblin"), ("goblin",), ())
    state = position(clearings=clearings, forest=("goblin", "ogre", "bear", "bear"))
    at_dawn(state)
    assert legal(state) == ["place goblin 3", "place ogre 3"]
    told = act(state, "place ogre 3")
    assert [event.clearing for event in of_kind(told, Placed)] == [3, 2]
    assert question(state)[0] == "day"


@pytest.mark.rule("LAND-23")
def test_the_second_card_cannot_join_the_first() -> None:
    state = at_dawn(position(forest=("fox", "deer", "bear", "bear")))
    act(state, "place deer 2")
    assert refusal(state, "place fox 2") == "LAND-23"


@pytest.mark.rule("LAND-24R")
def test_the_evil_card_is_placed_first() -> None:
    state = at_dawn(position(clearings=((), (), ()), forest=("goblin", "deer", "bear", "bear")))
    assert legal(state) == ["place goblin 1", "place goblin 2", "place goblin 3"]
    assert refusal(state, "place deer 1") == "LAND-24R"


@pytest.mark.rule("LAND-24R")
def test_of_two_evil_cards_either_may_be_first() -> None:
    state = at_dawn(position(clearings=((), (), ()), forest=("goblin", "ogre", "bear", "bear")))
    assert legal(state) == [f"place {card} {at}" for card in ("goblin", "ogre") for at in (1, 2, 3)]
    act(state, "place goblin 1")
    assert legal(state) == ["place ogre 2", "place ogre 3"]


def test_equal_cards_are_one_choice() -> None:
    state = at_dawn(position(forest=("fox", "fox", "bear", "bear")))
    assert legal(state) == ["place fox 1", "place fox 2", "place fox 3"]


@pytest.mark.rule("LAND-25R")
def test_a_last_card_is_placed_alone() -> None:
    state = at_dawn(position(clearings=(("goblin",), (), ("fox",)), forest=("ogre",)))
    assert legal(state) == ["place ogre 2", "place ogre 3"]
    act(state, "place ogre 2")
    assert question(state)[0] == "day"
