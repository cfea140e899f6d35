"""Connections are bounded in bytes, time and number, around uvicorn's own protocols."""

from __future__ import annotations

import asyncio
import resource
import tomllib
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from elfhame.server import connections, serve
from elfhame.server.http.limits import Bucket, network_of
from elfhame.server.settings import Settings

ROOT = Path(__file__).parents[2]
CALLBACKS = {"connection_made", "data_received", "connection_lost"}
USED = {
    H11Protocol: {"client", "config", "conn", "cycle", "transport"},
    WebSocketsSansIOProtocol: {"app_state", "client", "config", "handshake_initiated", "transport"},
}
"""The attributes of uvicorn's protocols that ours read or set."""


@pytest.mark.parametrize("ours", [connections.Http, connections.Socket])
def test_only_callbacks_of_asyncio_are_overridden(ours: type[Any]) -> None:
    inherited = set(dir(ours.__bases__[0]))
    overridden = {name for name in vars(ours) if not name.startswith("__")} & inherited
    assert overridden == CALLBACKS
    assert all(hasattr(asyncio.Protocol, name) for name in overridden)


@pytest.mark.parametrize("theirs", USED, ids=lambda theirs: theirs.__name__)
def test_uvicorn_has_the_attributes_that_are_used(theirs: type[Any]) -> None:
    config = uvicorn.Config(lambda: None)
    loop = asyncio.new_event_loop()
    try:
        protocol = theirs(config, ServerState(), {}, loop)
    finally:
        loop.close()
    assert USED[theirs] <= set(vars(protocol))


def test_uvicorn_is_pinned_to_a_minor_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    server = map(Requirement, project["optional-dependencies"]["server"])
    [pinned] = [requirement for requirement in server if requirement.name == "uvicorn"]
    major, minor = map(int, uvicorn.__version__.split(".")[:2])
    assert str(pinned.specifier) == f"<{major}.{minor + 1},>={major}.{minor}"


def test_an_ipv6_subscriber_has_one_limit() -> None:
    same = [("2001:db8:0:1::1", 1), ("2001:db8:0:1:ffff::2", 9), ("2001:db8:0:1::3%eth0", 1)]
    assert {network_of(client) for client in same} == {"2001:db8:0:1::/64"}
    assert network_of(("2001:db8:0:2::1", 1)) != network_of(same[0])
    assert network_of(("::ffff:192.0.2.7", 1)) == network_of(("192.0.2.7", 1))
    assert network_of(("testclient", 1)) == "testclient"


def test_the_server_raises_its_limit_of_open_files() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (256, before[1]))
        serve._raise_file_limit()
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == min(serve.FILES, before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_a_proxy_may_open_any_number_of_connections_and_send_any_number_of_bytes() -> None:
    class Fake:
        client = ("127.0.0.1", 1)

        def __init__(self) -> None:
            self.transport = object()

    proxied = Settings(address="https://play.example.org", connections=2)
    for settings, admitted in ((Settings(connections=2), 2), (proxied, 5)):
        limits = connections.Connections(settings)
        fakes: list[Any] = [Fake() for _ in range(5)]
        assert sum(map(limits.admit, fakes)) == admitted
        assert Bucket(*limits.http_bytes).spend(10**12) == (settings is proxied)
