"""One server's turn: start it, open tables, measure it at a fixed rate, climb to its limit."""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Awaitable, Callable
from math import ceil
from pathlib import Path
from typing import Final, Protocol

from benchmarks.serving.figures import Figures, Plan, Turn, figures
from benchmarks.serving.load import Table, window
from benchmarks.serving.process import Process, free_port, new_folder
from benchmarks.serving.wires import Broken
from benchmarks.workers import CannotMeasure

AT_ONCE: Final = 8
"""How many tables are opened at the same time."""
WARM: Final = 1.0
"""Seconds of load before each measured window."""
FIRST: Final = 3.0
"""Seconds of initial load, in which a just-in-time compiler can warm up."""
TOP: Final = 12_800.0
"""The highest rate to try, in moves per second."""
BISECTIONS: Final = 3
SPARE: Final = 2
"""Moves that each table keeps in reserve, as moves fall due unevenly."""


class Peer(Protocol):
    """A technology under test: starts its server, and opens tables on it."""

    name: str
    moves: int
    """The number of moves that every game is sure to have."""

    def command(self, port: int, folder: Path) -> list[str]: ...

    def env(self) -> dict[str, str]: ...

    async def table(self, port: int, sockets: int) -> Table: ...


class Room:
    """A running server with tables, which are replaced when their games end."""

    def __init__(self, peer: Peer, plan: Plan, process: Process) -> None:
        self.peer, self.plan, self.process = peer, plan, process
        self.tables: list[Table] = []

    async def fill(self, moves: float) -> list[Table]:
        """Ensure that the tables together have at least this many moves left.

        Opens as many as planned, or more if their games would end too soon.
        """
        wanted = max(self.plan.tables, ceil(moves / (self.peer.moves - SPARE)))
        each = moves / wanted + SPARE
        spent = [t for t in self.tables if t.over or t.moves + each > self.peer.moves]
        for table in spent:
            table.close()
            self.tables.remove(table)
        gate = asyncio.Semaphore(AT_ONCE)
        missing = wanted - len(self.tables)
        opening = [asyncio.ensure_future(self._opened(gate)) for _ in range(missing)]
        try:
            self.tables += await asyncio.gather(*opening)
        finally:
            for one in opening:
                one.cancel()
        return self.tables[:wanted]

    async def _opened(self, gate: asyncio.Semaphore) -> Table:
        async with gate:
            return await self.peer.table(self.process.port, self.plan.sockets)

    async def measured(self, rate: float) -> Figures:
        """Measure one window at that rate."""
        tables = await self.fill(rate * (WARM + self.plan.seconds))
        await window(tables, rate, WARM)
        gc.collect()
        gc.disable()
        before, own = self.process.usage(), time.process_time()
        times = await window(tables, rate, self.plan.seconds)
        after, own = self.process.usage(), time.process_time() - own
        gc.enable()
        if times.failures:
            print(f"{self.peer.name} fails: {times.failures[0]}", file=sys.stderr)
        return figures(times, self.plan.sockets, before, after, own)

    def close(self) -> None:
        for table in self.tables:
            table.close()


async def climbed(
    measure: Callable[[float], Awaitable[Figures]], low: float, limit: float
) -> list[Figures]:
    """Double the rate until the server can't sustain it, then bisect a few times."""
    found: list[Figures] = []
    high = 2 * low
    while high <= TOP:
        found.append(await measure(high))
        if not found[-1].holds(limit):
            break
        low, high = high, 2 * high
    for _ in range(BISECTIONS):
        middle = (low * high) ** 0.5
        found.append(await measure(middle))
        held = found[-1].holds(limit)
        low, high = (middle, high) if held else (low, middle)
    return found


async def turn(peer: Peer, plan: Plan) -> Turn:
    """Start the server, measure it, and stop it."""
    with new_folder() as folder:
        port = free_port()
        path = Path(folder)
        with Process(peer.command(port, path), port, path, peer.env()) as process:
            try:
                return await taken(Room(peer, plan, process), plan)
            except (Broken, TimeoutError, OSError) as error:
                said = f"{error}\n{process.said()}"
                raise CannotMeasure(f"{peer.name} fails: {said}") from error


async def taken(room: Room, plan: Plan) -> Turn:
    usage = room.process.usage
    idle = usage().megabytes
    await room.fill(0)
    held = usage().megabytes
    await window(room.tables, 2 * plan.reference, FIRST)
    reference = await room.measured(plan.reference)
    after = usage().megabytes
    low = plan.reference if reference.holds(plan.limit) else plan.reference / 8
    climb = await climbed(room.measured, low, plan.limit)
    room.close()
    holding = [one for one in (reference, *climb) if one.holds(plan.limit)]
    top = max(holding, key=lambda one: one.moves_per_s, default=None)
    return Turn(reference, top, idle, held, after, tuple(climb))
