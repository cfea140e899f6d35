"""Responses without secrets are compressed; frames that are sent repeatedly are not."""

from __future__ import annotations

import httpx

from tests.server.client import SHARE, Caller


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
