"""Evaluators: shares add up, the end is exact, and a prior knows only what its player knows."""

from __future__ import annotations

import pytest

from elfhame.kernel.arrays import i64, vec
from elfhame.kernel.evaluator import (
    FOLD,
    WHOLE,
    Evaluator,
    PlayoutEvaluator,
    share_buffer,
    share_out,
)
from elfhame.kernel.play import seed_bytes
from elfhame.kernel.rng import keyed
from elfhame.kernel.state import State, choice_buffer
from tests.conformance.kits import Table, every_table
from tests.conformance.worlds import everything


def weights_of(evaluator: Evaluator, state: State) -> list[int]:
    """The weight of each legal action."""
    actions, weights = choice_buffer(), choice_buffer()
    count = state.legal(state.player(), actions)
    evaluator.prior(state, state.player(), actions, count, weights)
    return list(weights[:count])


def shares_of(evaluator: Evaluator, state: State) -> list[int]:
    """Each seat's share."""
    shares = share_buffer()
    evaluator.value(state, shares)
    return list(shares[: len(state.scores())])


def share_list(weights: list[int], whole: int) -> list[int]:
    shares = choice_buffer()
    share_out(vec[i64](weights), len(weights), whole, shares)
    return list(shares[: len(weights)])


def test_one_fold_more_weight_is_e_times_the_share() -> None:
    assert share_list([0, 0], WHOLE) == [6000, 6000]
    assert share_list([FOLD, 0], WHOLE) == [8772, 3227]
    assert share_list([-5 * FOLD], WHOLE) == [WHOLE]
    assert share_list([0, 10**6, -(10**6)], WHOLE) == [0, 11999, 0]


def test_shares_can_overwrite_weights() -> None:
    numbers = vec[i64]([300, 100, 200])
    share_out(numbers, 3, 1000, numbers)
    assert list(numbers) == share_list([300, 100, 200], 1000) == [665, 90, 244]


@every_table
def test_shares_add_up_and_are_exact_at_the_end(table: Table) -> None:
    evaluator = table.game.evaluator()
    for play in table.walk(0, every=3):
        shares = shares_of(evaluator, play.state)
        assert all(0 <= share <= WHOLE for share in shares)
        if play.over:
            assert shares == [1000 * twelfths for twelfths in play.state.returns()]
        elif table.seats > 1:
            assert sum(shares) == pytest.approx(WHOLE, abs=table.seats)


@every_table
def test_a_prior_depends_only_on_what_the_player_knows(table: Table) -> None:
    evaluator, rng = table.game.evaluator(), keyed(seed_bytes(0), "priors")
    for play in table.walk(1, every=4):
        if not play.over:
            player = play.state.player()
            redrawn = play.state.determinize(player, rng)
            weights = weights_of(evaluator, play.state)
            assert weights == weights_of(evaluator, redrawn)
            assert all(abs(weight) <= 10**6 for weight in weights)
            assert evaluator.secret(play.state, player) == evaluator.secret(redrawn, player) >= 0


@every_table
def test_evaluating_changes_nothing(table: Table) -> None:
    evaluator = table.game.evaluator()
    for play in table.walk(2, every=10):
        before = everything(table.game, play.state)
        said = shares_of(evaluator, play.state)
        if not play.over:
            evaluator.secret(play.state, play.state.player())
            weights_of(evaluator, play.state)
        assert everything(table.game, play.state) == before
        assert shares_of(table.game.evaluator(), play.state) == said


@every_table
def test_a_rollout_plays_to_the_end(table: Table) -> None:
    evaluator, rng = PlayoutEvaluator(), keyed(seed_bytes(0), "rollouts")
    for play in table.walk(3, every=10):
        world = play.state.clone()
        evaluator.play_on(world, rng)
        assert world.ending() is not None
        assert shares_of(evaluator, world) == [1000 * twelfths for twelfths in world.returns()]
