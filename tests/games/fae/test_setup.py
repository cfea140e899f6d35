"""Set-up of Fae (FAE-10 to FAE-16R)."""

from __future__ import annotations

from collections import Counter

import pytest

from elfhame.games.fae.data.components import COLOURS, MAP
from elfhame.kernel.game import REVIEWER, WATCHER
from elfhame.kernel.play import Play
from elfhame.kernel.refused import Refused
from tests.games.fae.positions import GAME, state_of


def new(seats: int, seed: int, **options: object) -> Play:
    return Play(GAME, seats, options, seed)


@pytest.mark.rule("FAE-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_five_markers_start_at_zero(seats: int) -> None:
    assert GAME.view(state_of(new(seats, 1)), WATCHER).points == (0, 0, 0, 0, 0)


@pytest.mark.rule("FAE-11")
def test_each_space_has_one_druid_and_each_region_every_colour() -> None:
    view = GAME.view(state_of(new(2, 3)), WATCHER)
    assert all(sum(group) == 1 for group in view.druids.values())
    for region in range(len(MAP.region)):
        groups = list(view.druids.values())[region * 5 : region * 5 + 5]
        assert tuple(map(sum, zip(*groups, strict=True))) == (1, 1, 1, 1, 1)


@pytest.mark.rule("FAE-11")
def test_each_of_the_120_orders_of_a_region_is_equally_likely() -> None:
    orders: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for seed in range(250):
        druids = list(GAME.view(state_of(new(2, seed)), WATCHER).druids.values())
        orders.update(tuple(druids[first : first + 5]) for first in range(0, 60, 5))
    expected = 250 * 12 / 120
    assert len(orders) == 120
    # 119 degrees of freedom: beyond 190 once in some hundred thousand runs.
    assert sum((count - expected) ** 2 / expected for count in orders.values()) < 190


@pytest.mark.rule("FAE-11")
def test_colour_does_not_depend_on_terrain() -> None:
    first_spaces = {GAME.view(state_of(new(2, seed)), WATCHER).druids["A1"] for seed in range(60)}
    assert len(first_spaces) == 5


@pytest.mark.rule("FAE-12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_is_dealt_a_different_spirit_and_sees_only_its_own(seats: int) -> None:
    play = new(seats, 5)
    dealt = GAME.view(state_of(play), REVIEWER).spirits
    assert len(set(dealt)) == seats
    assert set(dealt) <= set(COLOURS)
    for seat in range(seats):
        seen = GAME.view(state_of(play), seat).spirits
        assert [spirit for spirit in seen if spirit] == [dealt[seat]]


@pytest.mark.rule("FAE-12")
def test_every_colour_is_dealt_to_every_seat_in_some_game() -> None:
    dealt = {GAME.view(state_of(new(2, seed)), REVIEWER).spirits for seed in range(400)}
    assert len(dealt) == 20


@pytest.mark.rule("FAE-13", "FAE-16R")
def test_the_piles_are_open_and_sorted_by_value() -> None:
    for observer in (WATCHER, 0, 1):
        assert GAME.view(state_of(new(2, 1)), observer).piles == (4, 3, 2, 2, 1)


@pytest.mark.rule("FAE-15R")
def test_the_starting_seat_is_random_unless_it_is_chosen() -> None:
    assert {new(3, seed).waiting[0] for seed in range(40)} == {0, 1, 2}
    assert {new(3, seed, first=2).waiting[0] for seed in range(40)} == {2}


@pytest.mark.rule("FAE-15R")
def test_choosing_the_starting_seat_does_not_change_the_deal() -> None:
    drawn = GAME.view(state_of(new(4, 9)), REVIEWER)
    chosen = GAME.view(state_of(new(4, 9, first=(drawn.turn + 1) % 4)), REVIEWER)
    assert (drawn.druids, drawn.spirits) == (chosen.druids, chosen.spirits)
    assert drawn.turn != chosen.turn


@pytest.mark.rule("FAE-15R")
def test_seats_act_clockwise_one_after_another() -> None:
    play = new(3, 4, first=1)
    acted: list[int] = []
    while len(acted) < 6:
        before = play.waiting
        play.act(play.choices()[0])
        if play.waiting != before:
            acted += before
    assert acted == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("FAE-15R")
def test_a_seat_out_of_turn_is_refused() -> None:
    play = new(3, 4, first=1)
    with pytest.raises(Refused) as refused:
        play.act(play.choices()[0], seat=2)
    assert refused.value.rule == "FAE-15R"


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_fae_is_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        new(seats, 1)
    assert refused.value.field == "seats"


@pytest.mark.parametrize("options", [{"first": 3}, {"first": -1}])
def test_the_starting_seat_must_be_at_the_table(options: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        new(3, 1, **options)
    assert refused.value.field == "options.first"


@pytest.mark.parametrize("options", [{"clan": True}, {"clans": "yes"}, {"first": "north"}])
def test_unknown_options_and_wrong_values_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(Refused) as refused:
        new(3, 1, **options)
    assert (refused.value.field or "").startswith("options.")
