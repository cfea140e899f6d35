"""A minimal HTTP client: POSTs JSON over a persistent connection."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final

import msgspec

from benchmarks.serving.wires import CALM, HEAD_END, HOST, Broken, Wire

DONE: Final = range(200, 300)
"""Statuses of success."""
LOST: Final = 0
"""In place of a status: the connection closed first, as servers may close idle ones."""

Answered = Callable[[int, bytes], None]
"""Called with the status and the body of the answer."""


class Http(Wire):
    """A connection on which requests are answered in turn."""

    def __init__(self) -> None:
        super().__init__(lambda message: None)
        self.waiting: deque[Answered] = deque()

    def cut(self) -> None:
        while (end := self.buffer.find(HEAD_END)) >= 0:
            start = end + len(HEAD_END)
            size = _length(bytes(self.buffer[:end]))
            if len(self.buffer) < start + size:
                return
            status, body = int(self.buffer[9:12]), bytes(self.buffer[start : start + size])
            del self.buffer[: start + size]
            self.waiting.popleft()(status, body)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        while self.waiting:
            self.waiting.popleft()(LOST, b"the connection was lost")

    def post(self, path: str, body: bytes, headers: str, answered: Answered) -> None:
        self.waiting.append(answered)
        self.transport.write(
            f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\n{headers}\r\n".encode()
            + body
        )


def _length(head: bytes) -> int:
    for line in head.split(b"\r\n"):
        name, _, value = line.partition(b":")
        if name.lower() == b"content-length":
            return int(value)
    raise Broken(f"an answer without a length: {head[:200].decode(errors='replace')}")


async def http(port: int) -> Http:
    loop = asyncio.get_running_loop()
    return (await loop.create_connection(Http, HOST, port))[1]


async def asked(wire: Http, path: str, body: object, headers: str = "") -> Any:
    """POST the JSON, and return the decoded answer."""
    answer: asyncio.Future[tuple[int, bytes]] = asyncio.get_running_loop().create_future()
    given = msgspec.json.encode(body)
    wire.post(path, given, headers, lambda status, body: answer.set_result((status, body)))
    status, found = await asyncio.wait_for(answer, CALM)
    if status not in DONE:
        raise Broken(f"POST {path}: {status} {found[:400].decode(errors='replace')}")
    return msgspec.json.decode(found)
