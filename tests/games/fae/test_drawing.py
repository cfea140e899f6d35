"""The picture of Fae shows everything on the map, and all druids."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from elfhame.games.fae.data.components import COLOURS, MAP
from elfhame.games.fae.pictures.svg import draw_map

SVG = "{http://www.w3.org/2000/svg}"
LETTERS = "BYRPK"


def one_each() -> list[list[int]]:
    """One druid on every space, with the colours in turn."""
    return [[int(colour == space % 5) for colour in range(5)] for space in range(60)]


def texts(picture: str) -> list[str]:
    """All texts in the picture."""
    return [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def druids_shown(picture: str) -> dict[str, int]:
    """The number of marks with each colour's letter."""
    return {letter: picture.count(f'"#fae-druid-{letter}"') for letter in LETTERS}


@pytest.mark.rule("FAE-8D")
def test_the_empty_map_is_a_picture_of_the_maps_size() -> None:
    root = ElementTree.fromstring(draw_map())
    assert root.tag == f"{SVG}svg"
    assert root.get("viewBox") == f"0 0 {MAP.width} {MAP.height}"
    assert set(druids_shown(draw_map()).values()) == {0}


@pytest.mark.rule("FAE-1", "FAE-2")
def test_regions_spaces_and_lakes_are_labelled() -> None:
    lettered = texts(draw_map())
    names = [region.name for region in MAP.region] + [lake.name for lake in MAP.lake]
    for name in (*names, *(space.name for space in MAP.space)):
        assert lettered.count(name) == 1


@pytest.mark.rule("FAE-1", "FAE-3")
def test_every_space_has_its_ground_and_every_terrain_its_growth() -> None:
    picture = draw_map()
    for terrain in {space.terrain for space in MAP.space}:
        assert picture.count(f'fill="url(#fae-{terrain})"') == 15
        assert picture.count(f'"#fae-grown-{terrain}"') >= 30


def test_everything_used_by_id_is_defined_once() -> None:
    picture = draw_map(one_each(), marked={0})
    defined = re.findall(r' id="([^"]+)"', picture)
    assert len(defined) == len(set(defined))
    used = re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', picture)
    assert {one or other for one, other in used} == set(defined)


def test_nothing_is_loaded_from_elsewhere() -> None:
    assert re.findall(r"https?://[^\"]+", draw_map(one_each())) == ["http://www.w3.org/2000/svg"]


@pytest.mark.rule("FAE-4")
def test_each_colour_has_its_own_mark_and_letter() -> None:
    picture = draw_map(one_each())
    assert druids_shown(picture) == dict.fromkeys(LETTERS, 12)
    shapes = [
        re.search(rf'id="fae-druid-{letter}"><path d="([^"]+)"', picture) for letter in LETTERS
    ]
    assert len({shape.group(1) for shape in shapes if shape}) == len(COLOURS)


def test_a_group_shows_each_colour_once_with_its_number_if_more_than_one() -> None:
    druids = [[0] * 5 for _ in range(60)]
    druids[7] = [1, 2, 0, 12, 1]
    picture = draw_map(druids)
    assert druids_shown(picture) == {"B": 1, "Y": 1, "R": 0, "P": 1, "K": 1}
    assert [text for text in texts(picture) if text.isdigit()] == ["2", "12"]


@pytest.mark.parametrize("colours", range(1, 6))
def test_the_marks_of_a_group_do_not_overlap(colours: int) -> None:
    druids = [[0] * 5 for _ in range(60)]
    druids[30] = [3] * colours + [0] * (5 - colours)
    places = re.findall(r"<g transform=\"translate\((\S+) (\S+)\)scale", draw_map(druids))
    spots = [complex(float(x), float(y)) for x, y in places]
    assert len(spots) == colours
    assert all(abs(a - b) > 24 for i, a in enumerate(spots) for b in spots[:i])


def test_marked_spaces_are_outlined_in_candle_gold() -> None:
    gold = re.compile(r'<path d="([^"]+)" stroke="#c9922e"')
    assert not gold.search(draw_map())
    assert len(set(gold.findall(draw_map(marked=[3, 17])))) == 2


def test_the_same_position_gives_the_same_picture() -> None:
    assert draw_map(one_each(), {5, 9}) == draw_map(one_each(), (9, 5))
    assert draw_map(one_each()) != draw_map()
