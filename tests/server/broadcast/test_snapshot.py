"""A snapshot's size in bytes is estimated well, so that the cache of snapshots is bounded."""

from __future__ import annotations

from concurrent.futures import Executor
from itertools import product

import pytest

from elfhame.server.broadcast.frames import Frames
from elfhame.server.tables.fold import extend, fold
from elfhame.server.tables.table import Table
from elfhame.texts import LANGUAGES
from tests.server.tables.test_table_cache import allocated, table

MOVES = 30


@pytest.mark.parametrize(
    ("game", "seats"), [("fae", 2), ("trails", 2), ("land", 4), ("faeries", 4)]
)
@pytest.mark.parametrize("changes", [False, True])
def test_the_estimate_is_close_to_what_python_allocates(
    game: str, seats: int, changes: bool, quiet: Executor
) -> None:
    assert 0.5 < quiet.submit(accuracy, game, seats, changes).result() < 2


def accuracy(game: str, seats: int, changes: bool) -> float:
    """The estimate of a snapshot's size, divided by what Python allocates for it."""
    played = table("one", game, seats, MOVES)
    before = fold(played.facts, played.lines[:-1])
    now = extend(before, played.lines[-1])
    made = rendered(before, now, changes).size  # nothing that all snapshots share is counted below
    return made / min(allocated(lambda: rendered(before, now, changes)) for _ in range(3))


def rendered(before: Table, now: Table, changes: bool) -> Frames:
    """A cache with the messages to all observers in all languages, after a move."""
    frames = Frames()
    readers = list(product(range(-1, len(now.seats)), LANGUAGES))
    for observer, language in readers:
        frames.frame(before, observer, language, before.seq, None)
    for observer, language in readers:
        if changes:
            frames.change(now, observer, language, before)
        else:
            frames.frame(now, observer, language, before.seq, None)
    return frames
