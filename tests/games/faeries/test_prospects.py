"""What the view promises a seat: the worth of each way to lay a piece, and how near the end is."""

from __future__ import annotations

from random import Random

import pytest

from elfhame.games.faeries.data.components import FOLKS, SIDE
from elfhame.games.faeries.knowledge.actions import Home, Lay, action_of, number_of
from elfhame.games.faeries.knowledge.events import Scored
from elfhame.games.faeries.knowledge.view_types import FaeriesView, Prospect
from elfhame.games.faeries.rules.engine import Faeries
from tests.games.faeries.positions import GAME, do, home, plant, rng, table, view

GAMES = 6


def _action(prospect: Prospect) -> int:
    if prospect.side == "home":
        return number_of(Home(prospect.x, prospect.y))
    return number_of(Lay(prospect.side, prospect.turns, prospect.x, prospect.y))


def _garden(shown: FaeriesView, seat: int) -> int:
    return shown.players[seat].projection.garden


def _brought(state: Faeries, seat: int, prospect: Prospect) -> tuple[int, int]:
    """The points for icons and for plants that this way brings when it is played."""
    after = state.clone()
    events = do(after, str(action_of(_action(prospect))))
    icons = [
        event.points
        for event in events
        if isinstance(event, Scored) and event.seat == seat and event.effect == "icon"
    ]
    gained = _garden(GAME.view(after, seat), seat) - _garden(GAME.view(state, seat), seat)
    return sum(icons), gained


def _found_beside(state: Faeries, seat: int, prospect: Prospect) -> list[str]:
    """What lies next to the squares that are covered when this way is played."""
    after = state.clone()
    do(after, str(action_of(_action(prospect))))
    before, now = (GAME.view(each, seat).players[seat].garden for each in (state, after))
    assert now.free == sum(row.count(mark) for row in now.squares for mark in ".kcv")
    near = set()
    for x, y in ((x, y) for y in range(SIDE) for x in range(SIDE)):
        if now.squares[y][x] in "p#h" and before.squares[y][x] not in "p#h":
            near |= {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
    marks = {before.squares[y][x] for x, y in near if 0 <= x < SIDE and 0 <= y < SIDE}
    return [name for mark, name in (("#", "path"), ("h", "home"), ("p", "plant")) if mark in marks]


@pytest.mark.rule("FMC-71", "FMC-72", "FMC-73R")
@pytest.mark.parametrize("seed", range(GAMES))
def test_every_prospect_comes_true(seed: int) -> None:
    state = GAME.setup(2 + seed % 3, GAME.options_type(), rng(f"deal {seed}"))
    chance, draws, checked = Random(seed), rng(f"draws {seed}"), 0
    while not state.over and checked < 400:
        seat = state.player()
        shown = GAME.view(state, seat)
        legal = state.legal_actions(seat)
        if shown.prospects:
            assert sorted(map(_action, shown.prospects)) == sorted(legal)
            for prospect in chance.sample(shown.prospects, min(8, len(shown.prospects))):
                assert _brought(state, seat, prospect) == (prospect.points, prospect.end)
                assert _found_beside(state, seat, prospect) == [*prospect.beside]
                checked += 1
        state.apply(seat, chance.choice(legal), draws)
    assert checked


def test_only_the_seat_that_lays_has_prospects() -> None:
    state = table(2, first=0)
    do(state, "name build")
    do(state, f"tile {view(state).tile_offer[0]}")
    assert GAME.view(state, 0).prospects
    assert not GAME.view(state, 1).prospects
    assert not GAME.view(state, -1).prospects


@pytest.mark.rule("FMC-61R", "FMC-70")
def test_homes_beside_the_garden_bring_the_end_no_nearer() -> None:
    state = table()
    home(state, 0, "fae", 2, 1)
    conditions = {one.cause: one for one in view(state).end_conditions}
    assert (conditions["homes"].left, conditions["homes"].whole) == (4, len(FOLKS))


@pytest.mark.rule("FMC-70")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("draft", [False, True])
def test_the_end_is_as_far_as_can_be_at_the_start(seats: int, draft: bool) -> None:
    state = GAME.setup(seats, GAME.options_type(draft=draft), rng())
    shown = GAME.view(state, 0)
    assert [one.left for one in shown.end_conditions] == [one.whole for one in shown.end_conditions]
    assert shown.end_conditions[2].seats == tuple(range(seats))


def test_a_projection_adds_up() -> None:
    state = table()
    plant(state, 0, 0, "path", 0, 0, 0)
    plant(state, 0, 3, "plant", 0, 0, 1)
    home(state, 0, "fae", 2, 1)
    told = view(state).players[0].projection
    assert (told.folk, told.garden) == (sum(told.areas), told.plants + told.doubled)
    assert told.total == told.points + told.folk + told.garden + told.counted
