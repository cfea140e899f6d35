"""Data that breaks a rule of the ledger is refused, with the rule."""

from __future__ import annotations

from importlib.resources import files

import pytest

from elfhame.games.land.data.components import read_forest, read_items
from elfhame.kernel.refused import Refused


def _text(name: str) -> str:
    return (files("elfhame.games.land.data") / name).read_text("utf-8")


FOREST, ITEMS = _text("forest.toml"), _text("items.toml")


def test_the_unchanged_data_is_valid() -> None:
    assert len(read_forest(FOREST).card) == 21
    assert len(read_items(ITEMS)) == 19


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ('name = "fox"', 'name = "squirrel"', "LAND-2"),
        ("count = 10", "count = 9", "LAND-2"),
        ('group = "flower"\ncount = 5', 'group = "animal"\ncount = 5', "LAND-2"),
        ('name = "ogre"', 'name = "troll"', "LAND-2"),
        ('name = "wind"', 'name = "storm"', "LAND-2"),
        ('name = "turtle"', 'name = "newt"', "LAND-3"),
        ("[0, 0, 2, 5, 10, 15]", "[0, 0, 2, 5, 10]", "LAND-70"),
        ("[-5, 1, 3, 6, 10, 15]", "[-5, 1]", "LAND-70"),
        ("[3, 2, 1, 0]", "[3, 2, 1]", "LAND-74"),
    ],
)
def test_broken_forest_cards_are_refused(old: str, new: str, rule: str) -> None:
    with pytest.raises(Refused) as refused:
        read_forest(FOREST.replace(old, new, 1))
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("changes", "rule"),
    [
        ([('"yellow"\ngroup = "flower"\ncount = 5', '"yellow"\ngroup = "flower"\ncount = 4'),
          ('"white"\ngroup = "flower"\ncount = 5', '"white"\ngroup = "flower"\ncount = 6')],
         "LAND-4R"),
        ([('"wind"\ngroup = "fairy"\ncount = 1', '"wind"\ngroup = "fairy"\ncount = 2'),
          ('"flora"\ngroup = "fairy"\ncount = 1', '"flora"\ngroup = "fairy"\ncount = 0')],
         "LAND-5"),
    ],
)  # fmt: skip
def test_uneven_kinds_are_refused(changes: list[tuple[str, str]], rule: str) -> None:
    text = FOREST
    for old, new in changes:
        text = text.replace(old, new)
    with pytest.raises(Refused) as refused:
        read_forest(text)
    assert refused.value.rule == rule


@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ('name = "garland"', 'name = "oak_staff"', "LAND-7"),
        ("star = true\n", "", "LAND-7"),
        ('effect = "pendant"', 'effect = "points"', "LAND-7"),
        ('use = "usable"', 'use = "permanent"', "LAND-7"),
        ('deck = "druids"\n', "", None),
        ("least = 2\n", "", None),
    ],
)
def test_broken_items_are_refused(old: str, new: str, rule: str | None) -> None:
    with pytest.raises(Refused) as refused:
        read_items(ITEMS.replace(old, new, 1))
    assert refused.value.rule == rule
    assert rule or (refused.value.field or "").startswith("item[")


def test_a_missing_item_is_refused() -> None:
    fewer = ITEMS[: ITEMS.index("[[item]]", ITEMS.index("wind_rose"))]
    with pytest.raises(Refused) as refused:
        read_items(fewer)
    assert refused.value.rule == "LAND-7"


@pytest.mark.parametrize("text", ["card = 3", "[[card", '[[card]]\nname = "x"\nfur = 1'])
def test_data_of_the_wrong_shape_is_refused(text: str) -> None:
    with pytest.raises(Refused):
        read_forest(text)
    with pytest.raises(Refused):
        read_items(text)
