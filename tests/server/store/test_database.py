"""Writes are atomic and ordered, and a failing one affects no other; on both databases."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import bindparam, update
from sqlalchemy.dialects.postgresql import insert as upsert

from elfhame.server.store.database import Taken
from elfhame.server.store.schema import GUESTS, TABLES, WATCHERS
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
