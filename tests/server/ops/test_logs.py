"""Logs say that something happened, but never contain names, secrets or message contents."""

from __future__ import annotations

import io
import json
import logging
import sys
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from elfhame.server.ops import logs
from elfhame.server.ops.logs import FIELDS
from tests.server.client import Caller, guest, program
from tests.server.raw_connections import request
from tests.server.running import Threaded, threaded

CANARY = "canary7f3a"
SHARES = ("ca" * 16, "fe" * 16)
AtTable = tuple[list[Caller], str]


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """Everything a server logs: its own lines from DEBUG up, its libraries' as usual."""
    paper = io.StringIO()
    root, own = logging.getLogger(), logging.getLogger("elfhame")
    before = root.handlers[:], own.level
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stderr", paper)
        logs.configure(logging.DEBUG)
    yield paper
    root.handlers[:], own.level = before


@pytest.fixture
def frozen(written: io.StringIO, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    with threaded(tmp_path_factory.mktemp("logs") / "data") as running:
        yield running


@pytest.fixture
def at_table(frozen: Threaded) -> Iterator[AtTable]:
    """Two people and their programs at a table."""
    callers, table = played(frozen)
    yield callers, table
    for caller in callers:
        caller.close()


def played(frozen: Threaded) -> AtTable:
    """The same, after they have used every key and token they have."""
    ada, bo = guest(frozen.address, f"Ada {CANARY}"), guest(frozen.address, f"Bo {CANARY}")
    robot = program(frozen.address, f"Robot {CANARY}")
    made = ada.make("fae", "person", "open", "seedling", options={"first": 0})
    table, keys = made["table"], made["links"]
    ada.sit(table, 0, share=SHARES[0])
    bo.sit(table, 1, keys["seat"], share=SHARES[1])
    robot.post(f"/api/tables/{table}/watch", {"key": keys["watch"]})
    key = ada.post(f"/api/tables/{table}/seats/0/key")["key"]
    ada.post("/api/me/devices")
    ada.move(table, ada.frame(table), move_id=CANARY).raise_for_status()
    return [ada, bo, robot, Caller(frozen.address, key)], table


def misbehaved(frozen: Threaded, callers: list[Caller], table: str) -> None:
    """Cause errors, theirs and ours, each involving something secret."""
    ada, bo, *_ = callers
    ada.ask("GET", f"/api/tables/{table}", params={"language": CANARY})
    ada.ask("GET", f"/{CANARY}", params={CANARY: CANARY})
    ada.ask("POST", "/api/tables", {"game": CANARY, CANARY: 1})
    ada.ask("POST", f"/api/tables/{table}/moves", {"seat": 0, CANARY: 1})
    ada.ask("POST", "/api/invitations", {"key": f"{CANARY}-{CANARY}"})
    bo.ask("GET", f"/api/tables/{table}", params={"observer": 0})
    ada.ask("GET", "/api/me", headers={"User-Agent": CANARY, "Referer": CANARY})
    request(frozen, b"GET", b"/api/me", Host=CANARY.encode())
    request(frozen, CANARY.upper().encode(), b"/api/me")
    with ada.live(table, language=CANARY) as socket, suppress(ConnectionClosed):
        socket.send(CANARY)
        for _ in range(9):
            socket.recv(5)
    with suppress(ConnectionClosed, InvalidStatus), bo.live(CANARY) as socket:
        socket.recv(5)


def broken(frozen: Threaded, ada: Caller, table: str, patch: pytest.MonkeyPatch) -> None:
    """Cause internal errors whose values are secrets."""

    def fails(*values: object) -> None:
        raise ValueError(f"{CANARY} {values}")

    with patch.context() as mine:
        mine.setattr("elfhame.server.broadcast.renderer.Renderer.frame", fails)
        assert ada.ask("GET", f"/api/tables/{table}?language=pt-BR").status_code == 500
        with ada.live(table, language="fr") as socket:
            assert json.loads(socket.recv(5))["code"] == "broken"
            with pytest.raises(ConnectionClosed):
                socket.recv(5)
        mine.setattr("elfhame.server.http.errors.fault_of", fails)
        assert ada.ask("GET", "/nothing").status_code == 500


def test_no_log_holds_a_name_a_token_a_key_a_share_a_secret_a_seed_or_a_query(
    frozen: Threaded, written: io.StringIO, at_table: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    callers, table = at_table
    misbehaved(frozen, callers, table)
    broken(frozen, callers[0], table, monkeypatch)
    found = frozen.do(frozen.app.tables.find(table))
    facts = found.facts
    hidden = {CANARY, *SHARES, found.play.seed.hex(), facts.secret.hex(), repr(facts.secret)}
    hidden |= {urlsafe_b64encode(facts.secret).decode(), facts.seat_key, facts.watch_key}
    for caller in callers:
        hidden |= {str(cookie.value) for cookie in caller.http.cookies.jar}
        hidden |= set(caller.headers.get("Authorization", "Bearer Bearer").split(" ")[1:])
    told = written.getvalue()
    assert "answered" in told
    assert "an error of our own" in told
    for secret in hidden - {"Bearer"}:
        assert secret.lower() not in told.lower(), secret


def test_a_line_holds_only_what_is_named(
    frozen: Threaded, written: io.StringIO, at_table: AtTable
) -> None:
    callers, table = at_table
    misbehaved(frozen, callers, table)
    usual = {"at", "level", "logger", "message", "error", "where", *FIELDS}
    lines = written.getvalue().splitlines()
    assert len(lines) > 10
    for line in lines:
        assert json.loads(line).keys() <= usual, line


def test_what_went_wrong_is_told_by_its_place(
    frozen: Threaded, written: io.StringIO, at_table: AtTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    callers, table = at_table
    broken(frozen, callers[0], table, monkeypatch)
    wrong = [json.loads(line) for line in written.getvalue().splitlines() if "where" in line]
    assert {line["error"] for line in wrong} == {"ValueError"}
    assert all(any("fails:" in place for place in line["where"]) for line in wrong)
