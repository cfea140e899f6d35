"""The worked examples of the ledger (LAND-100 to LAND-102)."""

from __future__ import annotations

import pytest

from elfhame.games.land.knowledge.events import Played, Took
from tests.games.land.positions import GAME, act, at_dawn, legal, of_kind, position


@pytest.mark.rule("LAND-100")
def test_a_deer_and_an_ogre_come() -> None:
    clearings = (("raccoon",), ("pink", "blue"), ("white", "goblin"))
    state = position(clearings=clearings, forest=("deer", "ogre", "fox"))
    assert legal(at_dawn(state)) == ["place ogre 1", "place ogre 2"]
    act(state, "place ogre 2")
    assert legal(state) == ["place deer 1", "place deer 3"]


@pytest.mark.rule("LAND-101")
def test_a_bid_of_7_is_paid_with_3_and_4() -> None:
    state = position(3, clearings=(("fox", "goblin"), ("deer",), ()))
    told = act(state, "explore 1", "bid 7", "pass", "pass", "pay fairy_3", "pay fairy_4", "enough")
    assert [event.fairy for event in of_kind(told, Played)] == ["fairy_3", "fairy_4"]
    assert [(event.seat, event.cards) for event in of_kind(told, Took)] == [(1, ("fox", "goblin"))]


@pytest.mark.rule("LAND-102")
def test_a_final_score_of_26() -> None:
    animals = ("squirrel",) * 4 + ("fox",) * 3 + ("raccoon",) * 2 + ("deer",)
    flowers = ("yellow",) * 3 + ("white",) * 2 + ("violet",) * 2 + ("pink",)
    has = {
        0: (*animals, *flowers, *("goblin",) * 3),
        1: ("squirrel",) * 3 + ("fox",) * 4 + ("raccoon",) * 2 + ("deer",) + ("goblin",),
        2: ("squirrel", "deer"),
    }
    hands = {0: ("fairy_7",), 1: ("fairy_7", "fairy_2"), 2: ("fairy_3",)}
    state = position(
        3, has=has, hands=hands, clearings=(("bear",), ("blue",), ()), druids=("bear",)
    )
    score = GAME.view(state, 0).players[0].score
    assert score.animals == {"squirrel": 10, "raccoon": 3}
    assert (score.flowers, score.variety, score.goblins, score.applause) == (9, 10, -6, 0)
    assert score.total == state.scores()[0] == 26
