"""Free places: those beside a card, in the order of their cells, wherever cards lie (TRAIL-20)."""

from __future__ import annotations

import pytest

from elfhame.games.trails.data.cells import cell_at
from elfhame.games.trails.rules.engine import Trails
from elfhame.games.trails.state import cell_of, location_of, x_at, x_of, y_at, y_of
from tests.games.trails.positions import moments, table

Place = tuple[int, int]
MOST = 54
"""The cards that can lie beside the starting card while both hands are full."""
DIRECTIONS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
every_direction = pytest.mark.parametrize("step", DIRECTIONS.values(), ids=DIRECTIONS)


def beside(cards: set[Place]) -> set[Place]:
    """The places next to some cards that have no card themselves."""
    near = {(x + east, y + south) for x, y in cards for east, south in DIRECTIONS.values()}
    return near - cards


def check(state: Trails) -> None:
    """The free places are all those beside cards, in the order of their cells, none twice."""
    cards = {(x_of(state, index), y_of(state, index)) for index in range(len(state.laid))}
    locations = [location_of(state, place) for place in state.free]
    places = [(x_at(location), y_at(location)) for location in locations]
    cells = [cell_of(place) for place in state.free]
    assert set(places) == beside(cards)
    assert cells == [cell_at(x, y) for x, y in places] == sorted(set(cells))


@pytest.mark.rule("TRAIL-20")
def test_a_card_may_be_laid_beside_any_other() -> None:
    for moment in moments(2):
        check(moment.state)


@pytest.mark.rule("TRAIL-20")
@every_direction
def test_a_row_of_cards_may_run_in_any_direction(step: Place) -> None:
    east, south = step
    row = [(card, card * east, card * south, card % 4) for card in range(1, MOST + 1)]
    for count in range(0, MOST + 1, 3):
        check(table(*row[:count]))


@pytest.mark.rule("TRAIL-20")
@every_direction
def test_rows_may_run_side_by_side(step: Place) -> None:
    east, south = step
    row = [(card, card * east, card * south, 0) for card in range(1, 36)]
    back = [
        (card, (69 - card) * east + south, (69 - card) * south + east, 1) for card in range(36, 55)
    ]
    check(table(*row, *back))
