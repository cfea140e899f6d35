"""Homes and majority (FMC-60 to FMC-64R)."""

from __future__ import annotations

import pytest

from elfhame.games.faeries.knowledge import events
from elfhame.games.faeries.rules.scoring import area_points
from elfhame.games.faeries.state import PILE
from tests.games.faeries.positions import (
    asked,
    choices,
    do,
    fill,
    give,
    hands,
    home,
    kin,
    of,
    plant,
    table,
    view,
    why,
)


def points(*tokens: int, friendly: int = 0) -> list[int]:
    """The points of an area for each seat, given their tokens."""
    state = table(max(2, len(tokens)), friendly=friendly)
    for seat, number in enumerate(tokens):
        kin(state, seat, "earth", number)
    return [area_points(state, seat, 2) for seat in range(len(tokens))]


@pytest.mark.rule("FMC-60")
def test_the_tenth_token_earns_the_home_which_is_placed_at_once() -> None:
    state = table()
    kin(state, 0, "fae", 9)
    told = do(state, "name trust", "place fae")
    assert of(told, events.Claimed) == [events.Claimed(0, "fae")]
    assert (asked(state), view(state).asked.folk) == (("home", 0), "fae")
    assert len(choices(state)) == 81
    told = do(state, "home 3 4")
    assert of(told, events.Housed) == [events.Housed(0, "fae", 3, 4)]
    player = view(state).players[0]
    assert player.homes == ("fae",)
    assert [row[3:5] for row in player.garden.squares[4:6]] == ["hh", "hh"]


@pytest.mark.rule("FMC-60")
def test_a_home_goes_on_uncovered_squares() -> None:
    state = table()
    kin(state, 0, "fae", 9)
    plant(state, 0, 0, "plant", 0, 0, 0)
    do(state, "name trust", "place fae")
    assert why(state, "home 3 0") == "FMC-60"
    assert why(state, "home 4 0") is None
    assert why(state, "place fae") == "FMC-60"


@pytest.mark.rule("FMC-60")
def test_only_the_first_player_with_ten_tokens_gets_the_home() -> None:
    state = table()
    home(state, 1, "fae", 0, 0)
    kin(state, 0, "fae", 9)
    told = do(state, "name trust", "place fae")
    assert not of(told, events.Claimed)
    assert view(state).areas[0].home == 1


@pytest.mark.rule("FMC-61R")
def test_a_home_that_fits_nowhere_is_kept_next_to_the_garden() -> None:
    state = table()
    kin(state, 0, "fae", 9)
    plant(state, 0, 0, "path", 0, 0, 0)
    plant(state, 0, 3, "plant", 0, 0, 1)
    fill(state, 0)
    told = do(state, "name trust", "place fae")
    assert of(told, events.Beside) == [events.Beside(0, "fae")]
    player = view(state).players[0]
    assert player.homes == ("fae",)
    assert (player.projection.plants, player.projection.doubled) == (4, 0)
    assert player.garden.homes[0].x is None


@pytest.mark.rule("FMC-61R", "FMC-127D")
def test_a_home_kept_next_to_the_garden_counts_for_the_moss_maiden() -> None:
    state = table()
    give(state, 0, PILE, "moss_maiden")
    kin(state, 0, "fae", 9)
    fill(state, 0)
    assert view(state).players[0].projection.cards == {"moss_maiden": 0}
    told = do(state, "name trust", "place fae")
    assert of(told, events.Beside) == [events.Beside(0, "fae")]
    assert view(state).players[0].projection.cards == {"moss_maiden": 1}


@pytest.mark.rule("FMC-61R")
def test_a_home_stays_when_tokens_leave() -> None:
    state = table()
    kin(state, 0, "fae", 9)
    hands(state, ["skipping_stone"])
    do(
        state,
        "name trust",
        "pass",
        "place fae",
        "home 0 0",
        "play skipping_stone",
        "move 0 fae earth",
    )
    assert view(state).areas[0].tokens == (9, 0)
    assert view(state).areas[0].home == 0


@pytest.mark.rule("FMC-62")
def test_most_tokens_score_all_tokens_and_second_most_their_own() -> None:
    assert points(4, 2, 1) == [7, 2, 0]
    assert points(3, 0) == [3, 0]


@pytest.mark.rule("FMC-63R")
def test_players_tied_for_most_score_their_own_and_there_is_no_second() -> None:
    assert points(4, 4, 2) == [4, 4, 0]
    assert points(3, 3, 3, 1) == [3, 3, 3, 0]
    assert points(5, 2, 2, 1) == [10, 2, 2, 0]
    assert points(0, 0) == [0, 0]


@pytest.mark.rule("FMC-63V")
def test_with_friendly_ties_players_tied_for_most_score_as_if_alone() -> None:
    assert points(4, 4, 2, friendly=1) == [10, 10, 0]
    assert points(5, 2, 2, 1, friendly=1) == [10, 2, 2, 0]
    assert points(0, 0, 1, friendly=1) == [0, 0, 1]


@pytest.mark.rule("FMC-64R")
def test_the_tenth_token_counts_however_it_arrived_and_its_owner_places_the_home() -> None:
    state = table()
    kin(state, 1, "fae", 9)
    kin(state, 1, "earth", 1)
    hands(state, ["black_dog"])
    do(state, "name trust", "play black_dog", "option 1")
    told = do(state, "move 1 earth fae")
    assert of(told, events.Claimed) == [events.Claimed(1, "fae")]
    assert asked(state) == ("home", 1)
    do(state, "home 0 0")
    assert asked(state) == ("move", 0)
    assert view(state).asked.left == 1


@pytest.mark.rule("FMC-64R")
def test_a_home_is_placed_before_the_next_token() -> None:
    state = table()
    kin(state, 0, "nature", 9)
    hands(state, ["apple_dryad"])
    told = do(state, "name trust", "play apple_dryad")
    assert asked(state) == ("home", 0)
    assert len(of(told, events.Placed)) == 1
    told = do(state, "home 0 0")
    assert [type(event) for event in told] == [events.Housed, events.Placed]
