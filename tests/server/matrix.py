"""A table with every kind of caller, and every address with an otherwise valid request body."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from litestar import Litestar
from litestar.routes import HTTPRoute, WebSocketRoute
from websockets.exceptions import ConnectionClosed

from elfhame.server.http.asgi import asgi_app
from elfhame.server.live.sockets import REFUSED
from tests.server.client import SHARE, Caller, Json, heard
from tests.server.running import Threaded

PARTS: Final = {"game": "fae", "seat": 0, "lesson": "fae", "step": 2} | dict.fromkeys(
    ("digest", "id", "name", "path"), "unknown"
)
"""Values for the parameters of an address."""
LIVE: Final = "LIVE"
"""The method of an address that is a socket."""
CALLERS: Final = (
    "none",  # has registered no name
    "stranger",  # a guest with no connection to the table
    "former",  # sat at seat 2, and left it to a bot
    "watcher",
    "other",  # sits at seat 1
    "otherkey",  # a program with the key of seat 1
    "owner",  # created the table, and has no seat
    "key",  # a program with the key of seat 0
    "mine",  # sits at seat 0, the one in the addresses
)


SEATS: Final = {"mine": 0, "other": 1, "former": 2}
GUESTS: Final = ("stranger", "former", "watcher", "other", "owner", "mine")


class People:
    """One caller of each kind. They can be replaced with new guests."""

    def __init__(self, server: Threaded) -> None:
        self.server = server
        self._all = {name: Caller(server.address) for name in CALLERS}

    def __getitem__(self, name: str) -> Caller:
        return self._all[name]

    def come(self) -> None:
        """Replace every caller with a new guest."""
        for caller in self._all.values():
            caller.http.cookies.clear()
        for name in GUESTS:
            self[name].post("/api/guests", {"name": name})

    def show(self, name: str, key: str) -> None:
        """Turn this caller into a program with that key."""
        self[name].headers = {"Authorization": f"Bearer {key}"}
        self[name].http.headers.update(self[name].headers)
        self[name].http.headers.pop("Origin", None)

    def close(self) -> None:
        for caller in self._all.values():
            caller.close()


@dataclass(frozen=True)
class Setting:
    """A running game of Fae and its callers. All requests are for seat 0."""

    people: People
    table: str
    keys: Json
    frame: Json


def setting(people: People) -> Setting:
    """A new table at which every caller has the role they are named for."""
    made = people["owner"].make("fae", *["open"] * 3, options={"first": 0}, hints=True)
    table, keys = made["table"], made["links"]
    at = f"/api/tables/{table}"
    for name, seat in SEATS.items():
        people[name].sit(table, seat, keys["seat"])
    people["former"].ask("DELETE", f"{at}/seats/2").raise_for_status()
    people["watcher"].post(f"{at}/watch", {"key": keys["watch"]})
    for name, holder in (("key", "mine"), ("otherkey", "other")):
        people.show(name, people[holder].post(f"{at}/seats/{SEATS[holder]}/key")["key"])
    return Setting(people, table, keys, people["mine"].frame(table))


def addresses(server: Threaded) -> set[str]:
    """Every address of the application, with its method."""
    app: Any = asgi_app(server.app)
    while not isinstance(app, Litestar):
        app = app._asgi  # through the middleware
    found = set()
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            found |= {f"{method} {route.path_format}" for method in route.methods}
        elif isinstance(route, WebSocketRoute):
            found.add(f"{LIVE} {route.path_format}")
    return {address for address in found if not address.startswith("OPTIONS")}


def pages(found: Iterable[str]) -> set[str]:
    """The addresses that return the same read-only page to everyone."""
    return {one for one in found if one.startswith(("GET /", "HEAD /")) and not _SERVED.search(one)}


_SERVED: Final = re.compile(r" /(api/|health$|metrics$)")


def called(name: str, address: str, at: Setting, table: str | None = None) -> tuple[int, bytes]:
    """The status and body that a caller gets; for a socket, the status of its close code."""
    caller = at.people[name]
    method, path = address.split(" ")[:2]
    path = path.format(table=table or at.table, **PARTS)
    query = {"observer": 0} if address.endswith(" as 0") else {}
    if path.endswith("/choices"):
        query = {"seat": 0}
    if method == LIVE:
        return _live(caller, table or at.table, query)
    body = BODIES[address](at) if address in BODIES else None
    response = caller.ask(method, path, body, params=query)
    return response.status_code, response.content


def _live(caller: Caller, table: str, query: dict[str, Any]) -> tuple[int, bytes]:
    with caller.live(table, **query) as socket:
        told = heard(socket)
        if told.get("kind") == "frame":
            return 200, b""
        try:
            socket.recv(20)
        except ConnectionClosed as closed:
            return (closed.rcvd.code if closed.rcvd else 0) - REFUSED, str(told).encode()
    raise AssertionError("a socket that was refused went on")


def _move(at: Setting) -> Json:
    number = at.frame["choices"][0]["number"]
    return {"seat": 0, "move_id": "one", "ask": at.frame["ask"], "actions": [number]}


T: Final = "/api/tables/{table}"
BODIES: Final[dict[str, Callable[[Setting], Json]]] = {
    "POST /api/guests": lambda at: {"name": "Somebody"},
    "PATCH /api/me": lambda at: {"name": "Another"},
    "POST /api/me/open": lambda at: {"key": "no-such-key"},
    "POST /api/lessons/{lesson}/{step}": lambda at: {"actions": []},
    "POST /api/lessons/{lesson}/{step}/look": lambda at: {
        "played": [],
        "actions": [{"kind": "move", "source": "F5", "target": "F4"}],
    },
    "POST /api/tables": lambda at: {"game": "fae", "seats": [{"kind": "open"}] * 2},
    "POST /api/invitations": lambda at: {"key": at.keys["seat"]},
    f"POST {T}/watch": lambda at: {"key": at.keys["watch"]},
    f"POST {T}/watch with a seat's key": lambda at: {"key": at.keys["seat"]},
    f"POST {T}/seats/{{seat}}": lambda at: {"share": SHARE},
    f"POST {T}/seats/{{seat}} with the key": lambda at: {"share": SHARE, "key": at.keys["seat"]},
    f"POST {T}/seats/{{seat}} with a wrong key": lambda at: {"share": SHARE, "key": "no-such-key"},
    f"POST {T}/seats/{{seat}}/seal": lambda at: {"seal": "00" * 32},
    f"POST {T}/seats/{{seat}}/share": lambda at: {"share": SHARE, "nonce": SHARE},
    f"PUT {T}/seats/{{seat}}/bot": lambda at: {"level": "seedling"},
    f"POST {T}/seats/{{seat}}/stand-in": lambda at: {"level": "hazel"},
    f"PUT {T}/seats/{{seat}}/notes": lambda at: {"text": "B is blue"},
    f"POST {T}/moves": _move,
    f"POST {T}/take-back": lambda at: {"seat": 0, "move_id": "two", "seq": at.frame["seq"]},
    f"POST {T}/look": lambda at: {"seat": 0, "actions": _move(at)["actions"]},
    f"POST {T}/why": lambda at: {"seat": 0, "action": _move(at)["actions"][0]},
    f"POST {T}/hint": lambda at: {"seat": 0},
    f"POST {T}/explain": lambda at: {"seat": 0},
}
