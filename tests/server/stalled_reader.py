"""A listener that stops reading, on a plain socket because no WebSocket library would do that."""

from __future__ import annotations

import json
import socket
from base64 import b64encode
from secrets import token_bytes
from urllib.parse import urlsplit

from tests.server.client import Caller, Json

SMALL = 4096
"""Size of the socket's buffers in bytes."""


class StalledReader:
    """A listener that connects and reads nothing until asked to."""

    def __init__(self, caller: Caller, table: str) -> None:
        address = urlsplit(caller.address)
        self._line = socket.socket()
        self._line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self._line.connect((str(address.hostname), address.port or 80))
        self._line.settimeout(20)
        head = [
            f"GET /api/tables/{table}/live HTTP/1.1",
            f"Host: {address.netloc}",
            f"Authorization: {caller.headers['Authorization']}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {b64encode(token_bytes(16)).decode()}",
        ]
        self._line.sendall("\r\n".join([*head, "", ""]).encode())
        self._reading = self._line.makefile("rb")

    def greet(self) -> None:
        """Read the first frame, after which the server counts it as a listener."""
        assert b" 101 " in self._reading.readline()
        while self._reading.readline().strip():
            pass
        assert self.frame()["kind"] == "frame"

    def frame(self) -> Json:
        """Read one frame, as defined by RFC 6455."""
        _, length = self._reading.read(2)
        wide = {126: 2, 127: 8}.get(length, 0)
        length = int.from_bytes(self._reading.read(wide)) if wide else length
        return json.loads(self._reading.read(length))

    def close(self) -> None:
        self._reading.close()
        self._line.close()
