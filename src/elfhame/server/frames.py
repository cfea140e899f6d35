"""Frames as they go over the wire, made once for all who get the same."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

import msgspec

from .making import links
from .messages import Frame
from .table import Table
from .telling import Teller

MOST_TABLES: Final = 512

Wanted = tuple[int, str, int, str | None]
"""Observer, language, since, and the guest if anything at the table is theirs."""


class Frames:
    """The newest frames of the tables that were told of last."""

    def __init__(self) -> None:
        self._made: OrderedDict[str, tuple[Table, dict[Wanted, str]]] = OrderedDict()

    def text(
        self, table: Table, observer: int, language: str, since: int, guest: str | None
    ) -> str:
        """The frame of the table for one observer, as JSON."""
        if guest is not None and not _concerned(table, guest):
            guest = None
        made = self._of(table)
        wanted = (observer, language, since, guest)
        if wanted not in made:
            frame = framed(table, observer, language, guest, since)
            made[wanted] = msgspec.json.encode(frame).decode()
        return made[wanted]

    def _of(self, table: Table) -> dict[Wanted, str]:
        """The frames made of the table as it is now."""
        known = self._made.get(table.id)
        if known is None or known[0] is not table:
            known = self._made[table.id] = (table, {})
            while len(self._made) > MOST_TABLES:
                self._made.popitem(last=False)
        return known[1]


def framed(table: Table, observer: int, language: str, guest: str | None, since: int = -1) -> Frame:
    """What an observer of the table is told, with the links if they are the guest's to give."""
    return Teller(table, observer, language).frame(since, guest, links(table, guest))


def _concerned(table: Table, guest: str) -> bool:
    """Whether a seat is the guest's or kept for them, or the table is theirs."""
    owners = {table.facts.owner, *(chair.guest for chair in table.chairs)}
    return guest in owners or any(table.keeper(seat) == guest for seat in range(len(table.chairs)))
