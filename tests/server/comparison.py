"""Compares everything that reaches an observer of a table in two worlds, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from typing import Any, Final

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from elfhame.kernel.play import seed_bytes
from elfhame.kernel.rng import keyed
from tests.conformance.worlds import some_numbers
from tests.server.client import Caller, Json
from tests.server.worlds import TwoServers

TIMED: Final = ("elfhame_request_seconds", "elfhame_bots_thinking")
"""Metrics that depend on time: how long requests took, and how many bots are thinking."""
Pair = tuple[Any, Any]


class Both:
    """A caller of both servers that records where their answers differ."""

    def __init__(self, servers: TwoServers, callers: tuple[Caller, Caller]) -> None:
        self.servers = servers
        self.callers = callers
        self.found: list[str] = []
        self.heard: tuple[list[bytes], list[bytes]] = ([], [])

    def ask(self, method: str, path: str, body: Json = None, **params: Any) -> httpx.Response:
        """The first server's answer. Records any difference from the second's."""
        one, two = (caller.ask(method, path, body, params=params) for caller in self.callers)
        for response, heard in zip((one, two), self.heard, strict=True):
            heard.append(response.content)
        self.same(f"{method} {path} {body}", (_told(one), _told(two)))
        return one

    def same(self, what: str, pair: Pair) -> None:
        """Record a difference if the two aren't equal."""
        if pair[0] != pair[1]:
            one, two = map(repr, pair)
            apart = (n for n, signs in enumerate(zip(one, two, strict=False)) if len({*signs}) > 1)
            place = max(0, next(apart, 0) - 60)
            self.found.append(f"{what}: {one[place:][:200]} / {two[place:][:200]}")

    def close(self) -> None:
        for caller in self.callers:
            caller.close()

    def logged(self) -> None:
        """Compare the log lines since the last call."""
        one, two = map(self.servers.logs.taken, self.servers.threads)
        self.same("log", (one, two))


def _told(response: httpx.Response) -> tuple[object, ...]:
    """Everything in a response except its date."""
    headers = [(name, value) for name, value in response.headers.raw if name.lower() != b"date"]
    return response.status_code, headers, response.content


class Sockets:
    """A socket to each server. Both must get the same messages in the same order."""

    def __init__(self, both: Both, table: str, **query: Any) -> None:
        self._both = both
        self._stack = ExitStack()
        live = (caller.live(table, **query) for caller in both.callers)
        self._sockets = [self._stack.enter_context(socket) for socket in live]

    def hear(self) -> None:
        """Compare the next message from each."""
        one, two = (socket.recv(20) for socket in self._sockets)
        self._note(one, two)

    def close(self) -> None:
        """Send nonsense so that the server closes the sockets; no other message may arrive."""
        self._both.same("the socket's end", (_end(self._sockets[0]), _end(self._sockets[1])))
        self.leave()

    def leave(self) -> None:
        """Close the sockets without reading the rest."""
        self._stack.close()
        self._both.servers.settle()

    def _note(self, one: str | bytes, two: str | bytes) -> None:
        for heard, message in zip(self._both.heard, (one, two), strict=True):
            heard.append(message if isinstance(message, bytes) else message.encode())
        self._both.same("the socket", (one, two))


def _end(socket: ClientConnection) -> list[object]:
    socket.send("goodbye")
    rest: list[object] = []
    try:
        while True:
            rest.append(socket.recv(20))
    except ConnectionClosed as closed:
        return [*rest, closed.rcvd]


def look_around(both: Both, table: str, language: str) -> None:
    """Request everything that anyone at the table may request."""
    at = f"/api/tables/{table}"
    for since in (-1, 0):
        both.ask("GET", at, since=since, language=language)
    for observer in (-2, -1, 0, 1):
        both.ask("GET", at, observer=observer)
    for observer in (-1, 0, 1):
        both.ask("GET", f"{at}/record", observer=observer)
    both.ask("GET", f"{at}/replay", language=language)
    both.ask("GET", "/api/me/tables")


def look_behind(both: Both) -> None:
    """Compare what operators see: health, metrics and logs must not contain secrets either."""
    both.servers.settle()
    both.ask("GET", "/health")
    both.servers.settle()
    figures = [_figures(caller) for caller in both.callers]
    both.same("metrics", (figures[0], figures[1]))
    both.servers.settle()
    both.logged()


def _figures(caller: Caller) -> list[str]:
    lines = caller.ask("GET", "/metrics").text.splitlines()
    return [line for line in lines if not any(word in line for word in TIMED)]


def probe(both: Both, table: str, seat: int, language: str, most: int) -> None:
    """Request choices, previews and reasons for a seat, and try illegal moves."""
    at = f"/api/tables/{table}"
    frame = both.ask("GET", at, observer=seat).json()
    legal = [choice["number"] for choice in frame["choices"]]
    wrong = _some(both, table, most, legal)
    both.ask("GET", f"{at}/choices", seat=seat, language=language)
    for number in (*legal[:1], *wrong[: most // 2]):
        both.ask("POST", f"{at}/why", {"seat": seat, "action": number}, language=language)
        both.ask("POST", f"{at}/look", {"seat": seat, "actions": [number]}, language=language)
    for number in wrong:
        _try(both, at, frame, [number])
    for chain in _chains(both, at, seat, legal[-1:], wrong[: most // 2]):
        _try(both, at, frame, chain)
    if not frame["can_take_back"]:
        back = {"seat": seat, "move_id": "back", "seq": frame["seq"]}
        both.ask("POST", f"{at}/take-back", back)
    after = both.ask("GET", at, observer=seat).json()
    assert after == frame, "what was refused changed something"


def advise(both: Both, table: str, seat: int, language: str) -> None:
    """Request hints for a seat, and why a bot moved."""
    for wish in ("hint", "explain"):
        both.ask("POST", f"/api/tables/{table}/{wish}", {"seat": seat}, language=language)


def _some(both: Both, table: str, most: int, legal: Sequence[int]) -> list[int]:
    """Numbers of actions that aren't legal now."""
    play, _ = both.servers.plays(table)
    rng = keyed(seed_bytes(len(play.steps)), "wrong")
    return [number for number in some_numbers(play.game, rng, most) if number not in legal][:most]


def _chains(
    both: Both, at: str, seat: int, legal: Sequence[int], numbers: Sequence[int]
) -> Iterator[list[int]]:
    """Moves with a legal first action and an illegal second one, or one that guesses a secret."""
    for first in legal:
        seen = both.ask("POST", f"{at}/look", {"seat": seat, "actions": [first]}).json()
        then = [choice["number"] for choice in seen["choices"]]
        yield from ([first, number] for number in numbers if number not in then)


def _try(both: Both, at: str, frame: Json, actions: list[int]) -> None:
    ask = frame["seq"] if frame["ask"] is None else frame["ask"]
    move = {"seat": frame["observer"], "move_id": "wrong", "ask": ask, "actions": actions}
    if not both.ask("POST", f"{at}/moves", move).is_client_error:
        both.found.append(f"{actions} was taken")
