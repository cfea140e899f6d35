"""What every observer of Fairy Trails sees of open paths and of the last card."""

from __future__ import annotations

import pytest

from elfhame.games import trails
from elfhame.games.trails.knowledge.events import Laid
from elfhame.kernel.game import WATCHER
from tests.conformance.kits import walk


@pytest.mark.parametrize("seats", [1, 2])
def test_waiting_houses_are_those_without_a_stone(seats: int) -> None:
    for play in walk(trails.new(seats, seed=seats), seats):
        for path in play.view(WATCHER).networks:
            assert path.waiting == sum(not house.stone for house in path.houses)


@pytest.mark.parametrize("seats", [1, 2])
def test_the_last_card_is_known_until_the_game_is_over(seats: int) -> None:
    for play in walk(trails.new(seats, seed=4), 4):
        laid = [event for _, event in play.events(WATCHER) if isinstance(event, Laid)]
        last = play.view(WATCHER).last
        if play.over or not laid:
            assert last is None
        else:
            assert last is not None
            assert (last.x, last.y, last.seat) == (laid[-1].x, laid[-1].y, laid[-1].seat)
