"""The pictures and texts of Fairy Land show what the observer knows, and nothing else."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from elfhame.games.land.data.components import FOREST
from elfhame.games.land.pictures.glyphs import sign
from elfhame.kernel.game import REVIEWER, WATCHER
from tests.games.land.kit import looked
from tests.games.land.positions import GAME, act, position, state_of, whole_game

SVG = "{http://www.w3.org/2000/svg}"


def titles(picture: str) -> list[str]:
    """The title of each thing in the picture."""
    root = ElementTree.fromstring(picture)
    return [title.text or "" for title in root.iter(f"{SVG}title")][1:]


def words(picture: str) -> list[str]:
    """The lines of words in the picture."""
    return [text.text or "" for text in ElementTree.fromstring(picture).iter(f"{SVG}text")]


def test_the_empty_board_shows_every_kind_of_card() -> None:
    assert titles(GAME.draw(None)) == [kind.name for kind in FOREST.card]


def test_kinds_look_different() -> None:
    flowers = {sign(kind.name) for kind in FOREST.card if kind.group == "flower"}
    assert len({re.sub(r'fill="[^"]+"', "", one) for one in flowers}) == 5
    assert len({sign(kind.name) for kind in FOREST.card if kind.group == "animal"}) == 7


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_picture_shows_clearings_and_collections(seats: int) -> None:
    state = position(
        seats,
        clearings=(("fox", "goblin"), (), ("ogre",)),
        has={1: ("deer", "deer")},
        items={0: ("oak_staff",)},
    )
    picture = GAME.draw(GAME.view(state, WATCHER))
    assert sorted(titles(picture)) == ["deer", "fox", "goblin", "oak_staff", "ogre"]
    assert ">2</text>" in picture


def test_a_picture_shows_a_seat_its_own_hand_only() -> None:
    state = position(2)
    own, other = (titles(GAME.draw(GAME.view(state, seat))) for seat in (0, 1))
    hand = GAME.view(state, 0).players[0].hand
    assert hand is not None
    assert set(hand) <= set(own)
    assert own.count("fairy_7") == other.count("fairy_7") == 1
    assert "fairy_7" not in titles(GAME.draw(GAME.view(state, WATCHER)))


def test_a_picture_shows_bids_payments_looks_and_decks() -> None:
    state = position(2, clearings=(("ogre", "pink", "blue", "fox"), ("fox",), ()))
    act(state, "explore 1", "bid 3")
    assert "Clearing 1: bids 0: ..., 1: 3" in words(GAME.draw(GAME.view(state, WATCHER)))
    act(state, "pass", "pay fairy_1")
    picture = GAME.draw(GAME.view(state, WATCHER))
    assert "Seat 1 pays: 1 of 3 (fairy_1 1)" in words(picture)
    assert "fairy_1" in titles(picture)
    assert any(line.startswith("Forest ") for line in words(picture))


def test_a_picture_shows_cards_looked_at_to_their_seat_only() -> None:
    state = looked()
    known = "Known in the deck Court: moon_lantern at 6; hunting_horn at 7; garland at 8"
    assert known in words(GAME.draw(GAME.view(state, 0)))
    act(state, "audience", "pay fairy_3", "enough")
    assert "court_mantle" in titles(GAME.draw(GAME.view(state, 1)))
    assert "court_mantle" not in titles(GAME.draw(GAME.view(state, 0)))


def test_nothing_is_loaded_from_elsewhere() -> None:
    view = GAME.view(position(), 0)
    links = set(re.findall(r"https?://[^\"]+", GAME.draw(view)))
    assert links == {"http://www.w3.org/2000/svg"}


def test_the_text_shows_what_a_seat_knows_and_no_more() -> None:
    state = looked()
    own, other = GAME.show(GAME.view(state, 0)), GAME.show(GAME.view(state, 1))
    assert "moon_lantern at 6; hunting_horn at 7; garland at 8" in own
    assert "moon_lantern" not in other
    act(state, "audience", "pay fairy_3", "enough")
    assert "looks at the court: -" in GAME.show(GAME.view(state, 0))
    assert "looks at the court: court_mantle, glass_slippers" in GAME.show(GAME.view(state, 1))


def test_the_text_shows_bids_payments_and_the_ogre() -> None:
    state = position(2, clearings=(("ogre", "pink", "blue", "fox"), ("fox",), ()))
    act(state, "explore 1", "bid 3")
    assert "Bids for Clearing 1: seat 1 3" in GAME.show(GAME.view(state, WATCHER))
    act(state, "pass", "pay fairy_1")
    assert "Paid: 1 of 3 (fairy_1 1)" in GAME.show(GAME.view(state, WATCHER))
    act(state, "pay fairy_2", "enough")
    assert "The ogre still gets 2" in GAME.show(GAME.view(state, WATCHER))


def test_a_finished_game_shows_everything() -> None:
    play = whole_game(2, 1)
    shown = GAME.show(GAME.view(state_of(play), REVIEWER))
    assert "Court:" in shown
    assert play.svg().startswith("<svg")
