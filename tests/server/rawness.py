"""What no decent client sends: bytes of one's own making; and what a database holds after it."""

from __future__ import annotations

import re
import socket
import sqlite3
from contextlib import closing, suppress
from typing import Any, Final

from elfhame.server.store.schema import METADATA
from tests.server.client import Caller
from tests.server.running import Threaded

_GOODBYE: Final = re.compile(rb"\x88.\x03", re.DOTALL)
"""How a frame begins that closes a socket for a reason such as 1002 or 1008."""


class Raw:
    """A connection of bytes; with a path, one that has been made a socket."""

    def __init__(self, server: Threaded, path: str | None, caller: Caller | None = None) -> None:
        host, port = server.address.removeprefix("http://").split(":")
        self._socket = socket.create_connection((host, int(port)), timeout=20)
        if path is not None:
            headers = {"Origin": server.address.encode()}
            jar = caller.http.cookies.jar if caller else ()
            headers["Cookie"] = "; ".join(f"{one.name}={one.value}" for one in jar).encode()
            self.send(_upgrade(server, path, headers))
            assert self._socket.recv(65536).startswith(b"HTTP/1.1 101")

    def send(self, content: bytes) -> None:
        self._socket.sendall(content)

    def frame(self, code: int, content: bytes, final: int = 0x80) -> None:
        """A frame as a client masks it."""
        if len(content) < 126:
            length = bytes([0x80 | len(content)])
        elif len(content) < 65536:
            length = b"\xfe" + len(content).to_bytes(2, "big")
        else:
            length = b"\xff" + len(content).to_bytes(8, "big")
        self.send(bytes([final | code]) + length + bytes(4) + content)

    def answer(self) -> bytes:
        """What comes first."""
        return self._socket.recv(65536)

    def ended(self) -> bool:
        """Whether the other side says goodbye or hangs up, and does so soon."""
        self._socket.settimeout(5)
        said = b""
        with suppress(ConnectionError), closing(self._socket):
            while not _GOODBYE.search(said):
                more = self._socket.recv(65536)
                if not more:
                    return True
                said += more
        return True

    def close(self) -> None:
        self._socket.close()


def request(server: Threaded, method: bytes, path: bytes, **headers: bytes) -> bytes:
    """The answer to a request with just these headers."""
    given = {"Host": _host(server), "Content-Length": b"0", **headers}
    return _answered(server, b"%b %b HTTP/1.1\r\n%b\r\n" % (method, path, _lines(given)))


def handshake(server: Threaded, path: str, **headers: bytes) -> bytes:
    """The answer to who wants a socket."""
    return _answered(server, _upgrade(server, path, headers))


def contents(server: Threaded) -> dict[str, list[Any]]:
    """All that the database holds, but for when somebody was last seen."""
    columns = dict.fromkeys(METADATA.tables, "*") | {"seats": "table_id, seat, guest"}
    with closing(sqlite3.connect(server.settings.data / "elfhame.db")) as database:
        return {
            name: database.execute(f"select {what} from {name}").fetchall()
            for name, what in columns.items()
        }


def _answered(server: Threaded, content: bytes) -> bytes:
    raw = Raw(server, None)
    raw.send(content)
    told = raw.answer()
    raw.close()
    return told


def _upgrade(server: Threaded, path: str, headers: dict[str, bytes]) -> bytes:
    wanted = {
        "Host": _host(server),
        "Upgrade": b"websocket",
        "Connection": b"Upgrade",
        "Sec-WebSocket-Version": b"13",
        "Sec-WebSocket-Key": b"AAAAAAAAAAAAAAAAAAAAAA==",
        **headers,
    }
    return b"GET %b HTTP/1.1\r\n%b\r\n" % (path.encode(), _lines(wanted))


def _lines(headers: dict[str, bytes]) -> bytes:
    return b"".join(name.encode() + b": " + value + b"\r\n" for name, value in headers.items())


def _host(server: Threaded) -> bytes:
    return server.address.removeprefix("http://").encode()
