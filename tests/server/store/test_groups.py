"""Group commit: writes share transactions, keep their order, and fail alone; on both databases."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, select, update

from elfhame.server.store.database import Faulty, Taken, Unwritable
from elfhame.server.store.schema import GUESTS, LOG, TABLES, WATCHERS
from tests.server.store.moves import database, guest, log, move, standing


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
