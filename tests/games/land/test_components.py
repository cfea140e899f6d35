"""The pieces of Fairy Land: houses, Forest cards, items (LAND-1 to LAND-9D)."""

from __future__ import annotations

from collections import Counter

import pytest

from elfhame.games.land.data.components import FAIRIES, FOREST, HOUSES, ITEMS
from elfhame.games.land.data.tables import DECK, EFFECT, RAISED_SUM, STARRED, USABLE
from elfhame.kernel.bits import how_many
from tests.games.land.positions import GAME, hand, position


@pytest.mark.rule("LAND-1")
def test_a_house_has_fairies_with_values_1_to_7() -> None:
    assert HOUSES == max(GAME.seats) == 4
    assert tuple(f"fairy_{value}" for value in (1, 2, 3, 4, 5, 6, 7)) == FAIRIES
    assert hand(position(4), 3) == FAIRIES


@pytest.mark.rule("LAND-2")
def test_there_are_84_forest_cards() -> None:
    groups = Counter[str]()
    for kind in FOREST.card:
        groups[kind.group] += kind.count
    assert groups == {"animal": 35, "flower": 25, "fairy": 6, "evil": 17, "item": 1}
    counts = {kind.name: kind.count for kind in FOREST.card}
    assert (counts["goblin"], counts["ogre"]) == (14, 3)
    assert sum(counts.values()) == 84


@pytest.mark.rule("LAND-3")
def test_each_kind_of_animal_has_as_many_cards_as_points() -> None:
    assert {kind.name: kind.count for kind in FOREST.card if kind.group == "animal"} == {
        "squirrel": 10,
        "fox": 8,
        "raccoon": 6,
        "deer": 4,
        "turtle": 4,
        "bear": 2,
        "unicorn": 1,
    }


@pytest.mark.rule("LAND-4R")
def test_five_colours_have_five_flowers_each() -> None:
    assert {kind.name: kind.count for kind in FOREST.card if kind.group == "flower"} == {
        "yellow": 5,
        "white": 5,
        "violet": 5,
        "pink": 5,
        "blue": 5,
    }


@pytest.mark.rule("LAND-5")
def test_there_is_one_of_each_special_fairy() -> None:
    fairies = {kind.name: kind.count for kind in FOREST.card if kind.group == "fairy"}
    assert fairies == dict.fromkeys(("warrior", "explorer", "fauna", "flora", "herald", "wind"), 1)


@pytest.mark.rule("LAND-6")
def test_the_item_in_the_forest_is_the_lost_half() -> None:
    assert FOREST.named("item") == ("lost_half",)


@pytest.mark.rule("LAND-7")
def test_nineteen_items_are_unique_nine_of_them_starred() -> None:
    assert len({item.name for item in ITEMS}) == 19
    assert sum(item.star for item in ITEMS) == 9
    assert how_many(STARRED) == 9
    assert {item.use for item in ITEMS} == {"usable", "permanent"}
    assert [item.name for item in ITEMS if item.effect == "pendant"] == ["retained_half"]


@pytest.mark.rule("LAND-8D")
def test_each_item_has_one_of_a_few_effects() -> None:
    effects = Counter(item.effect for item in ITEMS)
    assert effects["bid"] == 3
    assert effects["look"] == 3
    assert effects["points"] == 3
    assert len(effects) == 13
    assert [RAISED_SUM[2**number] for number in range(7)] == [3, 3, 3, 4, 5, 6, 7]


@pytest.mark.rule("LAND-9D")
def test_an_item_says_whether_it_is_usable_or_permanent() -> None:
    for number, item in enumerate(ITEMS):
        assert (item.use == "usable") is bool(USABLE >> number & 1) is (EFFECT[number] >= 0)
        assert (item.deck == "druids") is bool(DECK[number])


def test_all_pieces_are_listed_for_clients() -> None:
    box = GAME.components()
    assert box["clearings"] == 3
    assert len(box["items"]) == 19
    assert len(box["fairies"]) == 13
