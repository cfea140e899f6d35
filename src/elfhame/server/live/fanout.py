"""The sockets that follow each table in this process, and how changes reach them."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from typing import Protocol

from ..problems import Problem


class Listens(Protocol):
    """A follower of a table."""

    token: str
    """The hash of the token that admitted them."""

    def notify(self) -> None:
        """Take notice that there is a newer version, without waiting for anything."""

    def end(self, problem: Problem) -> None:
        """Be sent away."""


class Fanout:
    """The listeners of this process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listens]] = defaultdict(set)
        self._held: Counter[str] = Counter()
        self._due: set[str] = set()
        """Tables whose listeners will be told soon."""

    def __len__(self) -> int:
        return sum(map(len, self._listeners.values()))

    def check(self, who: str, most: int) -> None:
        """Problem if the caller holds this many sockets already."""
        if self._held[who] >= most:
            raise Problem("too-many")

    def listen(self, table: str, who: str, listener: Listens) -> None:
        """From now on, notify whenever the table changes."""
        self._listeners[table].add(listener)
        self._held[who] += 1

    def leave(self, table: str, who: str, listener: Listens) -> None:
        """Stop listening."""
        self._held[who] -= 1
        if not self._held[who]:
            del self._held[who]
        self._listeners[table].discard(listener)
        if not self._listeners[table]:
            del self._listeners[table]

    def has(self, table: str) -> bool:
        """Whether anyone listens to the table."""
        return table in self._listeners

    def dismiss(self, token: str) -> None:
        """Send away everyone who was admitted by a token that is no longer valid."""
        for listener in [one for listeners in self._listeners.values() for one in listeners]:
            if listener.token == token:
                listener.end(Problem("stranger"))

    def publish(self, table: str) -> None:
        """Ring at all listeners of the table soon: after the answer to the move that changed it."""
        if table in self._listeners and table not in self._due:
            self._due.add(table)
            asyncio.get_running_loop().call_soon(self._notify, table)

    def _notify(self, table: str) -> None:
        self._due.discard(table)
        for listener in tuple(self._listeners.get(table, ())):
            listener.notify()
