"""Renders frames of tables, and caches the latest ones."""

from __future__ import annotations

from typing import Final

import msgspec
from cachetools import LRUCache

from ..messages.shapes import FromServer
from ..tables.table import Table
from .renderer import Renderer
from .snapshot import Reader, Snapshot

MOST_BYTES: Final = 32 * 1024 * 1024
"""A table of Fae takes up to 70 kB: this holds several hundred that are played at the same time."""
STEP: Final = 256
"""Sizes of JSON are multiples of this many bytes, so that they leak little."""
_ENCODER: Final = msgspec.json.Encoder()


class Frames:
    """Caches the newest snapshots of recently rendered tables, bounded by bytes."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self._snapshots: LRUCache[str, Snapshot] = LRUCache(most, getsizeof=lambda one: one.size)

    @property
    def size(self) -> int:
        """Bytes in memory, roughly."""
        return int(self._snapshots.currsize)

    def frame(
        self, table: Table, observer: int, language: str, since: int, guest: str | None
    ) -> str:
        """The frame for one observer as JSON, with invitation links if the guest may share them."""
        snapshot = self._snapshot(table)
        own = guest if guest in snapshot.concerned else None
        reader = Reader(observer, language, since, own)
        known = snapshot.texts.get(reader)
        if known is not None:
            return known
        frame = Renderer(snapshot, observer, language).frame(since, own)
        return self._keep(snapshot, reader, frame)

    def change(self, table: Table, observer: int, language: str, before: Table) -> str:
        """How an observer's frame has changed since then, as JSON; see `Table.moved_on_from`."""
        snapshot = self._snapshot(table)
        reader = Reader(observer, language, before.seq, changes=True)
        known = snapshot.texts.get(reader)
        if known is not None:
            return known
        change = Renderer(snapshot, observer, language).change(before)
        return self._keep(snapshot, reader, change)

    def renderer(self, table: Table, observer: int, language: str) -> Renderer:
        """Renders parts of this version of the table."""
        return Renderer(self._snapshot(table), observer, language)

    def _snapshot(self, table: Table) -> Snapshot:
        """The snapshot of exactly this version of the table."""
        known = self._snapshots.get(table.id)
        return known if known is not None and known.table is table else Snapshot(table, known)

    def _keep(self, snapshot: Snapshot, reader: Reader, message: FromServer) -> str:
        """Cache the message, and its snapshot with the new size unless that is too large."""
        text = text_of(message)
        snapshot.keep_text(reader, text)
        try:
            self._snapshots[snapshot.table.id] = snapshot
        except ValueError:
            self._snapshots.pop(snapshot.table.id, None)
        return text


def text_of(message: FromServer) -> str:
    """A message as JSON, padded.

    >>> from elfhame.server.messages import MoveAnswer
    >>> text = text_of(MoveAnswer(move_id="m", seq=7))
    >>> text.rstrip(), len(text)
    ('{"kind":"heard","move_id":"m","seq":7,"status":200,"problem":null}', 256)
    """
    encoded = _ENCODER.encode(message)
    return (encoded + padding(len(encoded))).decode()


def padding(size: int) -> bytes:
    """The spaces that pad JSON of this size to a multiple of STEP.

    >>> len(padding(250)), len(padding(256)), len(padding(257))
    (6, 0, 255)
    """
    return b" " * (-size % STEP)
