"""The wire under a socket: uvicorn's own, to which what is ready to go is given at once.

Pushing is most of what a server of games does. A frame is put together once for all who get the
same, and goes to each of them in one call: no task wakes, nothing is copied.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final, Protocol, cast

import msgspec
from litestar.types import Scope
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from ..http.padding import padding
from ..messages.shapes import Sent
from .outbox import outbox_of

WIRE: Final = "elfhame.wire"
"""The extension of the ASGI scope under which the application finds the wire."""


HEAD: Final = 10
"""The most bytes that the protocol puts before a text: its kind, and how long it is."""


def packed(message: Sent) -> bytes:
    """A message as a frame of the protocol, ready for any number of sockets.

    >>> from elfhame.server.messages import Heard
    >>> frame = packed(Heard(move_id="m", seq=7))
    >>> frame[:4].hex(), frame[4:].rstrip(), len(frame[4:])
    ('817e0100', b'{"kind":"heard","move_id":"m","seq":7,"status":200,"problem":null}', 256)
    """
    _ENCODER.encode_into(message, _DESK, HEAD)
    _DESK.extend(padding(len(_DESK) - HEAD))
    head = _head(len(_DESK) - HEAD)
    start = HEAD - len(head)
    _DESK[start:HEAD] = head
    return bytes(memoryview(_DESK)[start:])


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes, not few, that is one message (RFC 6455, 5.2)."""
    if size < 1 << 16:
        return bytes((TEXT, 126)) + size.to_bytes(2)
    return bytes((TEXT, 127)) + size.to_bytes(8)


TEXT: Final = 0x81
_ENCODER: Final = msgspec.json.Encoder()
_DESK: Final = bytearray(1 << 16)
"""Where all frames are put together: a new place for each would cost as much as the frame."""


def wire_of(scope: Scope) -> Wire:
    """The wire that a socket's scope came over."""
    extensions = cast(dict[str, dict[str, Wire]], scope["extensions"])
    return extensions[WIRE][WIRE]


class Reader(Protocol):
    """Whom the application gives a wire to, when it has seen to it that all is in order."""

    def hear(self, said: bytes) -> None:
        """A message came; what is no text comes as nothing."""

    def ring(self) -> None:
        """The wire takes frames again."""

    def gone(self) -> None:
        """The other side is gone, or was sent away."""


class Wire(WebSocketsSansIOProtocol):
    """A socket that takes ready frames, and can be given to a reader.

    Then the call of the application ends, and with it all that it holds: most sockets only listen.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._outbox = outbox_of(self.loop)
        self._reader: Reader | None = None

    def handle_connect(self, event: Request) -> None:
        """Let the application find the wire: it runs when this is done."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WIRE] = {WIRE: self}

    def give_to(self, reader: Reader) -> None:
        """From now on the reader hears what comes, first of all what came already."""
        self._reader = reader
        while not self.queue.empty():
            message = cast(dict[str, Any], self.queue.get_nowait())
            if message["type"] == "websocket.receive":
                reader.hear((message.get("text") or "").encode())
        self.queue = _UNHEARD
        if self.disconnected:
            reader.gone()

    async def run_asgi(self) -> None:
        """Run the application; a wire that it gave to a reader stays open, and forgets the call."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception as error:
            self.logger.error("a socket fails", exc_info=error)
            self.send_500_response()
        if self._reader is not None:
            del self.scope, self.request, self.response
            self.hold(False)
        elif self.close_timer is None:
            self.transport.close()

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self._reader is None:
            super().send_receive_event_to_app()
            return
        said, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._reader.hear(said if self.curr_msg_data_type == "text" else b"")

    def hold(self, held: bool) -> None:
        """Read nothing more for now, or go on."""
        if held != self.read_paused and not self.transport.is_closing():
            self.read_paused = held
            (self.transport.pause_reading if held else self.transport.resume_reading)()

    @property
    def open(self) -> bool:
        """Whether neither side has hung up."""
        return not (self.disconnected or self.close_sent or self.transport.is_closing())

    @property
    def _takes(self) -> bool:
        return self.writable.is_set() and self.open

    def push(self, frame: bytes) -> bool:
        """Send a packed frame in this turn of the loop; False if the reader is behind, or gone."""
        if taken := self._takes:
            self._outbox.put(self, frame)
        return taken

    def answer(self, frame: bytes) -> bool:
        """The same, but ahead of what is yet to be put together in this turn."""
        if taken := self._takes:
            self._outbox.lead(self, frame)
        return taken

    async def hang_up(self, code: int, frame: bytes = b"") -> None:
        """Send a last frame as soon as it is taken, and close."""
        await self.writable.wait()
        if self.push(frame):
            self._outbox.empty()
            with suppress(ClientDisconnected):
                await self.send({"type": "websocket.close", "code": code, "reason": ""})

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something for this wire; the server ends only when it is done."""
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.on_task_complete)

    def shutdown(self) -> None:
        """The server ends: what was pushed still goes."""
        self._outbox.empty()
        super().shutdown()

    def resume_writing(self) -> None:
        """The reader has caught up."""
        super().resume_writing()
        if self._reader is not None:
            self._reader.ring()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone."""
        super().connection_lost(exc)
        reader, self._reader = self._reader, None
        if reader is not None:
            reader.gone()


class _Unheard(asyncio.Queue[Any]):
    """Where the protocol puts what no call of the application waits for."""

    def put_nowait(self, item: Any) -> None:
        """Forget it."""


_UNHEARD: Final = _Unheard()
