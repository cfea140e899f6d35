"""The load, the same for all servers: moves fall due at random times, one table after another.

Moves are offered in an open loop: they fall due at the offered rate, whether the server keeps up or
not, and each goes to the next table in turn. A table has at most one move in flight, as in a game
where players take turns; moves that fall due meanwhile wait. All times are measured from when a
move fell due, so a server that stalls is charged for the moves it kept waiting.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from time import perf_counter
from typing import Final

SEED: Final = 7
PAUSE: Final = 0.001
"""Seconds between checks for moves that have fallen due."""
DRAIN: Final = 3.0
"""Seconds to wait for the last moves of a window."""


class Times:
    """The times measured in one window, in seconds."""

    def __init__(self, offering: float = 0.0) -> None:
        self.offering = offering
        self.acknowledged: list[float] = []
        self.delivered: list[float] = []
        self.failures: list[str] = []
        self.offered = 0
        self.bytes = 0
        self.start = self.end = perf_counter()

    @property
    def seconds(self) -> float:
        """From the start to the last offer or the last acknowledgement, whichever came later."""
        return self.end - self.start

    def missing(self, sockets: int) -> int:
        """The number of acknowledged moves that were never delivered, over all sockets."""
        return len(self.acknowledged) * sockets - len(self.delivered)


class Socket:
    """A socket that follows a table: the last step it has seen, and the steps it waits for."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seen = -1
        self.at = 0.0
        self.awaited: deque[tuple[int, float, Times]] = deque()

    def saw(self, seq: int, size: int) -> None:
        """Note that news up to this step have arrived."""
        self.seen, self.at = seq, perf_counter()
        self.table.times.bytes += size
        self.settle()

    def settle(self) -> None:
        while self.awaited and self.awaited[0][0] <= self.seen:
            _, due, times = self.awaited.popleft()
            times.delivered.append(self.at - due)


class Table:
    """A table under load. Subclasses implement the protocol of a server."""

    def __init__(self, sockets: int) -> None:
        self.sockets = [Socket(self) for _ in range(sockets)]
        self.waiting: deque[tuple[float, Times]] = deque()
        self.under_way: tuple[float, Times] | None = None
        self.times = Times()
        self.moves = 0
        self.over = False

    def due(self, moment: float, times: Times) -> None:
        """Note that a move has fallen due, and send it if possible."""
        self.waiting.append((moment, times))
        self.proceed()

    def proceed(self) -> None:
        """Send the next move, if one is due, the last one is done, and a seat has to decide."""
        if self.waiting and self.under_way is None and not self.over and self.is_asked():
            self.under_way = self.waiting.popleft()
            self.times = self.under_way[1]
            self.moves += 1
            self.play()

    def acknowledged(self, seq: int) -> None:
        """Note that the server has acknowledged the move, which led to step `seq`."""
        if self.under_way is None:
            return
        due, times = self.under_way
        self.under_way = None
        times.end = perf_counter()
        times.acknowledged.append(times.end - due)
        for socket in self.sockets:
            socket.awaited.append((seq, due, times))
            socket.settle()
        self.proceed()

    def failed(self, reason: str) -> None:
        """Note that the server refused the move, and send no more to this table."""
        self.times.failures.append(reason)
        self.under_way, self.over = None, True
        self.waiting.clear()

    def is_asked(self) -> bool:
        """Whether the seat that moves next knows that it is its turn."""
        raise NotImplementedError

    def play(self) -> None:
        """Send a move for the seat whose turn it is."""
        raise NotImplementedError

    def close(self) -> None:
        """Leave the table."""
        raise NotImplementedError


async def window(tables: list[Table], rate: float, seconds: float) -> Times:
    """Offer `rate` moves per second for `seconds`, then wait for those still in flight."""
    times, chance = Times(seconds), random.Random(SEED)
    turns = deque(tables)
    moment, end = times.start + chance.expovariate(rate), times.start + seconds
    while moment < end:
        await asyncio.sleep(max(PAUSE, moment - perf_counter()))
        while moment < min(end, perf_counter()):
            next_of(turns).due(moment, times)
            times.offered += 1
            moment += chance.expovariate(rate)
    times.end = max(end, times.end)
    await drained(tables, perf_counter() + DRAIN)
    return times


def next_of(turns: deque[Table]) -> Table:
    """The table whose turn it is. Tables whose game has ended drop out."""
    while turns[0].over and len(turns) > 1:
        turns.popleft()
    turns.rotate(-1)
    return turns[-1]


async def drained(tables: list[Table], until: float) -> None:
    """Wait until everything sent has been answered and delivered, or the time is up."""
    while perf_counter() < until and any(busy(table) for table in tables):
        await asyncio.sleep(0.02)
    for table in tables:
        table.waiting.clear()


def busy(table: Table) -> bool:
    return table.under_way is not None or any(socket.awaited for socket in table.sockets)
