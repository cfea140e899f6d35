"""Sockets accept moves and nothing else. Abusive ones are closed, and no one else is affected."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import pytest

from tests.server.client import PROMPT, Caller
from tests.server.raw_connections import Raw
from tests.server.running import Threaded

MOVE: Final = b'{"seat":0,"move_id":"m","ask":1,"actions":[0]}'
MORE: Final = MOVE[:-1] + b',"more":1}'
NOISE: Final[dict[str, Callable[[Raw], None]]] = {
    "text": lambda raw: raw.frame(0x1, b"hello"),
    "no text at all": lambda raw: raw.frame(0x1, b""),
    "half a move": lambda raw: raw.frame(0x1, b'{"seat":0,"move_id":"m","ask":1'),
    "a move with more to it": lambda raw: raw.frame(0x1, MORE),
    "a move in bytes": lambda raw: raw.frame(0x2, MOVE),
    "deep brackets": lambda raw: raw.frame(0x1, b"[" * 1000),
    "bytes": lambda raw: raw.frame(0x2, b"\x00\xff" * 100),
    "a huge frame": lambda raw: raw.frame(0x1, b"a" * 100_000),
    "a frame that says it is huge": lambda raw: raw.send(b"\x81\xff" + b"\xff" * 8 + b"mask"),
    "fragments": lambda raw: raw.send(b"\x01\x81mask\x0c" + b"\x00\x81mask\x0c" * 2000),
    "no text": lambda raw: raw.frame(0x1, b"\xff\xfe\xfd"),
    "no mask": lambda raw: raw.send(b"\x81\x02hi"),
    "an unknown code": lambda raw: raw.frame(0xB, b""),
    "reserved bits": lambda raw: raw.send(b"\xf1\x80mask"),
    "a long ping": lambda raw: raw.frame(0x9, b"a" * 126),
    "another request": lambda raw: raw.send(b"GET / HTTP/1.1\r\n\r\n"),
}


@pytest.mark.parametrize("noise", NOISE.values(), ids=list(NOISE))
def test_a_socket_listens_to_no_noise(
    frozen: Threaded, ada: Caller, noise: Callable[[Raw], None]
) -> None:
    table = ada.make("fae", "person", "open")
    ada.sit(table["table"], 0)
    before = ada.frame(table["table"])
    raw = Raw(frozen, f"/api/tables/{table['table']}/live", ada)
    with suppress(OSError):
        noise(raw)
    assert raw.ended()
    assert ada.frame(table["table"]) == before


def test_a_flood_of_pings_is_answered_and_hurts_nobody(frozen: Threaded, ada: Caller) -> None:
    table = ada.make("fae", "open", "open")["table"]
    raw = Raw(frozen, f"/api/tables/{table}/live", ada)
    for _ in range(500):
        raw.frame(0x9, b"are you there")
    begun = time.monotonic()
    ada.get("/api/about")
    assert time.monotonic() - begun < PROMPT
    raw.close()


def test_half_a_handshake_keeps_nobody_waiting(frozen: Threaded, ada: Caller) -> None:
    halves = [Raw(frozen, None) for _ in range(50)]
    for half in halves:
        half.send(b"GET /api/tables/x/live HTTP/1.1\r\nHost: localhost\r\nUpgrade: webso")
    begun = time.monotonic()
    ada.get("/api/about")
    assert time.monotonic() - begun < PROMPT
    for half in halves:
        half.close()
