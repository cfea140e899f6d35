"""The table cache is bounded in bytes, and never evicts followed tables."""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from concurrent.futures import Executor

import pytest

from elfhame.games import registry
from elfhame.server.tables.config import SeatPlan, TableConfig
from elfhame.server.tables.facts import Facts
from elfhame.server.tables.fold import extend, new_table
from elfhame.server.tables.log import Played
from elfhame.server.tables.table import Table
from elfhame.server.tables.table_cache import LOOKS, TableCache, size_of


def table(name: str, game: str = "fae", seats: int = 2, moves: int = 0) -> Table:
    """A table of bots at which this many moves have been made."""
    plans = [SeatPlan(kind="bot", level="seedling")] * seats
    config = TableConfig(
        game=game, version=registry.game(game).version, options={}, seats=plans, hints=False
    )
    now = new_table(Facts(name, "ada", config, bytes(32), "seat", "watch", 0))
    for _ in range(moves):
        assert now.play is not None
        if now.status != "running":
            break
        seat = min(now.asks)
        entry = Played(seat, [now.play.numbers(seat)[-1]])
        now = extend(now, now.next_line(1_700_000_000_000 + now.seq, f"{seat}:{now.seq}", entry))
    return now


SIZE = size_of(table("a"))


def names(cache: TableCache) -> str:
    return "".join(table.id for table in cache)


def test_the_least_recently_used_table_goes_first() -> None:
    cache = TableCache(3 * SIZE, lambda _: False)
    for name in "abc":
        assert cache.keep(table(name)) == []
    cache.get("a")
    assert [removed.id for removed in cache.keep(table("d"))] == ["b"]
    assert names(cache) == "cad"


def test_a_long_log_takes_the_place_of_several_tables() -> None:
    long = table("z", moves=40)
    assert size_of(long) > 2 * SIZE
    cache = TableCache(3 * SIZE, lambda _: False)
    for name in "abc":
        cache.keep(table(name))
    cache.keep(long)
    assert "z" in names(cache)
    assert cache.bytes <= max(3 * SIZE, size_of(long))


def test_followed_tables_stay_even_beyond_the_limit() -> None:
    cache = TableCache(2 * SIZE, "abcd".__contains__)
    for name in "abcd":
        assert cache.keep(table(name)) == []
    assert [removed.id for removed in cache.keep(table("e"))] == []
    assert [removed.id for removed in cache.keep(table("f"))] == ["e"]
    assert set(names(cache)) == set("abcdf")


def test_many_followed_tables_do_not_shield_the_others_for_ever() -> None:
    followed = [f"followed {number}" for number in range(3 * LOOKS)]
    cache = TableCache(4 * SIZE, followed.__contains__)
    for name in followed:
        cache.keep(table(name))
    for number in range(20):
        cache.keep(table(f"other {number}"))
    assert sum(kept.id.startswith("other") for kept in cache) <= 8


def test_a_table_is_counted_once_however_often_it_changes() -> None:
    cache = TableCache(10 * SIZE, lambda _: False)
    for moves in (0, 3, 5):
        cache.keep(table("a", moves=moves))
    assert cache.bytes == size_of(table("a", moves=5))
    cache.remove("a")
    assert (cache.bytes, len(cache)) == (0, 0)


@pytest.mark.parametrize(
    ("game", "seats"), [("fae", 2), ("trails", 2), ("land", 4), ("faeries", 4)]
)
def test_the_estimate_is_close_to_what_python_allocates(
    game: str, seats: int, quiet: Executor
) -> None:
    assert 0.5 < quiet.submit(accuracy, game, seats).result() < 2


def accuracy(game: str, seats: int) -> float:
    """The estimate of a table's size, divided by what Python allocates for it."""
    made = table("first", game, seats, 400)  # so that nothing that all tables share is counted
    return size_of(made) / min(
        allocated(lambda: table("second", game, seats, 400)) for _ in range(3)
    )


def allocated(make: Callable[[], object]) -> int:
    """The bytes that Python allocates for something that is kept."""
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        made = make()
        gc.collect()  # what is left over from making it doesn't count
        after = tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()
    assert made is not None
    return after - before
