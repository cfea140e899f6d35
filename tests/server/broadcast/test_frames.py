"""Cached frames are never older than their table, and their size in bytes is bounded."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from elfhame.server.broadcast.frames import Frames
from elfhame.server.tables import log
from elfhame.server.tables.fold import extend
from elfhame.server.tables.table import Table
from tests.server.random_tables import GUESTS, SHARE, new_table, next_of

seeds = st.integers(0, 2**32)


@pytest.mark.parametrize("game", ["fae", "trails", "land", "faeries"])
@given(seed=seeds)
def test_frames_are_as_if_made_for_the_first_time(game: str, seed: int) -> None:
    chance = random.Random(seed)
    frames, tables = Frames(), [new_table(game, name=name) for name in ("one", "other")]
    for _ in range(30):
        place = chance.randrange(2)
        table = tables[place] = next_of(tables[place], chance)
        for observer in (-1, 0, 1):
            wanted = (observer, chance.choice(["en", "fr"]), table.seq - 2, chance.choice(GUESTS))
            assert frames.frame(table, *wanted) == Frames().frame(table, *wanted)


def test_a_frame_is_rendered_once_for_all_who_get_the_same() -> None:
    frames, table = Frames(), next_of(new_table("fae"), random.Random(1))
    first = frames.frame(table, -1, "en", -1, "someone")
    assert frames.frame(table, -1, "en", -1, "someone else") is first
    assert frames.frame(table, -1, "en", -1, "ada") != first  # the owner gets the links


def test_the_frames_of_several_hundred_tables_fit() -> None:
    """Otherwise each move at one of them would render again what the move before it rendered."""
    frames = Frames()
    tables = [begun(f"table {number}") for number in range(300)]
    wanted = [(table, observer, "en", -1, None) for table in tables for observer in (0, 1, -1)]
    rendered = [frames.frame(*one) for one in wanted]
    assert all(frames.frame(*one) is text for one, text in zip(wanted, rendered, strict=True))


def begun(name: str) -> Table:
    """A game of Fae that has just begun."""
    table = new_table("fae", name=name)
    for seat, guest in enumerate(GUESTS[:2]):
        sat = log.Sat(seat, guest, guest, SHARE)
        table = extend(table, table.next_line(0, None, sat))
    return table


@given(seed=seeds, most=st.integers(0, 60_000))
def test_frames_take_a_bounded_number_of_bytes(seed: int, most: int) -> None:
    chance, frames = random.Random(seed), Frames(most)
    tables = [new_table("fae", name=str(number)) for number in range(4)]
    for _ in range(40):
        place = chance.randrange(len(tables))
        table = tables[place] = next_of(tables[place], chance)
        wanted = (chance.choice([-1, 0, 1]), "en", -1, None)
        assert frames.frame(table, *wanted) == Frames().frame(table, *wanted)
        assert frames.size <= most
