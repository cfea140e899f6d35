"""Which request a worker answers next, and what happens to requests that crash workers."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import pytest

from elfhame.server.bots import queue
from elfhame.server.bots.pool import BotPool
from elfhame.server.bots.queue import BotUnavailable
from tests.bots.clients import Client
from tests.server.bots.pools import FAE, STUCK, in_pool, thought

pytestmark = pytest.mark.usefixtures("findable_guests")


def test_too_many_at_once_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(queue, "MOST_WAITING", 3)
    ask = thought(Client(FAE))

    async def asked(opened: BotPool) -> list[object]:
        asks = (opened.choose(ask) for _ in range(5))
        return await asyncio.gather(*asks, return_exceptions=True)

    found = in_pool(asked)
    assert [isinstance(answer, BotUnavailable) for answer in found] == [False] * 3 + [True] * 2


def in_order(waiting: Mapping[str, Awaitable[Any]]) -> Callable[[], Awaitable[list[str]]]:
    """Wait for all of them; returns their names in the order of completion."""
    done: list[str] = []

    async def noted(name: str, thought: Awaitable[Any]) -> None:
        await thought
        done.append(name)

    async def all_done() -> list[str]:
        await asyncio.gather(*(noted(name, thought) for name, thought in waiting.items()))
        return done

    return all_done


def test_an_honest_table_is_served_before_all_that_one_person_does_elsewhere() -> None:
    client = Client(FAE)
    busy = thought(client, owner="busy", level="random", attended=False)

    async def asked(opened: BotPool) -> list[str]:
        tables = {f"idle {n}": opened.choose(busy._replace(table=f"idle {n}")) for n in range(20)}
        hints = {f"hint {n}": opened.hint(busy._replace(level="search:2")) for n in range(20)}
        honest = {
            "hint": opened.hint(thought(client, owner="honest", level="search:2")),
            "move": opened.choose(thought(client, owner="honest", level="random")),
        }
        return await in_order({**tables, **hints, **honest})()

    found = in_pool(asked)
    assert found.index("move") == 1  # a worker had already started on the first one
    assert found.index("hint") <= 3
    assert all(name.startswith("idle") for name in found[-19:])


def test_one_person_s_tables_without_people_occupy_one_worker() -> None:
    client = Client(FAE)
    busy = thought(client, owner="busy", level="search:60", attended=False)

    async def asked(opened: BotPool) -> list[int]:
        thoughts = [asyncio.create_task(opened.choose(busy)) for _ in range(6)]
        at_work = []
        while not all(answer.done() for answer in thoughts):
            at_work.append(sum(worker.job is not None for worker in opened._workers))
            await asyncio.sleep(0.01)
        return at_work

    assert max(in_pool(asked, workers=3)) == 1


def test_a_request_that_breaks_workers_lets_all_others_pass() -> None:
    """It hangs every worker that tries it; other requests wait for at most one such attempt."""
    client = Client(FAE)
    stuck = thought(client, owner="a", level=STUCK)

    async def asked(opened: BotPool) -> list[str]:
        hopeless = asyncio.create_task(opened.choose(stuck))
        await asyncio.sleep(0)
        others = {str(n): opened.choose(thought(client, table=str(n))) for n in range(5)}
        found = await in_order(others)()
        assert not hopeless.done()
        with pytest.raises(BotUnavailable, match="3 workers died or hung"):
            await hopeless
        return found

    assert in_pool(asked, patience=4) == list("01234")


def test_a_worker_that_hangs_is_noticed_before_it_is_replaced() -> None:
    async def asked(opened: BotPool) -> None:
        assert not opened.hangs
        pids = opened.processes
        answer = asyncio.create_task(opened.choose(thought(Client(FAE), level=STUCK)))
        while not opened.hangs:
            await asyncio.sleep(0.02)
        assert opened.processes == pids
        answer.cancel()
        while opened.hangs:
            await asyncio.sleep(0.02)

    in_pool(asked, patience=3)
