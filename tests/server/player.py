"""A player that keeps playing while servers are killed, and remembers every answer."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple, TypeVar

import httpx
from websockets.exceptions import WebSocketException

import elfhame
from elfhame.kernel.record import load
from tests.server.client import SHARE, Caller, Json, answer, plan, program, said
from tests.server.fae_tables import again

T = TypeVar("T")

TRIES = 500
"""Number of attempts before a player gives up."""
PATIENCE = 60.0
SAYS = 0.3
"""Share of moves that are sent over a socket before they are posted."""


class Away(Exception):
    """The server is up, but its database isn't."""


class Ack(NamedTuple):
    """An acknowledged move, as it appears in the log."""

    table: str
    move_id: str
    seq: int


class Game(NamedTuple):
    """A finished game: the moves sent, in order, and the server's record."""

    sent: list[tuple[int, int]]
    record: bytes

    def verify(self) -> None:
        """Check that the record is valid and holds exactly the moves that were sent."""
        filed = load(self.record)
        assert isinstance(filed, elfhame.Record)
        assert elfhame.replay(filed).over
        assert [(step.seat, step.action) for step in filed.steps] == self.sent


class Signals:
    """Signals to players, and from them."""

    def __init__(self) -> None:
        self.up = threading.Event()
        """Whether a server is up; players that were cut off wait for it."""
        self.enough = threading.Event()
        """Whether players should stop after their current game."""
        self.news = threading.Condition()

    def tell(self) -> None:
        """Wake everyone waiting for news."""
        with self.news:
            self.news.notify_all()


class Player(threading.Thread):
    """Plays both seats of one game after another, resending each move until it is answered.

    If several servers share a database, each request goes to a random one.
    """

    def __init__(self, signals: Signals, addresses: Sequence[str], seed: int) -> None:
        super().__init__(daemon=True)
        self.acks: list[Ack] = []
        self.games: list[Game] = []
        self.cuts = 0
        """How often a request got no answer."""
        self.failed: BaseException | None = None
        self._signals = signals
        self._addresses = addresses
        self._random = random.Random(seed)
        self._callers: list[Caller] = []
        self._last: tuple[str, Json, bytes] | None = None

    def run(self) -> None:
        try:
            first = self._until(lambda: program(self._addresses[0]))
            self._callers = [first, *(again(first, other) for other in self._addresses[1:])]
            while not self._signals.enough.is_set():
                self.games.append(self._game())
        except BaseException as error:  # reported to the test
            self.failed = error
        finally:
            for caller in self._callers:
                caller.close()
            self._signals.tell()

    def _game(self) -> Game:
        seats = [plan("person")] * 2
        table = answer(self._ask("POST", "/api/tables", {"game": "fae", "seats": seats}))["table"]
        for seat in (0, 1):  # if sent twice, the seat may already be taken
            self._ask("POST", f"/api/tables/{table}/seats/{seat}", {"share": SHARE})
        sent: list[tuple[int, int]] = []
        while (frame := self._frame(table, 2 + len(sent)))["status"] == "running":
            sent.append(self._move(table, frame, f"move-{len(sent)}"))
        return Game(sent, self._record(table))

    def _record(self, table: str) -> bytes:
        """The record, once a server knows that the game is over."""
        for _ in range(TRIES):
            content = self._ask("GET", f"/api/tables/{table}/record").content
            if isinstance(load(content), elfhame.Record):
                return content
        raise AssertionError("the table does not get to its end")

    def _frame(self, table: str, seq: int) -> Json:
        """The table as seen by the seat whose turn it is, once a server has reached `seq`."""
        for turn in range(TRIES):
            frame = answer(self._ask("GET", f"/api/tables/{table}?observer={turn % 2}"))
            if frame["seq"] == seq and (frame["ask"] is not None or not frame["waiting"]):
                return frame
        raise AssertionError("the table does not get so far")

    def _move(self, table: str, frame: Json, move_id: str) -> tuple[int, int]:
        seat, action = frame["observer"], self._random.choice(frame["choices"])["number"]
        move = {"seat": seat, "move_id": move_id, "ask": frame["ask"], "actions": [action]}
        cuts, path = self.cuts, f"/api/tables/{table}/moves"
        if self._random.random() < SAYS:
            self._say(table, move)
        response = self._ask("POST", path, move)
        written = answer(response)
        assert written["move_id"] == move_id
        self.acks.append(Ack(table, f"{seat}:{move_id}", written["seq"]))
        self._signals.tell()
        if self.cuts > cuts:
            self._send_last_again()
        self._last = (path, move, response.content)
        return seat, action

    def _say(self, table: str, move: Json) -> None:
        """Send the move over a socket first; if it is acknowledged, it already counts."""
        caller, seat = self._random.choice(self._callers), move["seat"]
        with suppress(OSError, WebSocketException), caller.live(table, observer=seat) as socket:
            seq = said(socket, move)
            if seq is not None:
                self.acks.append(Ack(table, f"{seat}:{move['move_id']}", seq))
                self._signals.tell()

    def _send_last_again(self) -> None:
        """Check that a move acknowledged before a crash gets the same answer after it."""
        if self._last is not None:
            path, move, content = self._last
            assert self._ask("POST", path, move).content == content

    def _ask(self, method: str, path: str, body: Json = None) -> httpx.Response:
        """The response of a random server to a request."""
        return self._until(
            lambda: there(self._random.choice(self._callers).ask(method, path, body))
        )

    def _until(self, job: Callable[[], T]) -> T:
        """Retry until there is an answer, however often the server dies."""
        for _ in range(TRIES):
            try:
                return job()
            except (httpx.TransportError, Away):
                self.cuts += 1
                assert self._signals.up.wait(PATIENCE)
        raise AssertionError("there is no answer")


def there(response: httpx.Response) -> httpx.Response:
    """The response; raises Away if the database can't be reached."""
    if response.status_code == 503:
        raise Away(response.text)
    return response
