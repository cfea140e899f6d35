"""The wire under a socket: uvicorn's own, to which what is ready to go is given at once.

Pushing is most of what a server of games does. A frame is put together once for all who get the
same, and goes to each of them in one call: no task wakes, nothing is copied.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

WIRE: Final = "elfhame.wire"
"""The extension of the ASGI scope under which the application finds the wire."""


def packed(text: bytes) -> bytes:
    """A text as a frame of the protocol, ready for any number of sockets.

    >>> packed(b"hi")
    b'\\x81\\x02hi'
    """
    return Frame(Opcode.TEXT, text).serialize(mask=False)


def wire_of(scope: Scope) -> Wire:
    """The wire that a socket's scope came over."""
    extensions = cast(dict[str, dict[str, Wire]], scope["extensions"])
    return extensions[WIRE][WIRE]


class Wire(WebSocketsSansIOProtocol):
    """A socket that takes ready frames, and says when it takes them again."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.on_writable: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find the wire: it runs when this is done."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {WIRE: self}

    def push(self, frame: bytes) -> bool:
        """Send a packed frame at once; False if the reader is behind, or gone."""
        if not self.writable.is_set() or self.disconnected or self.close_sent:
            return False
        self.transport.write(frame)
        return True

    async def answer(self, frame: bytes) -> None:
        """Send a packed frame as soon as the reader takes it."""
        if not self.push(frame):
            await self.writable.wait()
            self.push(frame)

    def wake(self) -> None:
        """Let the application, which waits for the client, hear nothing at once."""
        self.queue.put_nowait({"type": "websocket.receive", "text": ""})

    def resume_writing(self) -> None:
        """The reader has caught up."""
        super().resume_writing()
        if self.on_writable is not None:
            self.on_writable()
