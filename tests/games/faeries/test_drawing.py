"""A view as text and as a picture."""

from __future__ import annotations

from xml.etree import ElementTree

from elfhame.kernel.game import WATCHER
from tests.games.faeries.positions import GAME, do, hands, home, plant, table, view

SVG = "{http://www.w3.org/2000/svg}"


def texts(svg: str) -> list[str]:
    return [node.text or "" for node in ElementTree.fromstring(svg).iter(f"{SVG}text")]


def test_the_empty_board_shows_areas_and_icons() -> None:
    drawn = texts(GAME.draw(None))
    assert drawn[:5] == ["fae", "nature", "earth", "trolls", "beast"]
    assert (drawn.count("◆"), drawn.count("2")) == (7, 6)


def test_a_view_shows_gardens_tokens_and_homes() -> None:
    state = table(3)
    plant(state, 0, 0, "path", 0, 0, 0)
    plant(state, 1, 0, "plant", 0, 0, 0)
    home(state, 2, "earth", 0, 0)
    svg = GAME.draw(view(state, WATCHER))
    fills = [node.get("fill") for node in ElementTree.fromstring(svg).iter(f"{SVG}rect")]
    assert [fills.count(fill) for fill in ("#c9b48a", "#7fae74", "#b5658f")] == [4, 4, 4]
    assert "2: 0 ⌂" in texts(svg)


def test_a_view_shows_offers_and_what_seats_have() -> None:
    state = table()
    hands(state, ["red_cap"])
    do(state, "name trust")
    mine, theirs = (texts(GAME.draw(view(state, seat))) for seat in (0, 1))
    assert "turn 1: seat 0, trust; to follow: 0, 1" in mine
    assert "hand: red cap" in mine
    assert "hand: red cap" not in theirs
    for name in view(state).offer:
        assert name.replace("_", " ") in theirs
    tiles = [
        node.text for node in ElementTree.fromstring(GAME.draw(view(state))).iter(f"{SVG}title")
    ]
    assert len(tiles) == len(view(state).offer) + len(view(state).tile_offer)


def test_the_text_shows_what_the_observer_knows() -> None:
    state = table()
    hands(state, ["red_cap"])
    do(state, "name trust")
    mine, theirs = GAME.show(view(state, 0)), GAME.show(view(state, 1))
    assert "turn 1: seat 0 acts, trust, still to follow: 0, 1" in mine
    assert "hand 1: red_cap" in mine
    assert "red_cap" not in theirs
    assert "hand 1\n" in theirs


def test_the_text_also_covers_the_draft_and_the_end() -> None:
    state = table(2, draft=1)
    shown = GAME.show(view(state, 0))
    assert "the draft, pick 1; chosen: nobody" in shown
    assert "packet: " in shown
    assert "packet: " not in GAME.show(view(state, WATCHER))
    over = table()
    home(over, 0, "fae", 0, 0)
    over.deck = 1
    names = view(over).offer
    do(over, "name befriend", f"befriend {names[0]}", f"befriend {names[1]}")
    assert "over (FMC-70), after turn 1" in GAME.show(view(over, 0))
    assert "homes: fae" in GAME.show(view(over, 0))
