"""Honest tables: how long their moves take to be acknowledged, before and during an attack."""

from __future__ import annotations

import asyncio
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.serving.figures import at
from benchmarks.serving.load import SEED, Table, Times, window
from benchmarks.serving.our_tables import OurTable
from benchmarks.serving.process import Process, free_port, new_folder

TABLES: Final = 60
"""Enough games for all moves before and during an attack."""
SOCKETS: Final = 2
RATE: Final = 100.0
"""Moves per second at all tables together."""
BEFORE: Final = 8.0
"""Seconds of honest play before an attack."""


class Latency(NamedTuple):
    """Milliseconds from when a move was due to its acknowledgement; how many moves got none."""

    p50: float
    p99: float
    lost: int

    @classmethod
    def of(cls, times: Times) -> Latency:
        """The latency in one window."""
        ordered = sorted(times.acknowledged)
        return cls(at(ordered, 0.5), at(ordered, 0.99), times.offered - len(ordered))


class Honest:
    """Tables at a server with its usual limits."""

    def __init__(self, process: Process, tables: list[Table]) -> None:
        self.process = process
        self.tables = tables

    async def latency(self, seconds: float) -> Latency:
        """Measure the latency for this long."""
        return Latency.of(await window(self.tables, RATE, seconds))

    async def peak(self, until: asyncio.Event) -> float:
        """The server's peak memory until the event, in megabytes."""
        most = 0.0
        while not until.is_set():
            most = max(most, self.process.own_megabytes())
            await asyncio.sleep(0.05)
        return most


@asynccontextmanager
async def serving() -> AsyncIterator[Process]:
    """A new server with its usual limits."""
    with new_folder() as folder:
        port = free_port()
        command = [sys.executable, "-m", "elfhame", "serve", "--port", str(port)]
        command += ["--data", folder]
        with Process(command, port, Path(folder), {}) as process:
            yield process


@asynccontextmanager
async def playing() -> AsyncIterator[Honest]:
    """A new server with honest tables."""
    chance = random.Random(SEED)
    async with serving() as process:
        tables = [OurTable(process.port, SOCKETS, chance) for _ in range(TABLES)]
        try:
            for table in tables:
                await table.open()
            yield Honest(process, [*tables])
        finally:
            for table in tables:
                table.close()
