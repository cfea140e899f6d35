"""The generator's connections, as cheap as possible: lines, WebSocket frames, HTTP requests."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Final, cast

HOST: Final = "127.0.0.1"
CALM: Final = 30.0
"""Seconds to wait for an answer."""

Heard = Callable[[bytes], None]
"""Called with every message, as it arrives."""
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
HEAD_END: Final = b"\r\n\r\n"


class Broken(Exception):
    """A connection closed, or something unexpected came over it."""


class Wire(asyncio.Protocol):
    """A connection that splits its input into messages."""

    transport: asyncio.Transport

    def __init__(self, heard: Heard) -> None:
        self.heard = heard
        self.buffer = bytearray()
        self.open = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        self.cut()

    def connection_lost(self, exc: Exception | None) -> None:
        self.open = False

    def cut(self) -> None:
        """Pass on each complete message in the buffer."""
        raise NotImplementedError

    def close(self) -> None:
        self.transport.close()


class Lines(Wire):
    """A connection whose messages are lines."""

    def cut(self) -> None:
        *whole, rest = self.buffer.split(b"\n")
        self.buffer = rest
        for line in whole:
            self.heard(bytes(line))

    def send(self, message: bytes) -> None:
        self.transport.write(message + b"\n")


class WebSocket(Wire):
    """A WebSocket whose messages are text frames. Answers pings; no fragments, no extensions."""

    def __init__(self, heard: Heard) -> None:
        super().__init__(heard)
        self.upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def cut(self) -> None:
        if not self.upgraded.done() and not self._upgrade():
            return
        while (bounds := _frame(self.buffer)) is not None:
            start, end = bounds
            kind, payload = self.buffer[0] & 15, bytes(self.buffer[start:end])
            del self.buffer[:end]
            self._take(kind, payload)

    def _upgrade(self) -> bool:
        """Whether the server has accepted the upgrade."""
        end = self.buffer.find(HEAD_END)
        if end < 0:
            return False
        if b" 101 " not in self.buffer[:20]:
            self.upgraded.set_exception(Broken(self.buffer[:200].decode(errors="replace")))
            return False
        del self.buffer[: end + len(HEAD_END)]
        self.upgraded.set_result(None)
        return True

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.heard(payload)
        elif kind == PING:
            self.send(payload, PONG)
        elif kind == CLOSE:
            self.close()

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """Send a frame. Clients must mask, but a mask of zeros changes and costs nothing."""
        size = len(message)
        head = bytes([128 | kind, 128 | size]) if size < 126 else _long_head(kind, size)
        self.transport.write(b"%b\0\0\0\0%b" % (head, message))


def _long_head(kind: int, size: int) -> bytes:
    return bytes([128 | kind, 128 | 126]) + size.to_bytes(2, "big")


def _frame(buffer: bytearray) -> tuple[int, int] | None:
    """Where the first frame's payload starts and ends, if it is complete."""
    if len(buffer) < 2:
        return None
    more = {126: 2, 127: 8}.get(buffer[1] & 127, 0)
    size = int.from_bytes(buffer[2 : 2 + more], "big") if more else buffer[1] & 127
    end = 2 + more + size
    return (2 + more, end) if len(buffer) >= max(2 + more, end) else None


async def lines(port: int, heard: Heard) -> Lines:
    loop = asyncio.get_running_loop()
    return (await loop.create_connection(lambda: Lines(heard), HOST, port))[1]


async def websocket(port: int, path: str, heard: Heard, headers: str = "") -> WebSocket:
    """Open a WebSocket."""
    loop = asyncio.get_running_loop()
    wire = (await loop.create_connection(lambda: WebSocket(heard), HOST, port))[1]
    key = base64.b64encode(os.urandom(16)).decode()
    wire.transport.write(
        f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
        f"{headers}\r\n".encode()
    )
    await asyncio.wait_for(wire.upgraded, CALM)
    return wire
