"""Pictures can be sized, themed and marked; every game names places in its own."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

import elfhame
from elfhame.games import registry
from elfhame.kernel.game import Game

every_game = pytest.mark.parametrize(
    "name",
    [name for name in elfhame.catalogue() if type(registry.game(name)).spots is not Game.spots],
)
SVG = "{http://www.w3.org/2000/svg}"


def drawn(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text)


@every_game
def test_every_place_lies_within_the_picture(name: str) -> None:
    play = elfhame.new(name, seed=1)
    for _ in range(12):
        play.act(play.numbers()[-1])
    left, top, width, height = map(float, drawn(play.svg()).attrib["viewBox"].split())
    spots = registry.game(name).spots(play.view(0))
    assert spots
    for spot in spots.values():
        x, y = spot.middle
        assert left < x < left + width
        assert top < y < top + height


@every_game
def test_places_are_highlighted_and_arrows_point_at_them(name: str) -> None:
    play = elfhame.new(name, seed=1)
    one, *_, other = registry.game(name).spots(play.view(0))
    plain = play.svg(0)
    picture = drawn(play.svg(0, size=320, highlight=[one, other], arrows=[(one, other)]))
    groups = [group.get("class") for group in picture.iter(f"{SVG}g") if group.get("class")]
    assert groups[-3:] == ["highlight", "highlight", "arrow"]
    assert picture.attrib["width"] == "320"
    assert play.svg(0) == plain
    assert "width" not in drawn(plain).attrib


@every_game
def test_a_theme_changes_the_whole_picture(name: str) -> None:
    play = elfhame.new(name, seed=1)
    themes = {play.svg(theme=theme) for theme in ("colour", "dark", "grey")}
    assert len(themes) == 3
    assert "grayscale" in drawn(play.svg(theme="grey")).attrib["style"]


def test_an_unknown_place_theme_or_size_is_refused() -> None:
    play = elfhame.new("fae", seed=1)
    with pytest.raises(elfhame.Refused, match="highlight: there is no place 'Z9'; places are A1"):
        play.svg(highlight=["Z9"])
    with pytest.raises(elfhame.Refused, match="arrows"):
        play.svg(arrows=[("A1", "Z9")])
    with pytest.raises(elfhame.Refused, match="theme"):
        play.svg(theme="plaid")  # type: ignore[arg-type]  # the mistake under test
    with pytest.raises(elfhame.Refused, match="size"):
        play.svg(size=0)
