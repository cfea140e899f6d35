"""Every entry of a log has an effect or is refused, and never changes the table it came to."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from elfhame.kernel.refused import Refused
from elfhame.server.problems import Problem
from elfhame.server.tables import log
from elfhame.server.tables.effects import apply_entry
from elfhame.server.tables.fold import extend
from tests.server.random_tables import entries, new_table, next_of


@pytest.mark.parametrize("game", ["fae", "trails", "land", "faeries"])
@given(seed=st.integers(0, 2**32))
def test_an_entry_is_applied_or_refused_and_the_table_before_stays(game: str, seed: int) -> None:
    chance, table = random.Random(seed), new_table(game)
    for _ in range(20):
        before = structs.replace(table)
        known = None if table.play is None else (list(table.play.steps), str(table.play.position()))
        for entry in entries(table, chance):
            try:
                apply_entry(table, entry)
            except (Problem, Refused):
                continue
        assert table == before
        assert known == (table.play and (table.play.steps, table.play.position()))
        table = next_of(table, chance)


def test_a_closed_table_only_leads_to_its_rematch() -> None:
    table = new_table("fae")
    closed = extend(table, table.next_line(0, None, log.Closed(-1)))
    for entry in entries(closed, random.Random(1)):
        if isinstance(entry, log.Rematched):
            assert apply_entry(closed, entry).rematch == entry.table
            continue
        with pytest.raises(Problem, match="over"):
            apply_entry(closed, entry)
