"""FrameCache are those that the protocol's library would make, and their lengths tell little."""

from __future__ import annotations

import msgspec
from hypothesis import example, given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from elfhame.server.http.padding import STEP
from elfhame.server.live.wire import packed
from elfhame.server.messages import Heard
from tests.server.client import Caller

EMPTY = len(msgspec.json.encode(Heard(move_id="", seq=None)))


def of_length(size: int) -> Heard:
    """A message that is so many bytes long as JSON."""
    return Heard(move_id="m" * (size - EMPTY), seq=None)


@given(st.integers(EMPTY, 70_000))
@example(256)
@example(257)
@example(65_280)
@example(65_281)
@example(200_000)
def test_a_frame_of_any_length_says_how_long_it_is(size: int) -> None:
    message = of_length(size)
    text = msgspec.json.encode(message)
    assert len(text) == size
    whole = text.ljust(-(-size // STEP) * STEP)
    assert packed(message) == Frame(Opcode.TEXT, whole).serialize(mask=False)


def test_a_short_frame_after_a_long_one_has_nothing_left_of_it() -> None:
    long, short = packed(of_length(100_000)), packed(of_length(60))
    assert packed(of_length(100_000)) == long
    assert packed(of_length(60)) == short


def test_lengths_go_by_steps(ada: Caller) -> None:
    table = ada.make("fae", "person", "seedling")["table"]
    ada.sit(table, 0)
    at = f"/api/tables/{table}"
    for path in (at, f"{at}/choices?seat=0", "/api/me/tables"):
        assert len(ada.ask("GET", path).content) % STEP == 0
    with ada.live(table) as socket:
        assert len(socket.recv(20, decode=False)) % STEP == 0
