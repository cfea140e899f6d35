"""Pieces that break the ledger are refused, with the rule they break."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import pytest

from elfhame.games.faeries.data.components import read_cards, read_garden, read_tiles
from elfhame.kernel.refused import Refused

DATA: Final = files("elfhame.games.faeries") / "data"
CARDS: Final = (DATA / "cards.toml").read_text("utf-8")
TILES: Final = (DATA / "tiles.toml").read_text("utf-8")
GARDEN: Final = (DATA / "garden.toml").read_text("utf-8")


def first(word: str) -> str:
    """The value of a field of the first card with a folk."""
    after = CARDS.partition('folk = "fae"')[2]
    return after.partition(f"\n{word} = ")[2].partition("\n")[0]


EFFECT: Final = first("effect")


def changed(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


@pytest.mark.rule("FMC-2", "FMC-4D", "FMC-57R", "FMC-100D")
@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ('folk = "fae"', 'folk = "nature"', "FMC-2"),
        ('name = "moth_page"', 'name = "will_o_wisp"', "FMC-4D"),
        (EFFECT, '["draw 2", "fly 1"]', "FMC-100D"),
        (EFFECT, '["draw 0", "place 1"]', "FMC-100D"),
        (EFFECT, "[]", "FMC-100D"),
        (EFFECT, '["place 9"]', "FMC-4D"),
        (EFFECT, '["points 1"]', "FMC-4D"),
        (EFFECT, str(["points 1"] * 7).replace("'", '"'), "FMC-100D"),
        (EFFECT, '["points 1 each fae card up to 5", "place 1"]', "FMC-57R"),
        (f"\nor = {first('or')}", "", "FMC-100D"),
        (first("end"), '"place 1"', "FMC-57R"),
    ],
)
def test_broken_cards_are_refused(old: str, new: str, rule: str) -> None:
    with pytest.raises(Refused) as refused:
        read_cards(changed(CARDS, old, new))
    assert refused.value.rule == rule


@pytest.mark.rule("FMC-4D")
def test_a_refused_card_is_named() -> None:
    with pytest.raises(Refused) as refused:
        read_cards(changed(CARDS, EFFECT, '["place 9"]'))
    assert refused.value.field == "card[4]"


@pytest.mark.rule("FMC-100D")
def test_too_many_cards_that_play_another_are_refused() -> None:
    with pytest.raises(Refused, match="let one play another") as refused:
        read_cards(CARDS.replace('"draw 1"', '"may help"'))
    assert refused.value.rule == "FMC-100D"


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        read_cards(changed(CARDS, 'folk = "fae"', 'folk = "fae"\ncost = 3'))
    assert refused.value.field == "card[4].cost"


@pytest.mark.rule("FMC-3", "FMC-4D")
@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ('    "I4", "I4",', '    "I4",', "FMC-3"),
        ('    "I4", "I4",', '    "I4", "I9",', "FMC-4D"),
        ('I4 = ["####"]', 'I4 = ["##.##"]', "FMC-4D"),
        ('I4 = ["####"]', 'I4 = [".####"]', "FMC-4D"),
        ('I4 = ["####"]', 'I4 = ["###"]', "FMC-4D"),
        ('I4 = ["####"]', "I4 = []", "FMC-4D"),
    ],
)
def test_broken_tiles_are_refused(old: str, new: str, rule: str) -> None:
    with pytest.raises(Refused) as refused:
        read_tiles(changed(TILES, old, new))
    assert refused.value.rule == rule


@pytest.mark.rule("FMC-4D", "FMC-35")
@pytest.mark.parametrize(
    ("old", "new", "rule"),
    [
        ('    "..........",\n', "", "FMC-4D"),
        ('".k..c..v.."', '".k..c..v."', "FMC-4D"),
        ('".k..c..v.."', '".k..x..v.."', "FMC-35"),
        ('home = ["##", "##"]', 'home = ["#.", ".#"]', "FMC-4D"),
    ],
)
def test_a_broken_garden_is_refused(old: str, new: str, rule: str) -> None:
    with pytest.raises(Refused) as refused:
        read_garden(changed(GARDEN, old, new))
    assert refused.value.rule == rule


@pytest.mark.rule("FMC-35")
def test_a_garden_without_one_kind_of_icon_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        read_garden(GARDEN.replace("c", ".").replace("squares", "squares"))
    assert refused.value.rule in ("FMC-35", None)
    bare = "\n".join(
        line.replace("c", ".") if line.strip().startswith('"') else line
        for line in GARDEN.splitlines()
    )
    with pytest.raises(Refused) as refused:
        read_garden(bare)
    assert refused.value.rule == "FMC-35"
