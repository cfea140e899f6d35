"""Only seats in `waiting` may decide, in any order, and nobody after the end."""

from __future__ import annotations

from itertools import permutations

import pytest

from elfhame.kernel.game import REVIEWER
from elfhame.kernel.play import Play, seed_bytes
from elfhame.kernel.refused import Refused
from elfhame.kernel.rng import keyed
from elfhame.kernel.shapes import to_json
from elfhame.kernel.steps import Step

from .kits import TABLES, Table, drawn, every_table, play_out
from .worlds import everything, legal_actions, snapshot, words


@every_table
def test_the_player_is_the_first_waiting_seat(table: Table) -> None:
    for seed in range(5):
        for play in table.walk(seed):
            waiting = play.waiting
            assert waiting == sorted(set(waiting))
            assert set(waiting) <= set(range(table.seats))
            assert play.state.player() == (-1 if play.over else waiting[0])
            assert play.over == (not waiting)


@every_table
def test_waiting_seats_may_decide_in_any_order(table: Table) -> None:
    rng = keyed(seed_bytes(0), "orders")
    for seed in range(5):
        for play in table.walk(seed):
            if len(play.waiting) > 1:
                choices = legal_actions(play.state).items()
                steps = [Step(seat, drawn(legal, rng)) for seat, legal in choices]
                orders = permutations(steps)
                first = _outcome(play, next(orders))
                assert all(_outcome(play, order) == first for order in orders)


def _outcome(play: Play, steps: tuple[Step, ...]) -> object:
    """What everyone knows after these steps, and the state of the generator."""
    state, chance = play.state.clone(), play.chance.clone()
    for step in steps:
        assert step.seat in state.waiting()
        assert state.refusal(step.seat, step.action) is None
        state.apply(step.seat, step.action, chance)
    views = [to_json(play.game.view(state, seat)) for seat in range(REVIEWER, play.seats)]
    return everything(play.game, state), views, words(chance)


def test_in_some_game_several_seats_wait_at_once() -> None:
    """Otherwise the test above would cover nothing."""
    assert any(len(play.waiting) > 1 for table in TABLES for play in table.walk(0))


@every_table
def test_a_seat_that_is_not_waiting_may_not_decide(table: Table) -> None:
    for play in table.walk(0, every=3):
        for seat in {-1, *range(table.seats + 1)} - set(play.waiting):
            if not play.over:
                _is_refused(play, seat, table.game.turn_rule)


@every_table
def test_nobody_may_decide_after_the_end(table: Table) -> None:
    play = play_out(table.play(0), 0)
    ending = play.state.ending()
    assert ending is not None
    assert not play.waiting
    assert not play.numbers()
    assert not play.choices()
    for seat in (None, *range(table.seats)):
        _is_refused(play, seat, ending)


def _is_refused(play: Play, seat: int | None, rule: str) -> None:
    before = snapshot(play)
    number = (play.numbers() or [play.steps[-1].action])[0]
    for ask in (play.act, lambda action, seat: play.look([action], seat)):
        with pytest.raises(Refused) as refused:
            ask(number, seat)
        assert refused.value.rule == rule
    assert snapshot(play) == before
