"""A server behind Caddy, as on the internet: games work, and nothing private gets out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.deploy.caddy import caddy
from tests.server.client import Caller, guest, heard, reply, said
from tests.server.running import free_port, threaded

CREATIONS = 12
"""Guests and tables that one address may create."""


@pytest.fixture
def address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The public address of a server behind Caddy."""
    port = free_port()
    public = f"https://localhost:{port}"
    limits = (CREATIONS, 0.001)
    with (
        threaded(tmp_path / "data", address=public, creations=limits) as server,
        caddy(tmp_path, port, server.address.removeprefix("http://")) as certificate,
    ):
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        yield public


@pytest.mark.soak
def test_a_game_can_be_played_over_sockets(address: str) -> None:
    with guest(address) as ada:
        table = ada.make("fae", "person", "person")["table"]
        for seat in (0, 1):
            ada.sit(table, seat)
        for _ in range(6):
            seat = ada.frame(table)["waiting"][0]
            with ada.live(table, observer=seat) as socket:
                frame = heard(socket)
                assert said(socket, reply(frame)) > frame["seq"]


def test_the_cookie_is_for_https_and_this_host_only(address: str) -> None:
    with Caller(address) as browser:
        cookie = browser.ask("POST", "/api/guests", {"name": "Ada"}).headers["set-cookie"]
    assert cookie.startswith("__Host-elfhame=")
    assert {"Secure", "HttpOnly", "Path=/"} <= set(cookie.split("; "))


def test_metrics_are_private_but_health_is_public(address: str) -> None:
    with httpx.Client() as client:
        for path in ("/metrics", "/metrics/", "/%6detrics", "//metrics", "/METRICS"):
            answer = client.get(f"{address}{path}")
            assert answer.status_code == 404, path
            assert "elfhame_" not in answer.text
        health = client.get(f"{address}/health")
        assert health.status_code == 200
        assert health.headers["strict-transport-security"]


def test_clients_cannot_forge_their_address(address: str) -> None:
    """The limit on creations is per address, and a forged address doesn't raise it."""
    with httpx.Client(base_url=address) as client:
        answers = [
            client.post(
                "/api/guests",
                json={"name": "Ada", "program": True},
                headers={"X-Forwarded-For": f"198.51.100.{number}"},
            ).status_code
            for number in range(CREATIONS + 2)
        ]
    assert answers == [201] * CREATIONS + [429] * 2


def test_a_node_that_is_down_is_not_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with threaded(tmp_path / "data") as server:
        nodes = f"127.0.0.1:{free_port()} {server.address.removeprefix('http://')}"
        with caddy(tmp_path, port := free_port(), nodes) as certificate:
            monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
            with httpx.Client(base_url=f"https://localhost:{port}") as client:
                answers = {client.get("/health").status_code for _ in range(20)}
    assert answers == {200}
