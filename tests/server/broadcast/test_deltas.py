"""A frame and its delta make the next frame, whatever happens at the table."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfhame.server.broadcast.deltas import delta
from elfhame.server.broadcast.frames import Frames
from elfhame.server.tables import log
from elfhame.server.tables.fold import extend
from elfhame.server.tables.table import Table
from tests.server.random_tables import SHARE, new_table, next_of

OBSERVERS = (-1, 0, 1)


def applied(before: Any, change: Any) -> Any:
    """A value after a change, as a client computes it."""
    if isinstance(change, list):
        return change[0]
    now = list(before) if isinstance(before, list) else dict(before)
    for key, inner in change.items():
        place = int(key) if isinstance(now, list) else key
        now[place] = applied(now[place], inner)
    return now


def begun(game: str) -> Table:
    """A game between Ada and Bo."""
    table = new_table(game)
    for seat, guest in enumerate(("ada", "bo")):
        table = with_entry(table, log.Sat(seat, guest, guest, SHARE))
    return table


def with_entry(table: Table, entry: log.AnyEntry) -> Table:
    return extend(table, table.next_line(1000 + table.seq, None, entry))


def plain_frame(table: Table, observer: int, since: int) -> Any:
    return json.loads(Frames().frame(table, observer, "fr", since, None))


@pytest.mark.parametrize("game", ["fae", "trails", "land", "faeries"])
@given(seed=st.integers(0, 2**32))
def test_a_frame_and_its_change_make_the_next_frame(game: str, seed: int) -> None:
    chance, frames = random.Random(seed), Frames()
    before = table = begun(game)
    for _ in range(20):
        table = next_of(table, chance)
        if chance.randrange(4) == 0:
            continue  # a slow reader misses this version
        for observer in OBSERVERS if table.moved_on_from(before) else ():
            change = json.loads(frames.change(table, observer, "fr", before))
            assert (change["since"], change["seq"]) == (before.seq, table.seq)
            old, now = plain_frame(before, observer, 0), plain_frame(table, observer, before.seq)
            assert applied(old, change["frame"]) == now
        before = table


def test_only_moves_in_the_same_game_are_told_as_changes() -> None:
    table = begun("fae")
    assert table.play is not None
    moved = with_entry(table, log.Played(0, [table.play.numbers(0)[0]]))
    agreed = with_entry(moved, log.Agreed(0, 1))
    closed = with_entry(moved, log.Closed(-1))
    assert moved.moved_on_from(table)
    assert not agreed.moved_on_from(moved)
    assert not closed.moved_on_from(moved)


@pytest.mark.parametrize(
    ("before", "now"),
    [
        ({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 3]}),
        ({"a": None}, {"a": 0}),
        ({"a": 0}, {"a": None}),
        ({"a": []}, {"a": [[]]}),
        ({"a": {"x": 1}}, {"a": {"y": 1}}),
        ([1, [2, {"a": [3]}]], [1, [2, {"a": {}}]]),
        ({}, {}),
        (None, {"a": 1}),
    ],
)
def test_a_value_and_its_change_make_the_new_value(before: Any, now: Any) -> None:
    assert applied(before, delta(before, now)) == now
