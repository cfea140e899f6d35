"""The end (FMC-70 to FMC-77R)."""

from __future__ import annotations

import pytest

from elfhame.games.faeries.data.components import FOLKS
from elfhame.games.faeries.knowledge import events
from elfhame.games.faeries.rules.engine import Faeries
from elfhame.games.faeries.rules.tasks import (
    NAME_ACTION,
    pop_task,
    push_task,
)
from elfhame.games.faeries.state import (
    give_home,
)
from tests.games.faeries.positions import (
    asked,
    choices,
    do,
    fill,
    hands,
    home,
    kin,
    of,
    plant,
    score,
    table,
    view,
)


def last_turn(state: Faeries) -> list[events.FaeriesEvent]:
    """Continue with the first choice each time until the game is over."""
    told: list[events.FaeriesEvent] = []
    for _ in range(50):
        if state.player() < 0:
            break
        told += do(state, choices(state)[0])
    assert state.player() < 0
    return told


@pytest.mark.rule("FMC-70")
def test_the_fifth_home_triggers_the_end() -> None:
    state = table()
    for folk in FOLKS[:4]:
        home(state, 1, folk, 2 * FOLKS.index(folk), 0)
    kin(state, 0, "beast", 9)
    do(state, "name trust", "place beast")
    assert view(state).cause is None
    told = do(state, "home 0 0")
    assert of(told, events.Came) == [events.Came("homes")]
    assert asked(state) == ("place", 1)
    last_turn(state)
    assert state.ending() == "FMC-70"


@pytest.mark.rule("FMC-61R", "FMC-70")
def test_a_home_kept_next_to_the_garden_does_not_trigger_the_end() -> None:
    """Whether it is the last home taken, or an earlier one."""
    last, earlier = table(), table()
    for folk in FOLKS[:4]:
        home(last, 1, folk, 2 * FOLKS.index(folk), 0)
    kin(last, 0, "beast", 9)
    fill(last, 0)
    told = do(last, "name trust", "place beast")
    assert of(told, events.Beside, events.Came) == [events.Beside(0, "beast")]
    kin(earlier, 0, "fae", 9)
    fill(earlier, 0)
    do(earlier, "name trust", "place fae")
    for folk in FOLKS[1:4]:
        home(earlier, 1, folk, 2 * FOLKS.index(folk), 0)
    kin(earlier, 1, "beast", 9)
    do(earlier, "place beast", "home 0 4")
    assert all(area.home is not None for area in view(earlier).areas)
    assert view(last).cause is None
    assert view(earlier).cause is None


@pytest.mark.rule("FMC-70", "FMC-75R")
def test_too_few_tiles_for_the_offer_trigger_the_end() -> None:
    state = table()
    state.tiles_left = 1
    told = do(state, "name build")
    told += last_turn(state)
    assert of(told, events.Came) == [events.Came("tiles")]
    assert view(state).bag == 1
    assert not of(told, events.Tiles)


@pytest.mark.rule("FMC-70", "FMC-75R")
def test_the_last_token_triggers_the_end_and_everyone_finishes_the_action() -> None:
    state = table(3)
    for folk in FOLKS:
        kin(state, 0, folk, 7)
    kin(state, 0, "fae", 11)
    home(state, 1, "fae", 0, 0)
    told = do(state, "name trust", "place nature")
    assert of(told, events.Came) == [events.Came("tokens")]
    assert asked(state) == ("place", 1)
    do(state, "place fae")
    assert asked(state) == ("place", 2)
    do(state, "place fae")
    assert (state.ending(), state.player(), state.waiting()) == ("FMC-70", -1, [])


@pytest.mark.rule("FMC-70", "FMC-75R")
def test_too_few_cards_for_the_offer_trigger_the_end() -> None:
    state = table()
    state.deck = 1
    names = view(state).offer
    told = do(state, "name befriend", f"befriend {names[0]}", f"befriend {names[1]}")
    assert of(told, events.Came) == [events.Came("cards")]
    assert view(state).offer == (names[2],)
    full = table()
    full.deck = 2
    names = view(full).offer
    told = do(full, "name befriend", f"befriend {names[0]}", f"befriend {names[1]}")
    assert not of(told, events.Came)
    assert names[2] in view(full).offer


@pytest.mark.rule("FMC-75R")
def test_the_end_stays_triggered_even_if_a_supply_is_refilled() -> None:
    state = table(3)
    home(state, 1, "fae", 0, 0)
    kin(state, 0, "fae", 39)
    hands(state, ["paper_lantern"], ["red_cap"])
    told = do(state, "name help", "pass", "place earth")
    assert of(told, events.Came) == [events.Came("tokens")]
    do(state, "remove 0 fae", "remove 0 fae")
    assert view(state).players[0].supply == 2
    assert state.ending() == "FMC-70"


@pytest.mark.rule("FMC-75R")
def test_the_last_turn_has_its_extra_card_and_no_refill() -> None:
    state = table()
    for folk in FOLKS:
        kin(state, 0, folk, 8)
    kin(state, 0, "fae", 7)
    hands(state, ["clay_mother"])
    told = do(state, "name build", "play clay_mother", "place beast")
    assert of(told, events.Came) == [events.Came("tokens")]
    told = last_turn(state)
    assert len(of(told, events.Laid)) == 2
    assert view(state).tile_offer == ()


@pytest.mark.rule("FMC-71", "FMC-73R")
def test_a_plant_scores_only_next_to_a_path() -> None:
    state = table()
    plant(state, 0, 0, "path", 0, 0, 0)
    plant(state, 0, 3, "plant", 0, 4, 1)
    home(state, 0, "fae", 4, 3)
    assert view(state).players[0].projection.plants == 0
    plant(state, 0, 1, "plant", 0, 0, 1)
    garden = view(state).players[0].garden
    assert [tile.points for tile in garden.tiles] == [0, 0, 4]


@pytest.mark.rule("FMC-72", "FMC-73R")
def test_a_plant_that_touches_a_home_only_at_a_corner_is_not_doubled() -> None:
    state = table()
    plant(state, 0, 0, "path", 0, 0, 0)
    plant(state, 0, 3, "plant", 0, 0, 1)
    home(state, 0, "fae", 2, 3)
    assert view(state).players[0].garden.tiles[1].points == 4
    home(state, 0, "earth", 0, 3)
    assert view(state).players[0].garden.tiles[1].points == 8
    assert view(state).players[0].garden.tiles[0].points == 0


@pytest.mark.rule("FMC-74")
def test_most_points_win_then_most_homes_then_the_victory_is_shared() -> None:
    def returns(points: tuple[int, ...], homes: tuple[int, ...]) -> list[int]:
        state = table(len(points))
        for seat, number in enumerate(points):
            score(state, seat, number)
        for folk, owner in enumerate(homes):
            give_home(state, folk, owner)
        state.end = state.over = 3
        return state.returns()

    assert returns((30, 29), (1, 1)) == [12, 0]
    assert returns((30, 30), (1, 1, 0)) == [0, 12]
    assert returns((30, 30, 30), ()) == [4, 4, 4]
    assert returns((9, 30, 30, 8), (0, 0, 1, 2)) == [0, 6, 6, 0]


@pytest.mark.rule("FMC-76R")
def test_the_two_hundredth_turn_is_the_last() -> None:
    state = table()
    for turn in range(1, 200):
        assert state.turns == turn
        do(state, "name help")
    assert view(state).cause == "turns"
    do(state, "name help")
    assert state.ending() == "FMC-76R"


@pytest.mark.rule("FMC-77R")
def test_final_scores_rank_all_places() -> None:
    state = table(4)
    kin(state, 2, "fae", 39)
    home(state, 1, "fae", 0, 0)
    kin(state, 3, "fae", 3)
    kin(state, 1, "earth", 2)
    state.acting = 2
    pop_task(state)
    push_task(state, NAME_ACTION, 2)
    do(state, "name trust", "place fae")
    last_turn(state)
    assert max(state.scores()) == state.scores()[2]
    assert state.returns()[2] == 12
    assert view(state).players[2].projection.total == state.scores()[2]


@pytest.mark.rule("FMC-62", "FMC-71", "FMC-72")
def test_everything_is_scored_and_announced_at_the_end() -> None:
    state = table()
    plant(state, 0, 0, "path", 0, 0, 0)
    plant(state, 0, 3, "plant", 0, 0, 1)
    home(state, 0, "fae", 0, 3)
    kin(state, 0, "fae", 39)
    kin(state, 1, "fae", 2)
    told = do(state, "name trust", "place earth", "place earth")
    assert of(told, events.Area) == [
        events.Area(0, "fae", 41),
        events.Area(1, "fae", 2),
        events.Area(0, "earth", 1),
        events.Area(1, "earth", 1),
    ]
    assert of(told, events.GardenEvent)[0] == events.GardenEvent(0, 8, 4)
    assert state.scores() == [50, 3]
    assert of(told, events.Won) == [events.Won((0,))]
