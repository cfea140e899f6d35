"""The worked examples of the ledger (FMC-80 to FMC-83)."""

from __future__ import annotations

import pytest

from tests.games.faeries.positions import asked, do, home, plant, table, view
from tests.games.faeries.test_homes import points


@pytest.mark.rule("FMC-80")
def test_a_connected_plant_scores_its_squares_and_an_unconnected_one_nothing() -> None:
    state = table()
    plant(state, 0, 0, "path", 0, 0, 0)
    plant(state, 0, 3, "plant", 0, 0, 1)
    plant(state, 0, 4, "plant", 0, 5, 5)
    assert [tile.points for tile in view(state).players[0].garden.tiles] == [0, 4, 0]


@pytest.mark.rule("FMC-81")
def test_next_to_a_home_a_plant_scores_twice_and_next_to_two_still_twice() -> None:
    state = table()
    plant(state, 0, 0, "path", 0, 0, 0)
    plant(state, 0, 3, "plant", 0, 0, 1)
    home(state, 0, "fae", 2, 1)
    assert view(state).players[0].garden.tiles[1].points == 8
    home(state, 0, "earth", 0, 3)
    assert view(state).players[0].garden.tiles[1].points == 8


@pytest.mark.rule("FMC-82R")
def test_areas_score_as_in_the_example() -> None:
    assert points(5, 3, 3, 0) == [11, 3, 3, 0]
    assert points(4, 4, 2) == [4, 4, 0]
    assert points(4, 4, 2, friendly=1) == [10, 10, 0]


@pytest.mark.rule("FMC-83")
def test_the_last_to_follow_acts_next() -> None:
    state = table(4, first=0)
    order = []
    for _ in range(2):
        do(state, "name trust")
        for _ in range(4):
            order.append(asked(state)[1] + 1)
            do(state, "place fae")
    assert order == [1, 2, 3, 4, 4, 1, 2, 3]
