"""Browser security: HttpOnly cookies, headers on every response, GETs without side effects."""

from __future__ import annotations

from pathlib import Path

import pytest

from elfhame.server.http.middleware import HEADERS, STRICT_TRANSPORT
from elfhame.server.people.guests import SESSION
from tests.server.client import Caller
from tests.server.matrix import People, T, addresses, called, setting
from tests.server.raw_connections import contents
from tests.server.running import Threaded, threaded


def test_no_script_reads_the_cookie_and_no_other_site_sends_it(frozen: Threaded) -> None:
    caller = Caller(frozen.address)
    told = caller.ask("POST", "/api/guests", {"name": "Ada"})
    caller.close()
    words = {word.strip().lower() for word in told.headers["set-cookie"].split(";")[1:]}
    assert {"httponly", "samesite=lax", "path=/", f"max-age={SESSION}"} <= words
    assert "secure" not in words  # a browser would reject it over plain http
    assert not any(word.startswith("domain") for word in words)
    assert told.json()["token"] is None


def test_behind_https_the_cookie_belongs_to_one_host_alone(data: Path) -> None:
    with threaded(data, address="https://play.example.org") as server:
        caller = Caller(server.address)
        there = {"Host": "play.example.org", "Origin": "https://play.example.org"}
        told = caller.ask("POST", "/api/guests", {"name": "Ada"}, headers=there)
        cookie = told.headers["set-cookie"]
        assert cookie.startswith("__Host-elfhame=")
        words = {word.strip().lower() for word in cookie.split(";")}
        assert {"secure", "httponly", "path=/"} <= words
        shown = {**there, "Cookie": cookie.split(";")[0]}
        assert caller.ask("GET", "/api/me", headers=shown).json()["name"] == "Ada"
        unprefixed = {**there, "Cookie": cookie.split(";")[0].removeprefix("__Host-")}
        assert caller.ask("GET", "/api/me", headers=unprefixed).json() is None
        caller.close()


def test_every_answer_is_dressed_errors_too(
    frozen: Threaded, ada: Caller, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("broken")

    answers = [
        ada.ask("GET", "/api/about"),
        ada.ask("GET", "/api/games/fae/board"),
        ada.ask("GET", "/api/schema/openapi.json"),
        ada.ask("GET", "/metrics"),
        ada.ask("GET", "/nothing"),
        ada.ask("OPTIONS", "/api/me"),
        ada.ask("PUT", "/api/about"),
        ada.ask("POST", "/api/tables", {}),
        ada.ask("POST", "/api/tables", {"game": "a" * 70_000}),
        ada.ask("POST", "/api/tables", {}, headers={"Origin": "http://evil.example"}),
        ada.ask("GET", "/api/about", headers={"Host": "evil.example"}),
    ]
    monkeypatch.setattr(frozen.app.directory, "tables_of", broken)
    answers.append(ada.ask("GET", "/api/me/tables"))
    monkeypatch.setattr("elfhame.server.http.errors.fault_of", broken)
    answers.append(ada.ask("GET", "/nothing-at-all"))
    assert {answer.status_code for answer in answers} >= {200, 204, 400, 403, 404, 405, 413, 500}
    for answer in answers:
        told = {name.encode(): value.encode() for name, value in answer.headers.items()}
        assert dict(HEADERS).items() <= told.items(), answer
        assert b"cache-control" in told
        assert b"server" not in told
        assert answer.status_code < 300 or answer.headers["content-type"] == "application/json"


def test_the_rules_for_pages_allow_no_foreign_script() -> None:
    rules = dict(HEADERS)[b"content-security-policy"].decode().split("; ")
    assert {"script-src 'self'", "object-src 'none'", "base-uri 'none'"} <= set(rules)
    assert {"frame-ancestors 'none'", "require-trusted-types-for 'script'"} <= set(rules)
    assert "unsafe" not in " ".join(rules)


def test_only_what_never_changes_is_kept_by_browsers(ada: Caller) -> None:
    kept = {
        path: ada.ask("GET", path).headers["cache-control"]
        for path in ("/api/about", "/api/me", "/api/me/tables", "/api/games/fae", "/health")
    }
    assert set(kept.values()) == {"no-store"}
    components = ada.get("/api/games/fae")["components"]
    assert "immutable" in ada.ask("GET", components).headers["cache-control"]


def test_no_address_takes_a_key_or_token(ada: Caller) -> None:
    """Addresses end up in browser histories, logs and Referer headers."""
    paths = ada.get("/api/schema/openapi.json")["paths"]
    named = {
        parameter["name"]
        for path in paths.values()
        for operation in path.values()
        for parameter in operation.get("parameters", ())
    }
    known = {"table", "seat", "game", "digest", "observer", "since", "language", "lesson", "step"}
    assert named == known


def test_a_get_changes_nothing(frozen: Threaded) -> None:
    people = People(frozen)
    people.come()
    at = setting(people)
    before = contents(frozen)
    reading = sorted(address for address in addresses(frozen) if address.startswith("GET"))
    assert f"GET {T}" in reading
    for address in reading:
        for name in ("none", "stranger", "mine"):
            told = {called(name, address, at) for _ in range(3)}
            assert len(told) == 1 or address.endswith(("/metrics", "/health")), address
    assert contents(frozen) == before
    people.close()


def test_a_link_may_be_looked_at_before_it_is_used(frozen: Threaded, ada: Caller) -> None:
    """Link previews fetch the page without taking the seat."""
    made = ada.make("fae", "open", "open")
    key = made["links"]["seat"]
    before = contents(frozen)
    preview = Caller(frozen.address)
    for _ in range(50):
        assert preview.post("/api/invitations", {"key": key})["seats"][0]["kind"] == "open"
    preview.close()
    assert contents(frozen) == before


def test_a_page_of_the_same_name_but_another_scheme_is_a_stranger(data: Path) -> None:
    with threaded(data, address="https://play.example.org") as server:
        caller = Caller(server.address)
        for host, origin, status in (
            ("play.example.org", "https://play.example.org", 201),
            ("play.example.org", "http://play.example.org", 403),
            ("play.example.org:80", "http://play.example.org:80", 403),
            ("127.0.0.1", "http://127.0.0.1", 201),
            ("127.0.0.1", "https://127.0.0.1", 403),
        ):
            headers = {"Host": host, "Origin": origin}
            answer = caller.ask("POST", "/api/guests", {"name": "Ada"}, headers=headers)
            assert answer.status_code == status, (host, origin)
        caller.close()


def test_only_a_server_behind_https_forbids_plain_http(frozen: Threaded, data: Path) -> None:
    name, value = (part.decode() for part in STRICT_TRANSPORT)
    public = "https://play.example.org"
    with threaded(data, address=public) as server, Caller(server.address) as secure:
        assert secure.ask("GET", "/health").headers[name] == value == "max-age=31536000"
        assert secure.ask("GET", "/nothing").headers[name] == value
    with Caller(frozen.address) as plain:
        assert name not in plain.ask("GET", "/health").headers
