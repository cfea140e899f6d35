"""Servers that share a database: two as people start them, or two that do not hear each other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from websockets.sync.client import ClientConnection

from elfhame.server.store.postgres import PostgreSQL
from tests.server.client import Caller, Json, heard, program
from tests.server.fae_tables import again
from tests.server.running import Process, Threaded, threaded

NEVER = 3600.0
OFTEN = 0.2


@contextmanager
def two_processes(folder: Path, url: str) -> Iterator[list[Process]]:
    """Two servers as people start them, on one database."""
    started = [Process(folder / name, "--database", url) for name in ("north", "south")]
    for node in started:
        node.launch()
    try:
        for node in started:
            node.opened()
        yield started
    finally:
        for node in started:
            node.kill()


class Apart(NamedTuple):
    """Two servers, and a program that is known at both; the southern one hears nothing."""

    north: Threaded
    south: Threaded
    near: Caller
    far: Caller


@contextmanager
def apart(folder: Path, url: str, **settings: Any) -> Iterator[Apart]:
    """Two servers, of which the southern one hears no announcements; it has these settings."""
    with (
        threaded(folder / "north", database=url) as north,
        deaf(folder / "south", database=url, **settings) as south,
        closing(program(north.address)) as near,
        closing(again(near, south.address)) as far,
    ):
        yield Apart(north, south, near, far)


@contextmanager
def deaf(data: Path, **settings: Any) -> Iterator[Threaded]:
    """A server to which nobody's announcements come through."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PostgreSQL, "heard", lambda *_: None)
        with threaded(data, **settings) as server:
            yield server


def reaches(socket: ClientConnection, seq: int, within: float = 20) -> Json:
    """The frame in which a listener has heard as much as this, and no more."""
    while (frame := heard(socket, within))["seq"] < seq:
        pass
    assert frame["seq"] == seq
    return frame
