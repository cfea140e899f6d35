"""The frames that bots receive, byte for byte those of a client that plays their seat."""

from __future__ import annotations

import asyncio

from ...texts import LANGUAGES
from ..broadcast.frames import Frames
from ..tables.fold import extend, new_table
from ..tables.table import Table


def seat_frame(frames: Frames, table: Table, seat: int, since: int) -> bytes:
    """The frame of this moment, with the news after the seq `since`."""
    return frames.frame(table, seat, LANGUAGES[0], since, None).rstrip().encode()


async def seat_history(table: Table, seat: int, since: int) -> list[bytes]:
    """All frames after the seq `since`, from the beginning of the game on.

    The log is folded again, one entry at a time, so that others are served meanwhile.
    """
    now, frames, history = new_table(table.facts), Frames(), list[bytes]()
    for line in (None, *table.lines):
        now = now if line is None else extend(now, line)
        if now.seq > since and now.play is not None:
            history.append(seat_frame(frames, now, seat, since))
            since = now.seq
        await asyncio.sleep(0)
    return history
