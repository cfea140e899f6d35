"""Connections are bounded in bytes, time and number, around uvicorn's own protocols."""

from __future__ import annotations

import ast
import asyncio
import inspect
import tomllib
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.server import ServerState

from elfhame.server import connections, serve
from elfhame.server.http.limits import Bucket, TokenBuckets
from elfhame.server.settings import Settings

ROOT = Path(__file__).parents[2]
CALLBACKS = {"connection_made", "data_received", "connection_lost"}
OURS = (connections.Http, connections.Socket)


def attributes(of: str, source: type[Any]) -> set[str]:
    """The attributes of a variable that the source of a class reads or sets."""
    return {
        node.attr
        for node in ast.walk(ast.parse(inspect.getsource(source)))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == of
    }


def used(ours: type[Any]) -> set[str]:
    """The attributes of uvicorn's protocol that ours uses, or that are used of ours."""
    names = attributes("self", ours) | attributes("protocol", connections.Connections)
    return {name for name in names - set(vars(ours)) if not name.startswith("_")}


@pytest.mark.parametrize("ours", OURS)
def test_only_callbacks_of_asyncio_are_overridden(ours: type[Any]) -> None:
    inherited = set(dir(ours.__bases__[0]))
    overridden = {name for name in vars(ours) if not name.startswith("__")} & inherited
    assert overridden == CALLBACKS
    assert all(hasattr(asyncio.Protocol, name) for name in overridden)


@pytest.mark.parametrize("ours", OURS)
def test_uvicorn_has_the_attributes_that_are_used(ours: type[Any]) -> None:
    config = uvicorn.Config(lambda: None)
    loop = asyncio.new_event_loop()
    try:
        protocol = ours.__bases__[0](config, ServerState(), {}, loop)
    finally:
        loop.close()
    assert {"client", "config", "transport"} <= used(ours) <= set(vars(protocol))


def test_the_server_names_no_private_attribute_of_uvicorn() -> None:
    names = {name for name in dir(uvicorn.Server(uvicorn.Config(lambda: None))) if name[0] == "_"}
    tree = ast.walk(ast.parse(inspect.getsource(serve._Server)))
    named = {node.attr for node in tree if isinstance(node, ast.Attribute)}
    assert not {name for name in named & names if not name.startswith("__")}


def test_a_connection_over_the_limit_is_refused_before_anything_is_built(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    built = MagicMock()
    monkeypatch.setattr(connections, "Http", built)
    config = connections.Config(lambda: None, Settings(connections=2))
    lines = [MagicMock() for _ in range(5)]
    for line in lines:
        line.get_extra_info.return_value = ("192.0.2.7", 1)
        connections.Admission(config).connection_made(line)
    assert built.call_count == 2  # a mock registers nothing, so the rate is what is exceeded
    assert [line.abort.called for line in lines] == [False, False, True, True, True]


def test_a_connection_that_ends_makes_room_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    here, elsewhere = ("192.0.2.7", 1), ("192.0.2.8", 1)
    held = connections.Connections(Settings(connections=2))
    monkeypatch.setattr(held, "_new", TokenBuckets(*connections.ENDLESS))
    protocols = [MagicMock(client=here) for _ in range(2)]
    for protocol in protocols:
        assert held.admit(here)
        held.register(protocol)
    assert not held.admit(here)
    assert held.admit(elsewhere)
    held.release(protocols[0])
    assert held.admit(here)


def test_uvicorn_is_pinned_to_a_minor_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    server = map(Requirement, project["optional-dependencies"]["server"])
    [pinned] = [requirement for requirement in server if requirement.name == "uvicorn"]
    major, minor = map(int, uvicorn.__version__.split(".")[:2])
    assert str(pinned.specifier) == f"<{major}.{minor + 1},>={major}.{minor}"


def test_a_proxy_may_open_any_number_of_connections_and_send_any_number_of_bytes() -> None:
    class Fake:
        client = ("127.0.0.1", 1)

        def __init__(self) -> None:
            self.transport = object()

    proxied = Settings(address="https://play.example.org", connections=2)
    for settings, admitted in ((Settings(connections=2), 2), (proxied, 5)):
        limits = connections.Connections(settings)
        fakes: list[Any] = [Fake() for _ in range(5)]
        for fake in fakes:
            if limits.admit(fake.client):
                limits.register(fake)
        assert len(limits._open["127.0.0.1"]) == admitted
        assert Bucket(*limits.http_bytes).spend(10**12) == (settings is proxied)
