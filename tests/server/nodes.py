"""Servers that share a database: two ordinary ones, or two without announcements."""

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
    """Two `elfhame serve` processes on one database."""
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
    """Two servers, and a program registered at both. The southern one gets no announcements."""

    north: Threaded
    south: Threaded
    near: Caller
    far: Caller


@contextmanager
def apart(folder: Path, url: str, **settings: Any) -> Iterator[Apart]:
    """Two servers. The southern one has these settings and gets no announcements."""
    with (
        threaded(folder / "north", database=url) as north,
        deaf(folder / "south", database=url, **settings) as south,
        closing(program(north.address)) as near,
        closing(again(near, south.address)) as far,
    ):
        yield Apart(north, south, near, far)


@contextmanager
def deaf(data: Path, **settings: Any) -> Iterator[Threaded]:
    """A server that gets no announcements."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(PostgreSQL, "subscribe", lambda *_: None)
        with threaded(data, **settings) as server:
            yield server


def reaches(socket: ClientConnection, seq: int, within: float = 20) -> Json:
    """Wait for the listener's frame with exactly this seq."""
    while (frame := heard(socket, within))["seq"] < seq:
        pass
    assert frame["seq"] == seq
    return frame
