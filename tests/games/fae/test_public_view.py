"""What every observer of Fae sees besides the board: points given, order of play, isolation."""

from __future__ import annotations

import pytest

from elfhame.games import fae
from elfhame.games.fae.data.components import MAP
from elfhame.games.fae.knowledge.events import RitualEvent
from elfhame.kernel.game import WATCHER
from tests.conformance.kits import walk


@pytest.mark.rule("FAE-42", "FAE-72R")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_points_that_seats_gave_add_up_to_the_points_of_the_colours(seats: int) -> None:
    for play in walk(fae.new(seats, seed=seats), seats):
        view = play.view(WATCHER)
        assert tuple(map(sum, zip(*view.given, strict=True))) == view.points


@pytest.mark.rule("FAE-41")
def test_a_ritual_counts_for_the_seat_whose_move_brought_it() -> None:
    *_, play = walk(fae.new(2, seed=5), 5)
    given = [dict.fromkeys(("blue", "yellow", "red", "purple", "black"), 0) for _ in range(2)]
    for _, event in play.events(WATCHER):
        if isinstance(event, RitualEvent):
            assert event.value == (event.size + event.bonus if event.size else 0)
            for colour in event.scored:
                given[event.seat][colour] += event.value
    assert play.view(WATCHER).given == tuple(tuple(one.values()) for one in given)


@pytest.mark.rule("FAE-15R")
def test_the_order_of_play_starts_with_the_seat_whose_turn_it_is() -> None:
    for play in walk(fae.new(3, seed=2), 2):
        view = play.view(WATCHER)
        if play.over:
            assert view.order == ()
        else:
            assert view.order[0] == view.turn
            assert [(seat + 1) % 3 for seat in view.order] == [*view.order[1:], view.turn]


def test_the_value_in_force_is_that_of_the_lowest_card_left() -> None:
    for play in walk(fae.new(3, seed=2), 2):
        view = play.view(WATCHER)
        left = [value for value, count in enumerate(view.piles, start=1) if count]
        assert view.value == min(left, default=len(view.piles))


@pytest.mark.rule("FAE-30", "FAE-31R")
def test_isolated_druids_have_no_druids_beside_them() -> None:
    near = {space.name: space.neighbours for space in MAP.space}
    for play in walk(fae.new(2, seed=3), 3):
        view = play.view(WATCHER)
        alone = [
            name
            for name, druids in view.druids.items()
            if any(druids) and not any(any(view.druids[other]) for other in near[name])
        ]
        assert list(view.isolated) == [name for name in alone if name not in view.due]
