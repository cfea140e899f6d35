"""Invalid requests of any kind are refused, change nothing, and don't affect other callers."""

from __future__ import annotations

import json
import logging
import time
from pathlib import Path
from typing import Final

import pytest

from tests.server.client import SHARE, Caller, Json, fault
from tests.server.raw_connections import Raw, contents, handshake, request
from tests.server.running import Threaded, threaded

JSON: Final = {"Content-Type": "application/json"}
DEEP: Final = b"[" * 20_000 + b"]" * 20_000
TABLE: Final = b'{"game":"fae","seats":[{"kind":"open"},{"kind":"open"}],"options":%b}'
BODIES: Final = {
    "nothing": b"",
    "no JSON": b"game=fae&seats=2",
    "half of it": b'{"game":"fae","seats":[',
    "another shape": b"[1,2,3]",
    "null": b"null",
    "nested without end": TABLE % DEEP,
    "a move nested without end": b'{"seat":0,"move_id":"a","ask":1,"actions":[{"a":%b'
    % DEEP[:9000],
    "brackets alone": b"[" * 60_000,
    "objects in objects": b'{"a":' * 12_000,
    "a huge whole number": TABLE % (b'{"first":' + b"9" * 5000 + b"}"),
    "a number beyond floats": TABLE % b'{"first":1e999}',
    "not a number": TABLE % b'{"first":NaN}',
    "bytes that are no text": TABLE % b'{"\xff\xfe":1}',
    "half a surrogate": TABLE % b'{"\\ud800":1}',
    "an unknown field": TABLE % b'{},"owner":"me"',
    "an unknown option": TABLE % b'{"__class__":"x"}',
    "zero bytes": TABLE % b'{"\x00":1}',
    "too much": b'{"game":"' + b"a" * 70_000 + b'"}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=list(BODIES))
def test_a_body_that_cannot_be_read_changes_nothing(
    frozen: Threaded, ada: Caller, body: bytes
) -> None:
    before = contents(frozen)
    for path in ("/api/tables", "/api/invitations", "/api/me/open", "/api/tables/x/moves"):
        response = ada.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert response.status_code in (400, 413), (path, response.text)
        assert response.json()["sentence"]
    assert contents(frozen) == before


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_beyond_the_limit_is_not_read(frozen: Threaded, ada: Caller, chunked: bool) -> None:
    body = b'{"name":"' + b"a" * 200_000 + b'"}'
    content = (body[start : start + 8192] for start in range(0, len(body), 8192))
    response = ada.http.post("/api/guests", content=content if chunked else body, headers=JSON)
    fault(response, 413, "too-large")


def test_a_client_that_hangs_up_is_not_an_error_of_the_server(
    data: Path, caplog: pytest.LogCaptureFixture
) -> None:
    half = b"POST /api/guests HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    with caplog.at_level(logging.INFO, "elfhame"), threaded(data) as fresh:
        raw = Raw(fresh, None)
        raw.send(half + b'Content-Length: 100\r\n\r\n{"name":')
        raw.close()
        for _ in range(100):
            if any(getattr(record, "status", 0) == 400 for record in caplog.records):
                break
            time.sleep(0.05)
    assert {getattr(record, "status", None) for record in caplog.records} == {400}


def test_of_a_name_that_comes_twice_the_last_counts(ada: Caller) -> None:
    body = b'{"name":"First","name":"Second"}'
    assert ada.http.post("/api/guests", content=body, headers=JSON).json()["name"] == "Second"


@pytest.mark.parametrize("kind", ["text/plain", "multipart/form-data", "", "application/msgpack"])
def test_a_form_is_no_request(frozen: Threaded, ada: Caller, kind: str) -> None:
    """Another site's page can send forms without a preflight request, even with JSON inside."""
    before = contents(frozen)
    headers = {"Content-Type": kind}
    for body in (b"name=Eve", b'{"name":"Eve"}'):
        fault(ada.http.post("/api/guests", content=body, headers=headers), 415, "not-json")
    foreign = {**headers, "Origin": "http://evil.example"}
    response = ada.http.post("/api/guests", content=b'{"name":"Eve"}', headers=foreign)
    fault(response, 403, "origin")
    assert contents(frozen) == before


@pytest.mark.parametrize(
    "host",
    [b"evil.example", b"[", b"[::1", b"", b"localhost.evil.example", b"127.0.0.1.nip.io", b"\xff"],
)
def test_a_name_that_others_can_point_here_is_not_ours(
    frozen: Threaded, ada: Caller, host: bytes
) -> None:
    for method in (b"GET", b"POST"):
        assert request(frozen, method, b"/api/about", Host=host).startswith(b"HTTP/1.1 403")
    assert handshake(frozen, "/api/tables/x/live", Host=host).startswith(b"HTTP/1.1 403")


@pytest.mark.parametrize(
    "origin", [b"http://evil.example", b"null", b"http://[", b"", b"\xff\xff", b"file://"]
)
def test_a_page_elsewhere_can_change_nothing_and_hear_nothing(
    frozen: Threaded, ada: Caller, origin: bytes
) -> None:
    before = contents(frozen)
    cookie = "; ".join(f"{one.name}={one.value}" for one in ada.http.cookies.jar).encode()
    for method in (b"POST", b"PATCH", b"DELETE", b"PUT"):
        told = request(frozen, method, b"/api/me", Origin=origin, Cookie=cookie)
        assert told.startswith(b"HTTP/1.1 403"), told
    table = ada.make("fae", "open", "open")["table"]
    live = f"/api/tables/{table}/live"
    assert handshake(frozen, live, Origin=origin, Cookie=cookie).startswith(b"HTTP/1.1 403")
    assert contents(frozen)["guests"] == before["guests"]


def test_a_cookie_without_an_origin_is_no_browsers_doing(frozen: Threaded, ada: Caller) -> None:
    cookie = "; ".join(f"{one.name}={one.value}" for one in ada.http.cookies.jar).encode()
    assert request(frozen, b"DELETE", b"/api/me/session", Cookie=cookie).startswith(b"HTTP/1.1 403")
    table = ada.make("fae", "open", "open")["table"]
    told = handshake(frozen, f"/api/tables/{table}/live", Cookie=cookie)
    assert told.startswith(b"HTTP/1.1 403")
    assert ada.ask("GET", "/api/me").status_code == 200


def test_a_deep_action_or_option_is_refused(ada: Caller) -> None:
    made = ada.make("trails", "open")
    ada.sit(made["table"], 0, made["links"]["seat"])
    deep: Json = {}
    for _ in range(200):
        deep = {"kind": deep}
    for action in (deep, {"kind": "lay" * 1000}, {"kind": None}, {}, {"kind": ["lay"]}, 10**9):
        for path, body in (
            ("moves", {"seat": 0, "move_id": "a", "ask": 1, "actions": [action]}),
            ("look", {"seat": 0, "actions": [action]}),
        ):
            response = ada.ask("POST", f"/api/tables/{made['table']}/{path}", body)
            assert response.status_code in (400, 422), (path, action, response.text)
        asked = {"seat": 0, "action": action}
        response = ada.ask("POST", f"/api/tables/{made['table']}/why", asked)
        assert response.status_code in (200, 400, 422)
        assert response.status_code != 200 or not response.json()["allowed"]


def test_a_move_cannot_guess_what_it_would_bring_to_light(ada: Caller) -> None:
    """Otherwise repeated refusals would reveal the next card of the pile at no cost."""
    made = ada.make("trails", "open")
    table = f"/api/tables/{made['table']}"
    frame = ada.sit(made["table"], 0, made["links"]["seat"])
    begun = _choices_until_revealing(ada, table, frame)
    answers = set()
    for number in range(16_384, 16_384 + 58):
        answers.add(ada.move(made["table"], frame, *begun, number).content)
        looking = {"seat": 0, "actions": [*begun, number, number]}
        answers.add(ada.ask("POST", f"{table}/look", looking).content)
    assert len(answers) == 1
    refusal = json.loads(answers.pop())
    assert (refusal["code"], refusal["field"]) == ("learned", f"actions[{len(begun)}]")
    assert ada.frame(made["table"])["seq"] == frame["seq"]


def _choices_until_revealing(ada: Caller, table: str, frame: Json) -> list[int]:
    """First choices in a row, up to the one that would reveal something."""
    actions, choices = [], frame["choices"]
    while True:
        actions.append(choices[0]["number"])
        seen = ada.post(f"{table}/look", {"seat": 0, "actions": actions})
        if seen["learns"]:
            return actions
        choices = seen["choices"]


def test_a_seat_is_taken_with_random_bytes_alone(ada: Caller) -> None:
    made = ada.make("fae", "person", "open")
    for share in ("", SHARE + "\n", SHARE.upper(), SHARE[:-1] + "g", SHARE * 2, "٠" * 32):
        response = ada.ask("POST", f"/api/tables/{made['table']}/seats/0", {"share": share})
        fault(response, 400, "malformed")
