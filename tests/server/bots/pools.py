"""Pools of real worker processes, and requests to send them."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from elfhame.games import registry
from elfhame.server.bots.pool import BotPool
from elfhame.server.bots.request import BotRequest
from tests.bots.clients import Client
from tests.hedgerow.game import GAME as HEDGEROW

FAE, TRAILS = registry.game("fae"), registry.game("trails")
ROOT = Path(__file__).parents[3]
FOUND = os.environ.get("PYTHONPATH")
SEED = bytes(range(32))
LEVEL = "search:12"
"""No time limit, so the answer is always the same."""

COUNTING = "tests.bots.custom_bots:Counting"
"""A bot that observes, and chooses by the number of frames it has seen."""

STUCK = "tests.bots.custom_bots:Stuck"
"""A bot that never answers."""

every_game = pytest.mark.parametrize("game", [FAE, TRAILS, HEDGEROW], ids=lambda game: game.name)


@asynccontextmanager
async def pool(workers: int = 1, patience: float = 30) -> AsyncIterator[BotPool]:
    """A pool whose workers know Hedgerow; closed afterwards."""
    opened = BotPool(workers, ["tests.bots.guests"], patience, [COUNTING, STUCK])
    await opened.start()
    try:
        yield opened
    finally:
        await opened.close()
        assert opened.processes == []


def thought(client: Client, **changed: Any) -> BotRequest:
    """A request for a move at the client's seat."""
    last = len(client.sent) - 1
    ask = BotRequest(client.game.name, "abc", client.seat, LEVEL, SEED, last, client.sent[-1])
    return ask._replace(**changed)


class Watched:
    """A client's seat played by an observing bot; records which histories were requested."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.wanted: list[int] = []

    def thought(self, seq: int, **changed: Any) -> BotRequest:
        """A request at this point of the game, to choose or just to observe."""

        async def history(since: int) -> list[bytes]:
            self.wanted.append(since)
            return self.client.sent[since + 1 : seq + 1]

        frame = self.client.sent[seq]
        ask = thought(self.client, level=COUNTING, seq=seq, frame=frame, history=history)
        return ask._replace(**changed)

    def right(self, seq: int) -> int:
        """The choice of a bot that has seen each frame of the game once; the first is number 1."""
        choices = msgspec.json.decode(self.client.sent[seq])["choices"]
        return int(choices[seq % len(choices)]["number"])


def in_pool(do: Callable[[BotPool], Awaitable[Any]], workers: int = 1, patience: float = 30) -> Any:
    """Run the coroutine with a pool of its own, and return its result."""

    async def done() -> Any:
        async with pool(workers, patience) as opened:
            return await do(opened)

    return asyncio.run(done())
