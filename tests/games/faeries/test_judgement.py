"""The evaluator of Faeries & Magical Creatures: room in the garden, turns, homes and cards."""

from __future__ import annotations

import pytest

from elfhame.games.faeries.data.outlines import SIZE, facing_outline
from elfhame.games.faeries.rules.engine import Faeries
from elfhame.games.faeries.state import DISCARDS
from elfhame.kernel.evaluator import share_buffer
from tests.games.faeries.positions import GAME, give, home, kin, plant, score, table


def shares(state: Faeries) -> list[int]:
    """The share of the victory that each seat can expect."""
    found = share_buffer()
    GAME.evaluator().value(state, found)
    return [found[seat] for seat in range(state.seats)]


def gained(before: Faeries, after: Faeries) -> int:
    """The increase of seat 0's expected share."""
    return shares(after)[0] - shares(before)[0]


def late(state: Faeries) -> Faeries:
    """The state with the last tiles in the offer."""
    state.tiles_left = 0
    return state


def garden(plants: int = 0, points: int = 0) -> Faeries:
    """Seat 0 has a path along the upper border, perhaps plants in bloom below it, and points."""
    state = table()
    plant(state, 0, 0, "path", 0, 0, 0)
    if plants:
        plant(state, 0, 1, "plant", 0, 0, 1)
    score(state, 0, points)
    return state


@pytest.mark.rule("FMC-31", "FMC-71")
def test_a_plant_costs_room_as_long_as_more_tiles_are_coming() -> None:
    """A bot that counted it in full would fill its garden early, the more so the more it thinks."""
    blooming, squares = garden(plants=1), SIZE[facing_outline(1, 0)]
    assert gained(garden(), blooming) < gained(garden(), garden(points=squares))
    assert gained(late(garden()), late(blooming)) == gained(
        late(garden()), late(garden(points=squares))
    )


@pytest.mark.rule("FMC-31", "FMC-71")
def test_a_plant_without_a_path_only_costs_room() -> None:
    barren = table()
    plant(barren, 0, 1, "plant", 0, 4, 4)
    assert gained(table(), barren) < 0
    assert gained(late(table()), late(barren)) == 0


@pytest.mark.rule("FMC-20", "FMC-23")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", [0, 1])
def test_a_seat_that_acts_sooner_can_expect_more(seats: int, first: int) -> None:
    found = shares(table(seats, first=first))
    order = [found[(first - waits) % seats] for waits in range(seats)]
    assert order == sorted(set(found), reverse=True)


@pytest.mark.rule("FMC-60", "FMC-72")
def test_a_home_counts_for_future_plants_next_to_it() -> None:
    housed = table()
    home(housed, 0, "fae", 4, 4)
    assert gained(table(), housed) > 0
    assert gained(late(table()), late(housed)) == 0


@pytest.mark.rule("FMC-60", "FMC-62")
def test_tokens_count_more_if_nobody_has_the_home_yet() -> None:
    found = []
    for homes in (0, 2):  # nobody has the home of the Fae, and seat 1 has it
        without, trusted = table(), table()
        without.homes = trusted.homes = homes
        kin(trusted, 0, "fae", 9)
        found.append(gained(without, trusted))
    assert found[0] > found[1] > 0


@pytest.mark.rule("FMC-40")
def test_a_good_card_is_worth_something_and_less_than_twenty_points() -> None:
    befriended, scored = table(), table()
    give(befriended, 0, DISCARDS, "red_cap")
    score(scored, 0, 20)
    assert 0 < gained(table(), befriended) < gained(table(), scored)
