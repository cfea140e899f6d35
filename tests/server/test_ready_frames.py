"""Frames made ready by ourselves are those that the protocol's own library would make."""

from __future__ import annotations

import msgspec
from hypothesis import example, given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from elfhame.server.messages import Heard
from elfhame.server.wire import packed

EMPTY = len(msgspec.json.encode(Heard(move_id="", seq=None)))


def of_length(size: int) -> Heard:
    """A message that is so many bytes long as JSON."""
    return Heard(move_id="m" * (size - EMPTY), seq=None)


@given(st.integers(EMPTY, 70_000))
@example(125)
@example(126)
@example(65_535)
@example(65_536)
@example(200_000)
def test_a_frame_of_any_length_says_how_long_it_is(size: int) -> None:
    message = of_length(size)
    text = msgspec.json.encode(message)
    assert len(text) == size
    assert packed(message) == Frame(Opcode.TEXT, text).serialize(mask=False)


def test_a_short_frame_after_a_long_one_has_nothing_left_of_it() -> None:
    long, short = packed(of_length(100_000)), packed(of_length(60))
    assert packed(of_length(100_000)) == long
    assert packed(of_length(60)) == short
