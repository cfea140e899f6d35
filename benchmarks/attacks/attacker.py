"""An attacker: raw connections to a server on this machine, for a bounded time."""

from __future__ import annotations

import json
import select
import socket
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection
from typing import Any, Final, NamedTuple

HOST: Final = "127.0.0.1"
SOURCE: Final = "127.0.0.2"
"""Attackers have their own address, so that limits distinguish them from honest players."""
SHARE: Final = "0123456789abcdef" * 2
CHUNK: Final = 1 << 16
SETTLED: Final = 1.0
"""Seconds after which the server has dealt with connections that waited to be accepted."""
REFILLED: Final = 0.3
"""Seconds after which a guest who has spent all requests has some again."""
TOO_MANY: Final = b"\x88\x02\x11\x4d"
"""The frame that closes a socket with 4429."""


class Attack(NamedTuple):
    """A kind of attack on a server."""

    name: str
    run: Callable[[Attacker], None]
    seconds: float = 8.0


class Attacker:
    """Attacks a port, and counts the server's reactions."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.until = time.monotonic() + seconds
        self.notes: Counter[str] = Counter()

    @property
    def going(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    @contextmanager
    def preparing(self) -> Iterator[None]:
        """Prepare an attack: its time begins when this is over."""
        seconds = self.until - time.monotonic()
        yield
        self.until = time.monotonic() + seconds

    def rest(self) -> None:
        """Wait until the time is up."""
        time.sleep(max(0.0, self.until - time.monotonic()))

    def note(self, what: str, times: int = 1) -> None:
        """Count a reaction of the server."""
        self.notes[what] += times

    def report(self) -> str:
        """The notes as one line."""
        return ", ".join(f"{count:,} {what}" for what, count in self.notes.items() if count)

    # ------------------------------------------------------------ connections

    def connect(self) -> socket.socket:
        """A new connection."""
        line = socket.create_connection((HOST, self.port), 5, source_address=(SOURCE, 0))
        self.note("connections")
        return line

    def flood(self, line: socket.socket, payload: bytes, opening: bytes = b"") -> bytes:
        """Send the payload over and over until the server closes; the last bytes received."""
        received = b""
        with line, suppress(OSError):
            line.setblocking(False)
            line.send(opening)
            while self.going:
                readable, writable, _ = select.select([line], [line], [], 0.1)
                if readable:
                    more = line.recv(CHUNK)
                    if not more:
                        break
                    self.note("with status 429", more.count(b"HTTP/1.1 429"))
                    received = (received + more)[-CHUNK:]
                    if TOO_MANY in received:
                        break
                if writable:
                    line.send(payload)
            else:
                return received
        self.note("closed by the server")
        return received

    def hold(self, opening: bytes, most: int) -> None:
        """Open many connections with the same first bytes, and keep them for the whole time."""
        lines: set[socket.socket] = set()
        while self.going:
            with suppress(OSError):
                if len(lines) < most and self.notes["connections"] < 3 * most:
                    line = self.connect()
                    line.send(opening)
                    lines.add(line)
                else:
                    time.sleep(0.05)
            self._sort_out(lines)
        time.sleep(SETTLED)
        self._sort_out(lines)
        self.note("still open", len(lines))
        for line in lines:
            line.close()

    def _sort_out(self, lines: set[socket.socket]) -> None:
        """Drop the connections that the server has closed."""
        for line in [line for line in lines if _closed(line)]:
            lines.discard(line)
            line.close()
            self.note("closed by the server")

    # ------------------------------------------------------------ a guest's own table

    def ask(self, method: str, path: str, body: object = None, token: str = "") -> Any:
        """The answer to a request, decoded."""
        headers = {"Content-Type": "application/json"}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        line = HTTPConnection(HOST, self.port, timeout=10, source_address=(SOURCE, 0))
        try:
            line.request(method, path, json.dumps(body) if body is not None else None, headers)
            answer = line.getresponse()
            content = answer.read()
            return json.loads(content) if answer.status < 400 and content.strip() else None
        finally:
            line.close()

    def guest(self) -> str:
        """The token of a new guest."""
        guest = self.ask("POST", "/api/guests", {"name": "Mallory", "program": True})
        return str(guest["token"])

    def table(self, token: str) -> str:
        """The path of a new table of Fae at which the guest has both seats."""
        path = f"/api/tables/{self._made(token, 'fae', {'kind': 'person'})['table']}"
        for seat in range(2):
            self._granted(f"{path}/seats/{seat}", {"share": SHARE}, token)
        return path

    def against_bot(self, token: str) -> str:
        """The path of a game of Faeries in which a bot has made a move that can be explained."""
        bot = {"kind": "bot", "level": "seedling"}
        path = f"/api/tables/{self._made(token, 'faeries', bot)['table']}"
        self._granted(f"{path}/seats/0", {"share": SHARE}, token)
        while self.ask("POST", f"{path}/explain", {"seat": 0}, token) is None:
            self._moves(path, 0, token)
            time.sleep(REFILLED)
        return path

    def finished(self, token: str) -> str:
        """The path of a finished game against a second guest."""
        tokens = (token, self.guest())
        made = self._made(token, "fae", {"kind": "open"})
        path, key = f"/api/tables/{made['table']}", made["links"]["seat"]
        for seat in range(2):
            self._granted(f"{path}/seats/{seat}", {"share": SHARE, "key": key}, tokens[seat])
        while any(self._moves(path, seat, tokens[seat]) for seat in range(2)):
            pass
        return path

    def _made(self, token: str, game: str, rival: dict[str, str]) -> Any:
        """A new table of the guest and a rival."""
        plan = {"game": game, "seats": [{"kind": "person"}, rival]}
        return self._granted("/api/tables", plan, token)

    def _granted(self, path: str, body: object, token: str) -> Any:
        """The answer to a request that is allowed as soon as the guest may make requests again."""
        while (answer := self.ask("POST", path, body, token)) is None:
            time.sleep(REFILLED)
        return answer

    def _moves(self, path: str, seat: int, token: str) -> bool:
        """Make all decisions that the seat is asked for now; whether it made any."""
        made = False
        while True:
            frame = self.ask("GET", f"{path}?observer={seat}&since=9999", token=token)
            if frame is None:  # all requests are spent
                time.sleep(REFILLED)
            elif frame["ask"] is None:
                return made
            else:
                move = {"seat": seat, "ask": frame["ask"], "move_id": f"m{frame['seq']}"}
                actions = [frame["choices"][0]["number"]]
                self.ask("POST", f"{path}/moves", {**move, "actions": actions}, token)
                made = True

    def socket(self, path: str, token: str) -> socket.socket:
        """A WebSocket that follows a table from its first seat."""
        line = self.connect()
        try:
            line.sendall(
                f"GET {path}/live?observer=0 HTTP/1.1\r\nHost: {HOST}:{self.port}\r\n"
                "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
                f"Authorization: Bearer {token}\r\n\r\n".encode()
            )
            if not line.recv(CHUNK).startswith(b"HTTP/1.1 101"):
                raise ConnectionError
        except OSError:
            line.close()
            self.note("closed by the server")
            raise
        return line


def frame(code: int, content: bytes, final: bool = True) -> bytes:
    """A WebSocket frame with an empty mask."""
    size = len(content)
    length = bytes([128 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
    return bytes([128 * final | code]) + length + bytes(4) + content


def _closed(line: socket.socket) -> bool:
    """Whether the server has closed the connection."""
    try:
        line.setblocking(False)
        return line.recv(CHUNK) == b""
    except BlockingIOError:
        return False
    except OSError:
        return True
