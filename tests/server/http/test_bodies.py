"""Bodies without secrets are compressed, others are padded so that their lengths leak little."""

from __future__ import annotations

import httpx
import msgspec
from hypothesis import example, given
from hypothesis import strategies as st

from elfhame.server.broadcast.frames import STEP, text_of
from elfhame.server.messages import MoveAnswer
from tests.server.client import SHARE, Caller

EMPTY = len(msgspec.json.encode(MoveAnswer(move_id="", seq=None)))


def is_packed(told: httpx.Response) -> bool:
    assert told.is_success, told.text
    return "gzip" in told.headers.get_list("content-encoding")


def test_what_everybody_may_read_is_packed(ada: Caller) -> None:
    components = ada.get("/api/games/fae")["components"]
    for path in (components, "/api/games/fae/rules", "/api/games/fae/board"):
        told = ada.ask("GET", path)
        assert is_packed(told)
        assert "accept-encoding" in told.headers["vary"].lower()
        plain = ada.ask("GET", path, headers={"Accept-Encoding": "identity"})
        assert not is_packed(plain)
        assert plain.content == told.content
        assert told.num_bytes_downloaded < len(told.content) / 2


def test_secrets_are_packed_for_someone_who_sits_down_and_never_after(ada: Caller) -> None:
    table = ada.make("fae", "person", "seedling")["table"]
    taken = ada.ask("POST", f"/api/tables/{table}/seats/0", {"share": SHARE})
    assert is_packed(taken)
    for path in ("", "?observer=0", "/choices?seat=0"):
        told = ada.ask("GET", f"/api/tables/{table}{path}")
        assert len(told.content) > 2048 or path
        assert not is_packed(told)


def test_only_the_record_of_a_finished_game_is_compressed(ada: Caller) -> None:
    table = ada.make("trails", "person")["table"]
    frame = ada.sit(table, 0)
    path = f"/api/tables/{table}/record"
    assert not is_packed(ada.ask("GET", path))
    while frame["status"] == "running":
        ada.move(table, frame).raise_for_status()
        frame = ada.frame(table)
    told = ada.ask("GET", path)
    assert is_packed(told)
    assert told.headers["vary"] == "accept-encoding"
    assert told.headers["content-disposition"].startswith("attachment")
    assert told.num_bytes_downloaded < len(told.content)
    plain = ada.ask("GET", path, headers={"Accept-Encoding": "identity"})
    assert not is_packed(plain)
    assert plain.json() == told.json()


@given(st.integers(EMPTY, 70_000))
@example(256)
@example(257)
def test_a_message_is_padded_with_less_than_a_step(size: int) -> None:
    message = MoveAnswer(move_id="m" * (size - EMPTY), seq=None)
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
