"""Message lengths leak little."""

from __future__ import annotations

import msgspec
from hypothesis import example, given
from hypothesis import strategies as st

from elfhame.server.broadcast.frames import text_of
from elfhame.server.http.padding import STEP
from elfhame.server.messages import Heard
from tests.server.client import Caller

EMPTY = len(msgspec.json.encode(Heard(move_id="", seq=None)))


@given(st.integers(EMPTY, 70_000))
@example(256)
@example(257)
def test_a_message_is_padded_with_less_than_a_step(size: int) -> None:
    message = Heard(move_id="m" * (size - EMPTY), seq=None)
    text = text_of(message)
    assert text.rstrip() == msgspec.json.encode(message).decode()
    assert len(text) % STEP == 0
    assert 0 <= len(text) - size < STEP


def test_lengths_go_by_steps(ada: Caller) -> None:
    table = ada.make("fae", "person", "seedling")["table"]
    ada.sit(table, 0)
    at = f"/api/tables/{table}"
    for path in (at, f"{at}/choices?seat=0", "/api/me/tables"):
        assert len(ada.ask("GET", path).content) % STEP == 0
    with ada.live(table) as socket:
        assert len(socket.recv(20, decode=False)) % STEP == 0
