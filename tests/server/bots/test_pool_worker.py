"""Observing bots: each worker process runs some, and is sent each of their frames once."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from elfhame.server.bots import pool_worker
from elfhame.server.bots.pool import BotPool
from tests.bots.clients import Client
from tests.server.bots.pools import FAE, TRAILS, Watched, in_pool, thought

pytestmark = pytest.mark.usefixtures("findable_guests")


def test_a_bot_that_observes_gets_its_history_once_and_then_each_frame_once() -> None:
    seat = Watched(Client(FAE))

    async def asked(opened: BotPool) -> list[int]:
        before = seat.thought(4)
        opened.show(before)  # no worker runs it yet, so nothing is sent
        assert not opened.lacks(before.key, 4)
        first = await opened.choose(seat.thought(5))
        assert opened.lacks(before.key, 6)
        opened.show(seat.thought(6))
        opened.show(seat.thought(6))
        second = await opened.choose(seat.thought(7))
        return [first, second, await opened.choose(seat.thought(7))]

    found = in_pool(asked, workers=2)
    assert found == [seat.right(5), seat.right(7), seat.right(7)]
    assert seat.wanted == [-1]


def test_frames_shown_while_a_bot_thinks_reach_it_afterwards() -> None:
    seat = Watched(Client(FAE))

    async def asked(opened: BotPool) -> list[int]:
        [pid] = opened.processes
        os.kill(pid, signal.SIGSTOP)
        first = asyncio.create_task(opened.choose(seat.thought(5)))
        while not opened.lacks(seat.thought(6).key, 6):
            await asyncio.sleep(0.01)
        opened.show(seat.thought(6))
        opened.show(seat.thought(7))
        os.kill(pid, signal.SIGCONT)
        return [await first, await opened.choose(seat.thought(7))]

    assert in_pool(asked) == [seat.right(5), seat.right(7)]
    assert seat.wanted == [-1]


def test_a_bot_that_missed_frames_is_sent_only_those() -> None:
    seat = Watched(Client(FAE, steps=8))

    async def asked(opened: BotPool) -> list[int]:
        return [await opened.choose(seat.thought(5)), await opened.choose(seat.thought(9))]

    assert in_pool(asked) == [seat.right(5), seat.right(9)]
    assert seat.wanted == [-1, 5]


def test_a_second_hint_needs_only_the_frames_since_the_first() -> None:
    seat = Watched(Client(FAE, steps=8))

    async def asked(opened: BotPool) -> list[int]:
        await opened.hint(seat.thought(5))
        await opened.hint(seat.thought(9))
        return [await opened.choose(seat.thought(9))]

    assert in_pool(asked, workers=2) == [seat.right(9)]
    assert seat.wanted == [-1, 5]


def test_a_hint_changes_nothing_for_a_bot_at_the_seat() -> None:
    seat = Watched(Client(FAE))

    async def asked(opened: BotPool) -> list[int]:
        first = await opened.choose(seat.thought(5))
        await opened.hint(thought(seat.client))
        return [first, await opened.choose(seat.thought(7))]

    assert in_pool(asked) == [seat.right(5), seat.right(7)]


def test_lost_frames_are_mended() -> None:
    """A worker that has lost a bot is sent everything from the start."""
    seat = Watched(Client(TRAILS))
    ask = seat.thought(7)

    async def asked(opened: BotPool) -> list[int]:
        first = await opened.choose(ask)
        opened._workers[0].seen[ask.key] = 3
        return [first, await opened.choose(ask)]

    assert in_pool(asked) == [seat.right(7)] * 2
    assert seat.wanted == [-1, 3, -1]


def test_a_worker_that_cannot_take_more_frames_is_sent_the_history_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seat = Watched(Client(FAE))

    async def asked(opened: BotPool) -> int:
        await opened.choose(seat.thought(5))
        monkeypatch.setattr(pool_worker, "MOST_BACKLOG", 0)
        opened.show(seat.thought(6))
        return await opened.choose(seat.thought(7))

    assert in_pool(asked) == seat.right(7)
    assert seat.wanted == [-1, -1]


def test_bots_that_observe_are_divided_among_workers_and_stay_where_they_are() -> None:
    seat = Watched(Client(FAE))

    async def asked(opened: BotPool) -> list[list[str]]:
        tables = [f"table {number}" for number in range(6)]
        asks = [seat.thought(7, table=table) for table in tables]
        await asyncio.gather(*map(opened.choose, asks))
        for ask in asks * 2:
            await opened.choose(ask)
        return [[key[0] for key in worker.seen] for worker in opened._workers]

    one, other = in_pool(asked, workers=2)
    assert one
    assert other
    assert len(one) + len(other) == 6
    assert not set(one) & set(other)
