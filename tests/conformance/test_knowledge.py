"""No observer can distinguish two worlds that differ only in what it can't know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from elfhame.kernel.game import REVIEWER, WATCHER
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.record import account, dump, load
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import Rng, keyed
from elfhame.kernel.shapes import to_json

from .kit import Kit, Leak, Pair
from .kits import BRISK, HEDGEROW, KITS, Table, every_table, play_out, walk
from .knowledge import differences, opening_differences, sampling_differences

PAIRS: Final = [
    pytest.param(kit, pair, id=f"{kit.game.name}: {pair.name}")
    for kit in KITS
    for pair in kit.pairs
]
LEAKS: Final = [
    pytest.param(kit, leak, id=f"{kit.game.name}-{leak.name}")
    for kit in KITS
    for leak in kit.leaks
    if not BRISK or kit.game.name == HEDGEROW
]


@every_table
def test_an_imagined_world_looks_like_the_view_it_came_from(table: Table) -> None:
    rng = keyed(seed_bytes(0), "imagined")
    for seed in range(3):
        for play in table.walk(seed, every=2):
            for observer in table.observers:
                view = table.game.view(play.state, observer)
                for world in (table.game.world(view), table.game.imagine(view, rng)):
                    assert to_json(table.game.view(world, observer)) == to_json(view)


@every_table
def test_a_state_and_a_view_of_it_give_the_same_drawn_worlds(table: Table) -> None:
    rng = keyed(seed_bytes(0), "drawn")
    for seed in range(2):
        for play in table.walk(seed, every=5):
            for observer in table.observers:
                rng.word()
                assert not sampling_differences(table.game, play.state, observer, rng)


@every_table
def test_worlds_that_should_look_alike_look_alike(table: Table) -> None:
    rng = keyed(seed_bytes(0), "redrawn")
    for seed in range(2):
        for play in table.walk(seed, every=4):
            for observer in table.observers:
                redrawn = play.state.determinize(observer, rng)
                assert not differences(table.game, play.state, redrawn, observer)


@every_table
def test_the_opening_reveals_nothing_that_a_seat_cannot_know(table: Table) -> None:
    rng = keyed(seed_bytes(0), "opening")
    for seed in range(10):
        state = table.play(seed).state
        for seat in range(table.seats):
            redrawn = state.determinize(seat, rng)
            assert not opening_differences(table.game, state, redrawn, seat)


@every_table
def test_a_drawn_world_gives_the_same_draws_again(table: Table) -> None:
    rng = keyed(seed_bytes(0), "again")
    for play in table.walk(0, every=7):
        for observer in table.observers:
            redrawn = play.state.determinize(observer, rng)
            assert not sampling_differences(table.game, redrawn, observer, rng)


@every_table
def test_nobody_sees_everything_before_the_end(table: Table) -> None:
    play = table.play(0)
    with pytest.raises(Refused):
        play.view(REVIEWER)
    with pytest.raises(Refused):
        list(play.events(REVIEWER))
    assert play_out(play, 0).view(REVIEWER).observer == REVIEWER


@every_table
def test_the_account_of_a_running_game_holds_no_seed(table: Table) -> None:
    for play in table.walk(0, every=10):
        for observer in table.observers:
            told = account(play, observer)
            assert play.seed.hex().encode() not in dump(told)
            assert load(dump(told)) == told


@pytest.mark.parametrize(("kit", "pair"), PAIRS)
def test_a_seat_can_distinguish_worlds_exactly_as_the_ledger_says(kit: Kit, pair: Pair) -> None:
    one, other = pair.worlds()
    found = differences(kit.game, one, other, pair.seat)
    assert (found == []) is pair.alike, found


@pytest.mark.parametrize(("kit", "leak"), LEAKS)
def test_a_planted_leak_is_found(kit: Kit, leak: Leak) -> None:
    assert any(_findings(kit, leak)), f"no law finds the leak {leak.name}"


def _findings(kit: Kit, leak: Leak) -> Iterator[list[str]]:
    """Everything that the laws above find in some random games of the leaking game."""
    rng = keyed(seed_bytes(0), "leak")
    for seed in range(3):
        for seats, options in kit.tables():
            for play in walk(Play(leak.game, seats, options, seed), seed):
                for observer in [*range(seats), WATCHER]:
                    yield from _differences(play, observer, rng)


def _differences(play: Play, observer: int, rng: Rng) -> Iterator[list[str]]:
    rng.word()
    redrawn = play.state.determinize(observer, rng)
    if not play.steps and observer != WATCHER:
        yield opening_differences(play.game, play.state, redrawn, observer)
    yield differences(play.game, play.state, redrawn, observer)
    yield sampling_differences(play.game, play.state, observer, rng)
