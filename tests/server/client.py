"""A simple client for tests: a person or program that calls the API and follows tables."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final

import httpx
from websockets.sync.client import ClientConnection, connect

Json = Any
PROMPT: Final = 2.0
"""Seconds within which an honest caller gets an answer, even on a busy machine."""
SHARE = "00112233445566778899aabbccddeeff"


class Caller:
    """A caller identified by a cookie, by a token, or not at all."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.address = address
        self.headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": address}
        self.http = httpx.Client(base_url=address, headers=self.headers, timeout=30)

    def ask(self, method: str, path: str, body: Json = None, **more: Any) -> httpx.Response:
        return self.http.request(method, path, json=body, **more)

    def get(self, path: str, **more: Any) -> Json:
        return answer(self.ask("GET", path, **more))

    def post(self, path: str, body: Json = None, **more: Any) -> Json:
        return answer(self.ask("POST", path, body, **more))

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Caller:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # ---------------------------------------------------------------- tables

    def make(self, game: str, *seats: str, **more: Any) -> Json:
        """Create a table. Each seat is `open`, `person`, or the level of a bot."""
        plans = [plan(seat) for seat in seats]
        return self.post("/api/tables", {"game": game, "seats": plans, **more})

    def sit(self, table: str, seat: int, key: str | None = None, share: str = SHARE) -> Json:
        return self.post(f"/api/tables/{table}/seats/{seat}", {"share": share, "key": key})

    def frame(self, table: str, observer: int | None = None, since: int = -1) -> Json:
        params = {"since": since} | ({} if observer is None else {"observer": observer})
        return self.get(f"/api/tables/{table}", params=params)

    def move(
        self, table: str, frame: Json, *actions: Any, move_id: str | None = None
    ) -> httpx.Response:
        """Answer the frame's question, by default with its first choice."""
        body = reply(frame, *actions, move_id=move_id)
        return self.ask("POST", f"/api/tables/{table}/moves", body)

    @contextmanager
    def live(self, table: str, **query: Any) -> Iterator[ClientConnection]:
        """A socket that follows the table."""
        address = self.address.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        cookies = "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)
        headers = self.headers | ({"Cookie": cookies} if cookies else {})
        params = str(httpx.QueryParams(query))
        with connect(
            f"{address}?{params}", additional_headers=headers, compression=None, open_timeout=30
        ) as socket:
            yield socket


def reply(frame: Json, *actions: Any, move_id: str | None = None) -> Json:
    """A move that answers the frame's question, by default with its first choice."""
    return {
        "seat": frame["observer"],
        "move_id": move_id or secrets.token_hex(8),
        "ask": frame["ask"],
        "actions": list(actions) or [frame["choices"][0]["number"]],
    }


def heard(socket: ClientConnection, timeout: float = 20) -> Json:
    """The next message from a socket."""
    return json.loads(socket.recv(timeout))


def answered(socket: ClientConnection, move: Json) -> Json:
    """Send a move over a socket, and return the answer."""
    socket.send(json.dumps(move))
    while (told := heard(socket))["kind"] != "heard":
        pass
    assert told["move_id"] == move["move_id"]
    return told


def said(socket: ClientConnection, move: Json) -> Json:
    """Send a move over a socket, and return its seq, or None if it is refused."""
    told = answered(socket, move)
    assert (told["seq"] is None) == (told["problem"] is not None) == (told["status"] != 200)
    return told["seq"]


@contextmanager
def visitors(address: str) -> Iterator[Callable[[str], Caller]]:
    """Creates guests by name, and closes their connections afterwards."""
    with ExitStack() as stack:

        def come(name: str) -> Caller:
            caller = guest(address, name)
            stack.callback(caller.close)
            return caller

        yield come


def guest(address: str, name: str = "Ada") -> Caller:
    """A browser whose user has registered a name."""
    caller = Caller(address)
    caller.post("/api/guests", {"name": name})
    return caller


def program(address: str, name: str = "A program") -> Caller:
    """A program with a guest's token."""
    caller = Caller(address)
    told = caller.post("/api/guests", {"name": name, "program": True})
    caller.close()
    return Caller(address, told["token"])


def answer(response: httpx.Response) -> Json:
    """The body of a successful response."""
    assert response.is_success, (response.status_code, response.text)
    return response.json() if response.content else None


def fault(response: httpx.Response, status: int, code: str) -> Json:
    """The body of an error response."""
    body = response.json()
    assert (response.status_code, body["code"]) == (status, code), response.text
    assert body["sentence"]
    return body


def plan(seat: str) -> Json:
    return {"kind": seat} if seat in ("open", "person") else {"kind": "bot", "level": seat}


def troubles(address: str) -> list[str]:
    """What is wrong with the server, as it says itself."""
    with Caller(address) as host:
        told = host.get("/health")
    assert told["status"] == ("degraded" if told["troubles"] else "ok")
    return list(told["troubles"])
