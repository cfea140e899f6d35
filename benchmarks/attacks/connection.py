"""Attacks that need nothing but connections."""

from __future__ import annotations

from contextlib import suppress

from benchmarks.attacks.attacker import Attack, Attacker, frame

MANY = 1_200
HEAD = b"Host: 127.0.0.1\r\n"
REQUEST = b"GET /api/me HTTP/1.1\r\n" + HEAD + b"\r\n"
HALF_BODY = b"POST /api/guests HTTP/1.1\r\n" + HEAD + b"Content-Length: 900\r\n\r\n{"


def pipelined(attacker: Attacker) -> None:
    """Send requests without waiting for answers; reconnect when closed."""
    while attacker.going:
        with suppress(OSError):
            attacker.flood(attacker.connect(), 64 * REQUEST)


def endless_head(attacker: Attacker) -> None:
    """Send endless headers; reconnect when closed."""
    while attacker.going:
        with suppress(OSError):
            more = 64 * b"X-Header: abcdefghijklmnopqrstuvwxyz\r\n"
            attacker.flood(attacker.connect(), more, b"GET / HTTP/1.1\r\n")


def half_heads(attacker: Attacker) -> None:
    attacker.hold(b"GET /api/me HTTP/1.1\r\nHost: 127", MANY)


def half_bodies(attacker: Attacker) -> None:
    attacker.hold(HALF_BODY, MANY)


def half_bodies_after_a_request(attacker: Attacker) -> None:
    attacker.hold(REQUEST + HALF_BODY, MANY)


def idle(attacker: Attacker) -> None:
    attacker.hold(b"", MANY)


def reconnect(attacker: Attacker) -> None:
    """Connect, ask for a socket, send 15 kB of pings, hang up; again and again."""
    token = attacker.guest()
    path = attacker.table(token)
    while attacker.going:
        with suppress(OSError), attacker.socket(path, token) as line:
            line.sendall(2_500 * frame(0x9, b""))


ATTACKS = (
    Attack("pipelined requests", pipelined),
    Attack("headers without end", endless_head),
    Attack("1,200 half heads", half_heads, 12.0),
    Attack("1,200 half bodies", half_bodies, 12.0),
    Attack("1,200 half bodies, each after a request", half_bodies_after_a_request, 12.0),
    Attack("1,200 idle connections", idle, 12.0),
    Attack("connect, upgrade, 15 kB of pings, again", reconnect),
)
