"""The sockets that follow each table in this process, and how changes reach them."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from typing import Protocol

from ..problems import Problem


class Listener(Protocol):
    """Something that follows a table, such as a socket."""

    token: str
    """The hash of the token that admitted it."""

    def notify(self) -> None:
        """Notice that there is a newer version. Must not block."""

    def end(self, problem: Problem) -> None:
        """Stop following, because of this problem."""


class Fanout:
    """The listeners of this process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._held: Counter[str] = Counter()
        self._due: set[str] = set()
        """Tables whose listeners are about to be notified."""

    def __len__(self) -> int:
        return sum(map(len, self._listeners.values()))

    def check(self, who: str, most: int) -> None:
        """Problem if the caller holds this many sockets already."""
        if self._held[who] >= most:
            raise Problem("too-many")

    def listen(self, table: str, who: str, listener: Listener) -> None:
        """From now on, notify whenever the table changes."""
        self._listeners[table].add(listener)
        self._held[who] += 1

    def leave(self, table: str, who: str, listener: Listener) -> None:
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
        """End all listeners that were admitted by a token which is no longer valid."""
        for listener in [one for listeners in self._listeners.values() for one in listeners]:
            if listener.token == token:
                listener.end(Problem("stranger"))

    def publish(self, table: str) -> None:
        """Notify all listeners of the table soon: after the answer to the move that changed it."""
        if table in self._listeners and table not in self._due:
            self._due.add(table)
            asyncio.get_running_loop().call_soon(self._notify, table)

    def _notify(self, table: str) -> None:
        self._due.discard(table)
        for listener in tuple(self._listeners.get(table, ())):
            listener.notify()
