"""Frames as they go over the wire, made once for all who get the same."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final, NamedTuple

import msgspec

from .making import links
from .messages import Frame
from .table import Table
from .telling import Said, Teller

MOST_TABLES: Final = 64
"""Those who hear of a change hear of it at once, so few are kept for the last of them."""

Wanted = tuple[int, str, int, str | None]
"""Observer, language, since, and the guest if anything at the table is theirs."""


class Frames:
    """The newest frames of the tables that were told of last."""

    def __init__(self) -> None:
        self._made: OrderedDict[str, _Told] = OrderedDict()

    def text(
        self, table: Table, observer: int, language: str, since: int, guest: str | None
    ) -> str:
        """The frame of the table for one observer, as JSON."""
        if guest is not None and not _concerned(table, guest):
            guest = None
        told = self._of(table)
        wanted = (observer, language, since, guest)
        if wanted not in told.frames:
            frame = framed(table, observer, language, guest, since, told.said)
            told.frames[wanted] = msgspec.json.encode(frame).decode()
        return told.frames[wanted]

    def _of(self, table: Table) -> _Told:
        """What was told of the table as it is now."""
        known = self._made.get(table.id)
        if known is None or known.table is not table:
            known = self._made[table.id] = _Told(table, {}, {})
            while len(self._made) > MOST_TABLES:
                self._made.popitem(last=False)
        return known


class _Told(NamedTuple):
    table: Table
    frames: dict[Wanted, str]
    said: Said


def framed(
    table: Table,
    observer: int,
    language: str,
    guest: str | None,
    since: int = -1,
    said: Said | None = None,
) -> Frame:
    """What an observer of the table is told, with the links if they are the guest's to give."""
    return Teller(table, observer, language, said).frame(since, guest, links(table, guest))


def _concerned(table: Table, guest: str) -> bool:
    """Whether a seat is the guest's or kept for them, or the table is theirs."""
    owners = {table.facts.owner, *(chair.guest for chair in table.chairs)}
    return guest in owners or any(table.keeper(seat) == guest for seat in range(len(table.chairs)))
