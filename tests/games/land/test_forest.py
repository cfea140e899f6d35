"""Ogres and special Fairies (LAND-80 to LAND-97R)."""

from __future__ import annotations

import pytest

from elfhame.games.land.knowledge.events import (
    Banished,
    Fed,
    Recalled,
    Spared,
    Stayed,
    Struck,
    Took,
)
from elfhame.kernel.refused import Refused
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

WON = ("explore 1", "pass", "bid 1")
"""With two seats, seat 0 explores the first Clearing for 1."""


@pytest.mark.rule("LAND-80")
def test_an_ogre_takes_two_animals_or_flowers_including_those_just_gained() -> None:
    state = position(2, clearings=(("ogre", "fox", "pink"), ("fox",), ()), has={0: ("deer",)})
    told = act(state, *WON, "pay fairy_1", "enough")
    assert [(event.count, event.shielded) for event in of_kind(told, Struck)] == [(2, False)]
    assert legal(state) == ["feed fox", "feed deer", "feed pink"]
    assert refusal(state, "feed bear") == "LAND-80"
    act(state, "feed pink", "feed fox")
    assert collection(state, 0) == {"deer": 1}


@pytest.mark.rule("LAND-80")
@pytest.mark.parametrize(("has", "left"), [((), {}), (("fox",), {}), (("fox", "deer"), {})])
def test_two_cards_or_fewer_are_taken_without_a_question(
    has: tuple[str, ...], left: dict[str, int]
) -> None:
    state = position(2, clearings=(("ogre",), ("fox",), ()), has={0: has})
    told = act(state, *WON, "pay fairy_1", "enough")
    assert len(of_kind(told, Fed)) == len(has)
    assert collection(state, 0) == left
    assert question(state)[0] == "dawn"


def test_with_one_kind_there_is_no_choice() -> None:
    state = position(2, clearings=(("ogre",), ("fox",), ()), has={0: ("fox",) * 4})
    act(state, *WON, "pay fairy_1", "enough")
    assert collection(state, 0) == {"fox": 2}


@pytest.mark.rule("LAND-81")
def test_ogres_take_no_goblins_fairies_or_items() -> None:
    state = position(2, clearings=(("ogre", "goblin", "wind", "lost_half"), ("fox",), ()))
    told = act(state, *WON, "pay fairy_1", "enough")
    assert [event.count for event in of_kind(told, Struck)] == [0]
    for card in ("goblin", "wind", "lost_half"):
        with pytest.raises(Refused) as refused:
            GAME.number(GAME.parse(f"feed {card}"))
        assert refused.value.rule == "LAND-81"


@pytest.mark.rule("LAND-82R")
def test_ogres_strike_one_after_another_once_all_cards_are_taken() -> None:
    cards = ("ogre", "fox", "ogre", "deer", "bear", "pink")
    state = position(2, clearings=(cards, ("fox",), ()), has={0: ("blue",)})
    told = act(state, *WON, "pay fairy_1", "enough", "feed fox", "feed deer")
    assert question(state) == ("ogre", 0)
    told += act(state, "feed bear", "feed blue")
    kinds = [type(event) for event in told if isinstance(event, Took | Struck | Fed)]
    assert kinds == [Took, Struck, Fed, Fed, Struck, Fed, Fed]
    assert collection(state, 0) == {"pink": 1}


@pytest.mark.rule("LAND-80", "LAND-82R")
@pytest.mark.parametrize("cards", [("fox", "deer", "bear", "pink"), ("fox", "deer", "bear")])
def test_two_ogres_that_take_everything_ask_no_question(
    cards: tuple[str, ...],
) -> None:
    state = position(2, clearings=(("ogre", *cards, "ogre"), ("fox",), ()))
    told = act(state, *WON, "pay fairy_1", "enough")
    assert [event.count for event in of_kind(told, Struck)] == [2, len(cards) - 2]
    assert sorted(event.card for event in of_kind(told, Fed)) == sorted(cards)
    assert collection(state, 0) == {}


@pytest.mark.rule("LAND-83R", "LAND-90", "LAND-95")
def test_first_wind_returns_then_the_warrior_fights_then_cards_are_taken() -> None:
    state = position(
        2,
        clearings=(("ogre", "goblin", "fox"), ("fox",), ()),
        hands={1: ("fairy_1", "warrior", "wind")},
    )
    act(state, "explore 1", "bid 2", "pass", "pay wind", "pay warrior", "enough")
    assert question(state) == ("wind", 1)
    assert legal(state) == ["recall", "leave"]
    assert refusal(state, "banish") == "LAND-95"
    assert len(of_kind(act(state, "recall"), Recalled)) == 1
    assert question(state) == ("warrior", 1)
    assert legal(state) == ["banish", "spare"]
    assert refusal(state, "recall") == "LAND-90"
    told = act(state, "banish")
    assert [event.cards for event in of_kind(told, Banished)] == [("ogre", "goblin")]
    assert [event.cards for event in of_kind(told, Took)] == [("fox",)]
    assert not of_kind(told, Struck)
    assert hand(state, 1) == ("fairy_1", "wind")


@pytest.mark.rule("LAND-90")
def test_the_warrior_may_spare_them_and_is_not_asked_if_there_are_none() -> None:
    hands = {0: ("fairy_7", "fairy_6", "fairy_5", "fairy_4", "warrior")}
    state = position(2, clearings=(("goblin",), ("fox",), ()), hands=hands)
    act(state, *WON, "pay warrior", "enough")
    assert len(of_kind(act(state, "spare"), Spared)) == 1
    assert collection(state, 0) == {"goblin": 1}
    state = position(2, hands=hands)
    act(state, *WON, "pay warrior", "enough")
    assert question(state)[0] == "dawn"


def most(clearing: tuple[str, ...], fairy: str, aim: int, options: int = 0) -> int:
    """The value of one Fairy in a Clearing (0), at the Court (3) or the Druids' (4)."""
    clearings = (clearing, ("fox",), ())
    state = position(2, clearings=clearings, hands={0: (fairy,)}, options=options)
    return GAME.view(state, 0).reach[aim]


@pytest.mark.rule("LAND-91")
def test_the_explorer_is_worth_the_number_of_cards_in_the_clearing() -> None:
    assert most(("fox", "goblin", "goblin", "pink", "wind"), "explorer", 0) == 5
    assert most(("fox",), "explorer", 3) == most(("fox", "fox"), "explorer", 4) == 1


@pytest.mark.rule("LAND-92")
def test_fauna_is_worth_3_among_two_animals() -> None:
    assert most(("fox", "deer"), "fauna", 0) == 3
    assert most(("fox", "pink", "goblin"), "fauna", 0) == most(("fox", "fox"), "fauna", 3) == 1


@pytest.mark.rule("LAND-93")
def test_flora_is_worth_4_among_two_flowers() -> None:
    assert most(("pink", "blue", "fox"), "flora", 0) == 4
    assert most(("fox", "pink", "goblin"), "flora", 0) == most(("pink", "pink"), "flora", 4) == 1


@pytest.mark.rule("LAND-94", "LAND-94V")
def test_the_herald_is_worth_5_on_visits() -> None:
    assert [most(("fox",), "herald", aim) for aim in (0, 3, 4)] == [1, 5, 5]
    assert [most(("fox",), "herald", aim, options=4) for aim in (0, 3, 4)] == [1, 5, 1]


@pytest.mark.rule("LAND-95", "LAND-97R")
@pytest.mark.parametrize(("left", "asked"), [(3, True), (4, False)])
def test_wind_may_return_if_at_most_three_cards_stay(left: int, asked: bool) -> None:
    held = ("fairy_7", *(f"fairy_{value}" for value in range(1, left + 1)), "wind")
    state = position(hands={0: held})
    act(state, "audience", "pay wind", "pay fairy_7", "enough")
    assert (question(state)[0] == "wind") is asked


@pytest.mark.rule("LAND-95")
def test_wind_may_stay_where_she_is() -> None:
    state = position(hands={0: ("fairy_1", "wind")})
    told = act(state, "audience", "pay wind")
    assert len(of_kind([*told, *act(state, "leave")], Stayed)) == 1
    assert "wind" in GAME.view(state, 1).players[0].played


@pytest.mark.rule("LAND-96")
@pytest.mark.parametrize(
    ("items", "points"),
    [(("lost_half",), 0), (("retained_half",), 2), (("lost_half", "retained_half"), 6)],
)
def test_the_halves_of_the_pendant_score_together(items: tuple[str, ...], points: int) -> None:
    state = position(items={0: items})
    assert GAME.view(state, 0).players[0].score.items == points


@pytest.mark.rule("LAND-97R")
def test_values_refer_to_the_clearing_as_it_was_bid_for() -> None:
    hands = {0: ("fairy_7", "fairy_6", "fairy_5", "fairy_4", "warrior", "explorer")}
    state = position(2, clearings=(("goblin", "ogre", "fox"), ("fox",), ()), hands=hands)
    act(state, "explore 1", "pass", "bid 4", "pay warrior", "pay explorer", "enough", "banish")
    assert collection(state, 0) == {"fox": 1}
