"""Lines of a log are read as they were written, and each vouches for all lines before it."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from elfhame.server.tables.log import chain, decode, encode
from tests.server.random_tables import entries, new_table, next_of

Said = tuple[int, str | None, bytes]
"""What a line says: its time, the id of its move, and its entry as stored."""

said = st.tuples(st.integers(0, 2**40), st.none() | st.text(max_size=9), st.binary(max_size=9))


@given(seed=st.integers(0, 2**32))
def test_an_entry_is_read_as_it_was_written(seed: int) -> None:
    chance, table = random.Random(seed), new_table("fae")
    for _ in range(10):
        for entry in entries(table, chance):
            assert decode(encode(entry)) == entry
        table = next_of(table, chance)


def end_of(log: Sequence[Said]) -> bytes:
    """The hash over a whole log."""
    linked = b""
    for seq, line in enumerate(log, 1):
        linked = chain(linked, "table", seq, *line)
    return linked


@given(log=st.lists(said, min_size=3, max_size=3), place=st.integers(0, 2), other=said)
def test_a_log_that_differs_anywhere_ends_in_another_hash(
    log: list[Said], place: int, other: Said
) -> None:
    changed = [*log[:place], other, *log[place + 1 :]]
    assert (end_of(changed) == end_of(log)) == (changed == log)


def test_a_line_moved_to_another_table_or_place_has_another_hash() -> None:
    line = (0, None, b"entry")
    hashes = {
        chain(b"", "one", 1, *line),
        chain(b"", "other", 1, *line),
        chain(b"", "one", 2, *line),
    }
    assert len(hashes) == 3
