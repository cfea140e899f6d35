"""The database interface: reads, atomic writes, and announcements from other processes."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias, TypeVarTuple

if TYPE_CHECKING:  # a process that only builds a replay needs no database
    from sqlalchemy import Delete, Insert, Row, Select, Update

Ts = TypeVarTuple("Ts")

Change: TypeAlias = "Insert | Update | Delete"
Statement: TypeAlias = "Change | tuple[Change, Mapping[str, object]]"
"""A change, or one with values for its parameters. A change that is used again and again should be
a constant, so that SQLAlchemy compiles it only once."""

Counts = tuple[int, ...]
"""The number of rows that each statement of a write changed."""

Subscriber = Callable[[str, int], None]
"""Called with a table and the seq that it has reached."""


class Taken(Exception):
    """A unique key already exists: someone else was first. Nothing was written."""


class Faulty(Exception):
    """The database rejected a statement, which is a bug of ours. Nothing was written."""


class Unwritable(Exception):
    """Nothing can be written now (disk full, database down), and nothing was."""


class Contended(Unwritable):
    """Another process held a lock for too long. Nothing was written."""


class Unknown(Unwritable):
    """The connection broke during the commit: only the log can tell whether it was written."""


class Unreadable(Exception):
    """The database can't be read now."""


class Database(ABC):
    """Stores the tables of the schema."""

    @abstractmethod
    async def rows(self, query: Select[*Ts]) -> list[Row[*Ts]]:
        """The rows that a query finds among everything committed; raises Unreadable."""

    @abstractmethod
    async def write(
        self, *statements: Statement, announce: tuple[str, int] | None = None
    ) -> Counts:
        """Write everything or nothing. Once this returns, the data survives a power cut.

        Raises Taken, Faulty, Unwritable or Unknown. Writes that announce the same table keep their
        order. A write continues even if its caller is cancelled. The announcement, a table and its
        seq, is sent to the other processes, but may get lost.
        """

    async def intact(self) -> bool:
        """Whether the database's own check finds no damage; True if it has no such check."""
        return True

    @abstractmethod
    def subscribe(self, subscriber: Subscriber) -> None:
        """Call this for announcements from other processes, and possibly for our own."""

    @abstractmethod
    async def close(self) -> None:
        """Finish pending writes, reject later ones, and close all connections."""
