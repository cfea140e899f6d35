"""FrameCache as they go over the wire, made once for all who get the same."""

from __future__ import annotations

from typing import NamedTuple

from ..live.wire import packed
from ..messages import Frame
from ..tables.table import Table
from .participants import ParticipantsCache
from .renderer import Renderer, Said

Wanted = tuple[int, str, int, str | None]
"""Observer, language, since, and the guest if anything at the table is theirs."""


class FrameCache:
    """The frames of the table told of last: who hears of it hears of it with the others."""

    def __init__(self) -> None:
        self._last: _Told | None = None
        self._circles = ParticipantsCache()

    def packed(
        self, table: Table, observer: int, language: str, since: int, guest: str | None
    ) -> bytes:
        """The frame of the table for one observer, ready for a wire."""
        told = self._of(table)
        if guest not in told.said.participants.concerned:
            guest = None
        wanted = (observer, language, since, guest)
        known = told.frames.get(wanted)
        if known is None:
            frame = frame_for(table, observer, language, guest, since, told.said)
            known = told.frames[wanted] = packed(frame)
        return known

    def _of(self, table: Table) -> _Told:
        """What was told of the table as it is now."""
        told = self._last
        if told is None or told.table is not table:
            told = self._last = _Told(table, {}, Said(table, self._circles.of(table)))
        return told


class _Told(NamedTuple):
    table: Table
    frames: dict[Wanted, bytes]
    said: Said


def frame_for(
    table: Table,
    observer: int,
    language: str,
    guest: str | None,
    since: int = -1,
    said: Said | None = None,
) -> Frame:
    """What an observer of the table is told, with the links if they are the guest's to give."""
    return Renderer(table, observer, language, said).frame(since, guest)
