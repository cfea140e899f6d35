"""A batch plays the same games as single plays do, with the same tensors, masks and results."""

from __future__ import annotations

import numpy
import pytest

import elfhame
from elfhame.adapters.batch import Batch
from elfhame.adapters.match import named_planes
from elfhame.kernel.play import Play

ROWS = 3
TABLES = [
    ("fae", 3, {"clans": True}, 200),
    ("trails", 2, {}, 40),
    ("land", 2, {}, 80),
    ("faeries", 2, {"draft": True}, 80),
]


@pytest.mark.parametrize(("name", "seats", "options", "steps"), TABLES)
def test_a_batch_plays_what_single_plays_do(
    name: str, seats: int, options: dict[str, bool], steps: int
) -> None:
    batch = Batch(name, range(5, 5 + ROWS), seats, "information", **options)
    plays = [Play(batch.game, seats, options, seed) for seed in batch.seeds]
    drawn = numpy.random.default_rng(1)
    for _ in range(steps):
        _assert_same(batch, plays)
        places = (drawn.random(ROWS) * batch.choice_counts).astype(int)
        actions = batch.choices[range(ROWS), places]
        batch.step(actions)
        for row, play in enumerate(plays):
            play.act(int(actions[row]))
            result = play.result
            assert bool(batch.over[row]) == play.over
            assert batch.returns[row].tolist() == (result.returns if result else [0] * seats)
            if play.over:
                seed = batch.seeds[row] + ROWS * int(batch.finished[row])
                plays[row] = Play(batch.game, seats, options, seed)
    assert name != "fae" or batch.finished.min() >= 2


def _assert_same(batch: Batch, plays: list[Play]) -> None:
    for row, play in enumerate(plays):
        seat = play.waiting[0]
        count = batch.choice_counts[row]
        assert batch.players[row] == seat
        assert batch.choices[row, :count].tolist() == play.numbers(seat)
        assert numpy.flatnonzero(batch.mask[row]).tolist() == play.numbers(seat)
        assert batch.observations[row].tolist() == list(batch.game.tensor(play.state, seat))
        assert batch.state(row) == play.state


def test_an_illegal_action_changes_nothing() -> None:
    batch = Batch("fae", range(ROWS))
    before = batch.observations.copy()
    wrong = int(numpy.flatnonzero(batch.mask[1] == 0)[0])
    actions = batch.choices[:, 0].copy()
    actions[1] = wrong
    with pytest.raises(elfhame.Refused, match="row 1"):
        batch.step(actions)
    with pytest.raises(elfhame.Refused, match="3 actions"):
        batch.step(actions[:2])
    assert (batch.observations == before).all()


def test_the_arrays_of_a_batch_cannot_be_written() -> None:
    batch = Batch("fae", range(ROWS), form="none")
    assert batch.observations.shape == (ROWS, 0)
    if elfhame.COMPILED:
        with pytest.raises(ValueError, match="read-only"):
            batch.players[0] = 1


def test_planes_have_names_in_a_batch_too() -> None:
    batch = Batch("fae", range(ROWS))
    druids = named_planes(batch.observations, batch.planes)["druids"]
    assert druids.shape == (ROWS, 5, 60)
    assert druids.sum() == ROWS * 60
