"""Raw connections for sending malformed bytes, and a dump of the database to compare afterwards."""

from __future__ import annotations

import re
import socket
import sqlite3
from contextlib import closing, suppress
from typing import Any, Final

from elfhame.server.store.schema import METADATA
from tests.server.client import Caller
from tests.server.running import Threaded

_GOODBYE: Final = re.compile(rb"\x88.[\x03\x11]", re.DOTALL)
"""The start of a close frame with a code such as 1002, 1008 or 4429."""


class Raw:
    """A raw connection; with a path, one upgraded to a WebSocket."""

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
        """A masked frame, as a client sends it."""
        if len(content) < 126:
            length = bytes([0x80 | len(content)])
        elif len(content) < 65536:
            length = b"\xfe" + len(content).to_bytes(2, "big")
        else:
            length = b"\xff" + len(content).to_bytes(8, "big")
        self.send(bytes([final | code]) + length + bytes(4) + content)

    def answer(self) -> bytes:
        """The first bytes received."""
        return self._socket.recv(65536)

    def ended(self) -> bool:
        """Whether the other side closes the connection soon, with a close frame or without."""
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
    """The answer to a request with only these headers."""
    given = {"Host": _host(server), "Content-Length": b"0", **headers}
    return _answered(server, b"%b %b HTTP/1.1\r\n%b\r\n" % (method, path, _lines(given)))


def handshake(server: Threaded, path: str, **headers: bytes) -> bytes:
    """The answer to a WebSocket handshake."""
    return _answered(server, _upgrade(server, path, headers))


def contents(server: Threaded) -> dict[str, list[Any]]:
    """Everything in the database, except when guests were last seen."""
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
