"""The frames that bots receive, byte for byte those of a client that plays their seat."""

from __future__ import annotations

import asyncio

import msgspec

from ...texts import LANGUAGES
from ..broadcast.renderer import Renderer
from ..tables.fold import extend, new_table
from ..tables.table import Table


def seat_frame(table: Table, seat: int, since: int) -> bytes:
    """The frame of this moment, with the news after the seq `since`."""
    return msgspec.json.encode(Renderer(table, seat, LANGUAGES[0]).frame(since, None))


async def seat_history(table: Table, seat: int, since: int) -> list[bytes]:
    """All frames after the seq `since`, from the beginning of the game on.

    The log is folded again, one entry at a time, so that others are served meanwhile.
    """
    now, frames = new_table(table.facts), list[bytes]()
    for line in (None, *table.lines):
        now = now if line is None else extend(now, line)
        if now.seq > since and now.play is not None:
            frames.append(seat_frame(now, seat, since))
            since = now.seq
        await asyncio.sleep(0)
    return frames
