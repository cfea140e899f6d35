"""What the server asks of a database: to read, to write all or nothing, to hear of the others."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import TypeVarTuple

from sqlalchemy import Delete, Insert, Row, Select, Update

Ts = TypeVarTuple("Ts")

Change = Insert | Update | Delete
Statement = Change | tuple[Change, Mapping[str, object]]
"""A change, or one made once for all and the values it takes this time: that is far cheaper."""

Counts = tuple[int, ...]
"""How many rows each statement of a write touched."""

Heard = Callable[[str, int], None]
"""Who is told that a table has got as far as a seq."""


class Taken(Exception):
    """A unique key was already there: somebody else was first. Nothing was written."""


class Faulty(Exception):
    """The database takes offence at a statement: the program is wrong. Nothing was written."""


class Unwritable(Exception):
    """Nothing can be written now (disk full, database away); nothing was."""


class Contended(Unwritable):
    """Another process held what this write needs for too long; nothing was written."""


class Unknown(Unwritable):
    """The connection broke while it was committed: it may be written or not, the log will tell."""


class Unreadable(Exception):
    """Nothing can be read now."""


class Database(ABC):
    """Where the tables of the schema are kept."""

    @abstractmethod
    async def rows(self, query: Select[*Ts]) -> list[Row[*Ts]]:
        """What a query finds in all that is committed; Unreadable if it cannot be asked."""

    @abstractmethod
    async def write(
        self, *statements: Statement, announce: tuple[str, int] | None = None
    ) -> Counts:
        """Write all of it or nothing; when this returns, it outlives a power cut.

        Raises Taken, Faulty, Unwritable or Unknown. Writes that announce the same table are done in
        the order they came in. A write goes on when its caller is cancelled. The announcement, a
        table and its seq, reaches the other processes, if nothing breaks on its way.
        """

    async def intact(self) -> bool:
        """Whether the database's own check finds nothing wrong; where it has none, True."""
        return True

    @abstractmethod
    def heard(self, callback: Heard) -> None:
        """Have this called for what other processes announce, and perhaps for one's own."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what waits to be written, refuse what comes later, and let go of everything."""
