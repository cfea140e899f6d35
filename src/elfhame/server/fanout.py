"""Who listens to which table in this process, and how they are woken."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict

from .problems import Problem


class Mailbox:
    """One slot: that there is something newer. A slow reader costs no more than this."""

    def __init__(self) -> None:
        self._news = asyncio.Event()
        self.closed = False

    def ring(self) -> None:
        """Say that there is something newer."""
        self._news.set()

    def close(self) -> None:
        """Say that nobody will read any more."""
        self.closed = True
        self.ring()

    async def news(self) -> None:
        """Wait until there is something newer."""
        await self._news.wait()
        self._news.clear()


class Fanout:
    """The listeners of this process."""

    def __init__(self) -> None:
        self._boxes: defaultdict[str, set[Mailbox]] = defaultdict(set)
        self._held: Counter[str] = Counter()

    def __len__(self) -> int:
        return sum(map(len, self._boxes.values()))

    def check(self, who: str, most: int) -> None:
        """Refuse a listener who holds so many mailboxes already."""
        if self._held[who] >= most:
            raise Problem("too-many")

    def listen(self, table: str, who: str) -> Mailbox:
        """A mailbox that rings whenever the table changes."""
        box = Mailbox()
        self._boxes[table].add(box)
        self._held[who] += 1
        return box

    def leave(self, table: str, box: Mailbox, who: str) -> None:
        """Listen no longer."""
        self._held[who] -= 1
        if not self._held[who]:
            del self._held[who]
        self._boxes[table].discard(box)
        if not self._boxes[table]:
            del self._boxes[table]

    def has(self, table: str) -> bool:
        """Whether anybody listens to the table."""
        return table in self._boxes

    def publish(self, table: str) -> None:
        """Ring at all who listen to the table."""
        for box in self._boxes.get(table, ()):
            box.ring()
