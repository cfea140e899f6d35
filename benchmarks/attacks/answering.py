"""Honest people against bots: how long the bots take to answer, before and during an attack."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter
from typing import Final

from benchmarks.attacks.honest import Honest, Latency, serving
from benchmarks.serving.figures import at
from benchmarks.serving.load import SEED
from benchmarks.serving.our_tables import FRAMES, HEARD, SHARE, Frame
from benchmarks.serving.people import Person
from benchmarks.serving.process import Process
from benchmarks.serving.wires import WebSocket, websocket

PEOPLE: Final = 8
LEVEL: Final = "hazel"


class BotTable:
    """A game of Fae between a person and a bot; another one begins when it is over."""

    def __init__(self, port: int, chance: random.Random) -> None:
        self._port = port
        self._chance = chance
        self._person = Person(port)
        self._wire: WebSocket | None = None
        self._path = ""
        self._asked: asyncio.Queue[Frame] = asyncio.Queue()

    async def open(self) -> None:
        """Register a guest, and start a game."""
        await self._person.enter("guest")
        await self._begin()

    async def answers(self, until: float) -> list[float]:
        """Play until then; returns the bot's response time for each move, in seconds."""
        taken = []
        while perf_counter() < until:
            frame = await self._asked.get()
            if frame.status == "finished":
                await self._begin()
                continue
            await self._play(frame)
            begun = perf_counter()
            self._asked.put_nowait(await self._asked.get())
            taken.append(perf_counter() - begun)
        return taken

    def close(self) -> None:
        """Leave."""
        for line in (self._wire, self._person.http):
            if line is not None:
                line.close()

    async def _begin(self) -> None:
        if self._wire is not None:
            self._wire.close()
        plans = [{"kind": "person"}, {"kind": "bot", "level": LEVEL}]
        made = await self._person.post("/api/tables", {"game": "fae", "seats": plans})
        self._path = f"/api/tables/{made['table']}"
        await self._person.post(f"{self._path}/seats/0", {"share": SHARE})
        live = f"{self._path}/live?observer=0&since=-1&language=en"
        self._wire = await websocket(self._port, live, self._heard, self._person.headers())

    def _heard(self, message: bytes) -> None:
        """Note when the person is asked, or the game is over."""
        if not message.startswith(HEARD):
            frame = FRAMES.decode(message)
            if frame.ask is not None or frame.status == "finished":
                self._asked.put_nowait(frame)

    async def _play(self, frame: Frame) -> None:
        number = self._chance.choice(frame.choices).number
        move = {"seat": 0, "move_id": f"m{frame.ask}", "ask": frame.ask, "actions": [number]}
        await self._person.post(f"{self._path}/moves", move)


class Answering(Honest):
    """People who play against bots, each as soon as it is their turn."""

    def __init__(self, process: Process, tables: list[BotTable]) -> None:
        super().__init__(process, [])
        self._tables = tables

    async def latency(self, seconds: float) -> Latency:
        """How long bots take to answer the moves made during this time."""
        until = perf_counter() + seconds
        found = await asyncio.gather(*(table.answers(until) for table in self._tables))
        ordered = sorted(taken for table in found for taken in table)
        return Latency(at(ordered, 0.5), at(ordered, 0.99), 0)


@asynccontextmanager
async def answering() -> AsyncIterator[Honest]:
    """A new server with people who play against bots."""
    chance = random.Random(SEED)
    async with serving() as process:
        tables = [BotTable(process.port, chance) for _ in range(PEOPLE)]
        try:
            for table in tables:
                await table.open()
            yield Answering(process, tables)
        finally:
            for table in tables:
                table.close()
