"""The connections that follow each table in this process, and how changes reach them."""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict
from typing import Protocol

from ..problems import Problem


class Listens(Protocol):
    """Somebody who listens."""

    token: str
    """The hash of the token that let them in."""

    def ring(self) -> None:
        """Take notice that there is something newer, without waiting for anything."""

    def end(self, problem: Problem) -> None:
        """Be sent away."""


class Fanout:
    """The listeners of this process."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listens]] = defaultdict(set)
        self._held: Counter[str] = Counter()
        self._due: set[str] = set()
        self._awaited = False
        """Whether all that is due will be rung soon."""

    def __len__(self) -> int:
        return sum(map(len, self._listeners.values()))

    def check(self, who: str, most: int) -> None:
        """Refuse a listener who listens so often already."""
        if self._held[who] >= most:
            raise Problem("too-many")

    def listen(self, table: str, who: str, listener: Listens) -> None:
        """From now on ring whenever the table changes."""
        self._listeners[table].add(listener)
        self._held[who] += 1

    def leave(self, table: str, who: str, listener: Listens) -> None:
        """Listen no longer."""
        self._held[who] -= 1
        if not self._held[who]:
            del self._held[who]
        self._listeners[table].discard(listener)
        if not self._listeners[table]:
            del self._listeners[table]

    def has(self, table: str) -> bool:
        """Whether anybody listens to the table."""
        return table in self._listeners

    def dismiss(self, token: str) -> None:
        """Send away whoever came in with a token that opens nothing any more."""
        for listener in [one for listeners in self._listeners.values() for one in listeners]:
            if listener.token == token:
                listener.end(Problem("stranger"))

    def publish(self, table: str) -> None:
        """Ring soon at all who listen to the table, unless somebody does before."""
        if table in self._listeners:
            self._due.add(table)
            if not self._awaited:
                self._awaited = True
                asyncio.get_running_loop().call_soon(self._ring_all)

    def _ring_all(self) -> None:
        self._awaited = False
        for table in tuple(self._due):
            self.ring(table)

    def ring(self, table: str) -> None:
        """Ring at all who listen to the table, if they do not know yet that it changed."""
        if table in self._due:
            self._due.discard(table)
            for listener in tuple(self._listeners.get(table, ())):
                listener.ring()
