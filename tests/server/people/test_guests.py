"""Tokens and keys: stored only as hashes, and void once used, expired or replaced."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed

from elfhame.server.people.guests import DEVICE, SESSION
from tests.server.client import Caller, fault, guest, heard, program
from tests.server.raw_connections import request
from tests.server.running import Clock, Threaded


def test_what_opens_a_door_is_not_kept(frozen: Threaded, ada: Caller) -> None:
    robot = program(frozen.address)
    made = ada.make("fae", "person", "open")
    ada.sit(made["table"], 0)
    key = ada.post(f"/api/tables/{made['table']}/seats/0/key")["key"]
    device = ada.post("/api/me/devices")["key"]
    other = Caller(frozen.address)
    other.post("/api/me/open", {"key": ada.post("/api/me/devices")["key"]})
    cookies = [str(one.value) for caller in (ada, other) for one in caller.http.cookies.jar]
    tokens = [robot.headers["Authorization"].removeprefix("Bearer "), key, device, *cookies]
    files = [path.read_bytes() for path in frozen.settings.data.iterdir()]
    assert len({len(token) for token in tokens}) == 1
    assert made["links"]["seat"].encode() in b"".join(files), "nothing was read"
    for token in tokens:
        assert not any(token.encode() in content for content in files)
    for caller in (robot, other):
        caller.close()


def test_a_device_link_works_once_and_not_for_long(
    frozen: Threaded, ada: Caller, clock: Clock
) -> None:
    told = ada.post("/api/me/devices")
    assert told["expires"] == clock() + 1000 * DEVICE
    phone, thief = Caller(frozen.address), Caller(frozen.address)
    assert phone.post("/api/me/open", {"key": told["key"]})["id"] == ada.get("/api/me")["id"]
    fault(thief.ask("POST", "/api/me/open", {"key": told["key"]}), 404, "unknown")
    late = ada.post("/api/me/devices")["key"]
    clock.pass_seconds(DEVICE)
    fault(thief.ask("POST", "/api/me/open", {"key": late}), 404, "unknown")
    assert phone.get("/api/me") == ada.get("/api/me")
    thief.headers = {"Authorization": f"Bearer {ada.post('/api/me/devices')['key']}"}
    fault(thief.ask("GET", "/api/me/tables", headers=thief.headers), 401, "stranger")
    for caller in (phone, thief):
        caller.close()


def test_a_session_ends_with_its_time_or_when_it_is_asked_to(
    frozen: Threaded, ada: Caller, clock: Clock
) -> None:
    cookies = "; ".join(f"{one.name}={one.value}" for one in ada.http.cookies.jar)
    shown = {"Cookie": cookies.encode()}
    assert request(frozen, b"GET", b"/api/me/tables", **shown).startswith(b"HTTP/1.1 200")
    # Some proxies require a password of their own, in the header that programs use.
    basic = {"Authorization": "Basic ZWxmOmhhbWU="}
    assert ada.ask("DELETE", "/api/me/session", headers=basic).status_code == 204
    assert request(frozen, b"GET", b"/api/me/tables", **shown).startswith(b"HTTP/1.1 401")
    again = guest(frozen.address)
    clock.pass_seconds(SESSION + 60)
    fault(again.ask("GET", "/api/me/tables"), 401, "stranger")
    again.close()


def test_a_new_key_of_a_seat_voids_the_one_before(frozen: Threaded, ada: Caller) -> None:
    made = ada.make("fae", "person", "open")
    table = f"/api/tables/{made['table']}"
    ada.sit(made["table"], 0)
    old, new = (Caller(frozen.address, ada.post(f"{table}/seats/0/key")["key"]) for _ in range(2))
    fault(old.ask("GET", table), 404, "unknown")
    assert new.get(table)["observer"] == 0
    assert new.get(table)["links"] is None
    ada.ask("DELETE", f"{table}/seats/0").raise_for_status()
    fault(new.ask("GET", table), 404, "unknown")
    for caller in (old, new):
        caller.close()


def test_signing_out_closes_this_device_s_sockets_and_no_others(
    frozen: Threaded, ada: Caller
) -> None:
    made = ada.make("fae", "person", "open")
    phone = Caller(frozen.address)
    phone.post("/api/me/open", {"key": ada.post("/api/me/devices")["key"]})
    with ada.live(made["table"]) as here, phone.live(made["table"]) as there:
        heard(here)
        heard(there)
        ada.ask("DELETE", "/api/me/session")
        assert heard(here)["code"] == "stranger"
        with pytest.raises(ConnectionClosed) as closed:
            here.recv(5)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
        phone.sit(made["table"], 0)
        assert heard(there)["kind"] == "frame"
    phone.close()
