"""Writes are atomic and ordered, and a failing one affects no other; on both databases."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.dialects.postgresql import insert as upsert

from elfhame.server.store.database import Faulty, Taken, Unwritable
from elfhame.server.store.schema import GUESTS, LOG, TABLES, WATCHERS
from tests.server.store.moves import database, entry, guest, guests, log, move, standing


def test_a_move_is_in_the_log_and_in_the_row_of_its_table(where: str | Path) -> None:
    async def play() -> None:
        async with database(where, "oak") as store:
            assert await move(store, "oak", 1, "first") == (1, 1)
            assert await log(store, "oak") == [(1, "first")]
            assert await standing(store, "oak") == (1, "first")
        async with database(where) as again:
            assert await log(again, "oak") == [(1, "first")]

    asyncio.run(play())


def test_a_write_is_all_or_none(where: str | Path) -> None:
    async def play() -> None:
        async with database(where, "oak") as store:
            await move(store, "oak", 1)
            with pytest.raises(Taken):
                await store.write(guest("late"), entry("oak", 1))
            assert await guests(store) == 1

    asyncio.run(play())


def test_each_statement_tells_how_many_rows_it_touched(where: str | Path) -> None:
    async def play() -> None:
        async with database(where, "oak", "elm") as store:
            none = update(TABLES).where(TABLES.c.id == "ash").values(seq=1)
            two = update(TABLES).where(TABLES.c.id.in_(["oak", "elm"])).values(seq=TABLES.c.seq + 1)
            assert await store.write(none, two, guest("late")) == (0, 2, 1)
            rename = update(GUESTS).where(GUESTS.c.id == bindparam("who"))
            given = [(rename, {"who": who, "name": "Puck"}) for who in ("late", "nobody", "host")]
            counts = await asyncio.gather(*(store.write(one) for one in given))
            assert counts == [(1,), (0,), (1,)]
            assert await store.write() == ()

    asyncio.run(play())


def test_what_may_be_there_already_is_written_once(where: str | Path) -> None:
    async def play() -> None:
        async with database(where, "oak") as store:
            watch = upsert(WATCHERS).on_conflict_do_nothing()
            write = (watch, {"table_id": "oak", "guest": "host"})
            counts = await asyncio.gather(*(store.write(write) for _ in range(3)))
            assert counts == [(1,), (0,), (0,)]

    asyncio.run(play())


def test_of_a_group_only_the_guilty_one_fails(where: str | Path) -> None:
    async def play() -> None:
        async with database(where, "oak") as store:
            await move(store, "oak", 7)
            moves = [move(store, "oak", seq) for seq in range(40)]
            outcomes = await asyncio.gather(*moves, return_exceptions=True)
            failed = [seq for seq, outcome in enumerate(outcomes) if outcome != (1, 1)]
            assert failed == [7]
            assert isinstance(outcomes[7], Taken)
            assert [seq for seq, _ in await log(store, "oak")] == list(range(40))

    asyncio.run(play())


def test_a_wrong_statement_is_its_callers_fault_alone(where: str | Path) -> None:
    async def play() -> None:
        async with database(where, "oak") as store:
            stranger = insert(WATCHERS).values(table_id="nowhere", guest="host")
            too_much = insert(GUESTS).values(id="x", name="x", created=2**70)
            wrong = [store.write(one) for one in (stranger, too_much)]
            outcomes = await asyncio.gather(
                move(store, "oak", 1), *wrong, move(store, "oak", 2), return_exceptions=True
            )
            assert [type(outcome) for outcome in outcomes] == [tuple, Faulty, Faulty, tuple]

    asyncio.run(play())


def test_writers_of_the_same_entry_get_it_or_learn_that_it_is_taken(where: str | Path) -> None:
    names = ["oak", "elm", "ash", "yew", "fir"]

    async def play() -> None:
        async with database(where, *names) as store:

            async def contend(turn: int) -> str:
                try:
                    await move(store, names[turn % 5], turn // 50, f"by {turn}")
                except Taken:
                    return "taken"
                return "written"

            outcomes = Counter(await asyncio.gather(*(contend(turn) for turn in range(500))))
            assert outcomes == {"written": 50, "taken": 450}
            for place, name in enumerate(names):
                written = [(seq, f"by {seq * 50 + place}") for seq in range(10)]
                assert await log(store, name) == written

    asyncio.run(play())


def test_writes_of_a_table_are_done_in_their_order(where: str | Path) -> None:
    async def play() -> None:
        async with database(where, "oak", "elm") as store:
            turns = [(name, seq) for seq in range(300) for name in ("oak", "elm")]
            await asyncio.gather(*(move(store, name, seq, f"{seq}") for name, seq in turns))
            assert await standing(store, "oak") == await standing(store, "elm") == (299, "299")

    asyncio.run(play())


def test_statements_that_look_at_each_others_rows_are_not_mixed(where: str | Path) -> None:
    async def play() -> None:
        async with database(where) as store:
            gone = delete(GUESTS).where(GUESTS.c.id == "puck")
            outcomes = await asyncio.gather(*(store.write(guest("puck"), gone) for _ in range(9)))
            assert outcomes == [(1, 1)] * 9
            count = select(GUESTS.c.id).where(GUESTS.c.id == "host").scalar_subquery()
            named = update(TABLES).values(waiting=count)
            assert await store.write(guest("host"), named) == (1, 0)

    asyncio.run(play())


def test_a_cancelled_caller_neither_loses_nor_breaks_a_group(where: str | Path) -> None:
    async def play() -> None:
        async with database(where, "oak") as store:
            tasks = [asyncio.create_task(move(store, "oak", seq)) for seq in range(30)]
            await asyncio.sleep(0)
            for task in tasks[::3]:
                task.cancel()
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
            cancelled = [isinstance(one, asyncio.CancelledError) for one in outcomes]
            assert cancelled == [seq % 3 == 0 for seq in range(30)]
            await move(store, "oak", 30)
            assert [seq for seq, _ in await log(store, "oak")] == list(range(31))

    asyncio.run(play())


def test_closing_finishes_what_waits_and_refuses_what_comes_later(where: str | Path) -> None:
    async def play() -> None:
        async with database(where, "oak") as store:
            tasks = [asyncio.create_task(move(store, "oak", seq)) for seq in range(600)]
            await asyncio.sleep(0)
            await store.close()
            assert {task.result() for task in tasks} == {(1, 1)}
            with pytest.raises(Unwritable, match="closed"):
                await move(store, "oak", 600)
        async with database(where) as again:
            rows = await again.rows(select(LOG.c.seq))
            assert len(rows) == 600

    asyncio.run(play())
