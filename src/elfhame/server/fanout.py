"""Who listens to which table in this process, and how they are told."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from collections.abc import Callable

from .problems import Problem

Ring = Callable[[], None]
"""What a listener does when there is something newer. It waits for nothing."""


class Fanout:
    """The listeners of this process."""

    def __init__(self) -> None:
        self._rings: defaultdict[str, set[Ring]] = defaultdict(set)
        self._held: Counter[str] = Counter()
        self._due: set[str] = set()

    def __len__(self) -> int:
        return sum(map(len, self._rings.values()))

    def check(self, who: str, most: int) -> None:
        """Refuse a listener who listens so often already."""
        if self._held[who] >= most:
            raise Problem("too-many")

    def listen(self, table: str, who: str, ring: Ring) -> None:
        """From now on ring whenever the table changes."""
        self._rings[table].add(ring)
        self._held[who] += 1

    def leave(self, table: str, who: str, ring: Ring) -> None:
        """Listen no longer."""
        self._held[who] -= 1
        if not self._held[who]:
            del self._held[who]
        self._rings[table].discard(ring)
        if not self._rings[table]:
            del self._rings[table]

    def has(self, table: str) -> bool:
        """Whether anybody listens to the table."""
        return table in self._rings

    def publish(self, table: str) -> None:
        """Ring at all who listen to the table: after whoever changed it has his answer."""
        if table in self._rings and table not in self._due:
            self._due.add(table)
            asyncio.get_running_loop().call_soon(self._ring, table)

    def _ring(self, table: str) -> None:
        self._due.discard(table)
        for ring in tuple(self._rings.get(table, ())):
            ring()
