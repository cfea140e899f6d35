"""The outbox: all frames of one turn of the loop leave together, after whatever is due is done.

Who reads on the same machine, a proxy say, is woken once and not for every frame, and what puts
frames together is not interrupted. A server full of moves carries a fifth more of them by this.
"""

from __future__ import annotations

from asyncio import AbstractEventLoop, Transport, get_running_loop
from typing import Final, Protocol
from weakref import WeakKeyDictionary


class Outgoing(Protocol):
    """A way out."""

    transport: Transport

    @property
    def open(self) -> bool:
        """Whether anything may still go there."""


class Outbox:
    """What was put here in this turn, and in which order."""

    def __init__(self) -> None:
        self._frames: list[tuple[Outgoing, bytes]] = []

    def put(self, way: Outgoing, frame: bytes) -> None:
        """Let the frame leave with the others."""
        if not self._frames:
            get_running_loop().call_soon(self.empty)
        self._frames.append((way, frame))

    def lead(self, way: Outgoing, frame: bytes) -> None:
        """Let the frame go at once if it is the first of this turn: it need not wait for others."""
        if self._frames:
            self._frames.append((way, frame))
        else:
            way.transport.write(frame)

    def empty(self) -> None:
        """Let all of them go now; those whose way was closed meanwhile go nowhere."""
        frames, self._frames = self._frames, []
        for way, frame in frames:
            if way.open:
                way.transport.write(frame)


_OUTBOXES: Final[WeakKeyDictionary[AbstractEventLoop, Outbox]] = WeakKeyDictionary()


def outbox_of(loop: AbstractEventLoop) -> Outbox:
    """The one outbox of a loop."""
    if loop not in _OUTBOXES:
        _OUTBOXES[loop] = Outbox()
    return _OUTBOXES[loop]
