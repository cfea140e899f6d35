"""A table is a value: it knows its own log, and nothing that was never committed."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from tests.server.random_tables import new_table, next_of

seeds = st.integers(0, 2**32)


@given(seed=seeds)
def test_an_id_is_found_if_and_only_if_its_line_is_in_the_log(seed: int) -> None:
    chance = random.Random(seed)
    table, tried = new_table("fae"), set[str]()
    for _ in range(30):
        now = next_of(table, chance)
        tried |= {str(line.move_id) for line in now.lines}
        if chance.randrange(3):  # otherwise it was never committed
            table = now
        own = {line.move_id: line for line in table.lines}
        assert all(table.line_of(move_id) is own.get(move_id) for move_id in tried)
