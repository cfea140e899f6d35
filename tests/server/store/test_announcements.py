"""Processes on PostgreSQL announce the seq that a table has reached."""

from __future__ import annotations

import asyncio

import asyncpg
import pytest

from elfhame.server.store.announcements import LONGEST, payloads
from elfhame.server.store.database import Taken
from tests.server.postgres import Postgres
from tests.server.store.moves import database, insist, move, until


def test_announcements_reach_the_other_processes(postgres: Postgres, url: str) -> None:
    async def play() -> None:
        async with database(url, "oak") as one, database(url) as other:
            told: list[tuple[str, int]] = []
            other.subscribe(lambda name, seq: told.append((name, seq)))
            await asyncio.gather(*(move(one, "oak", seq) for seq in range(20)))
            await until(lambda: ("oak", 19) in told)
            with pytest.raises(Taken):
                await move(other, "oak", 7)
            await asyncio.to_thread(postgres.stop)
            await asyncio.to_thread(postgres.start)
            for seq in range(20, 200):
                await insist(one, "oak", seq)
                await asyncio.sleep(0.02)
                if told[-1][1] >= 20:
                    break
            assert told[-1][1] >= 20

    asyncio.run(play())


def test_an_announcement_nobody_understands_harms_nobody(url: str) -> None:
    async def play() -> None:
        async with database(url, "oak") as store:
            told: list[int] = []
            store.subscribe(lambda _, seq: told.append(seq))
            outside = await asyncpg.connect(url)
            await outside.execute("NOTIFY elfhame, 'nonsense'")
            await outside.close()
            await move(store, "oak", 1)
            await until(lambda: told == [1])

    asyncio.run(play())


def test_a_great_group_is_announced_in_texts_that_fit() -> None:
    many = [(f"{'ü' * 40}{number}", number) for number in range(256)]
    texts = list(payloads(many))
    assert len(texts) > 1
    assert max(len(text.encode()) for text in texts) <= LONGEST
    assert list(payloads([])) == []
