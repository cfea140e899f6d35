"""Fixtures for server tests: servers, guests, and databases of both kinds."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from tests.server.client import PROMPT, Caller, guest, visitors
from tests.server.postgres import Postgres
from tests.server.postgres import running as running_postgres
from tests.server.running import Clock, Threaded, threaded

collect_ignore = ["hedgerow_guest.py"]
"""Importing it changes the registry, so only tests that want that import it."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """One server, shared by all tests that need nothing special."""
    with threaded(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture
def people(server: Threaded) -> Iterator[Callable[[str], Caller]]:
    """Creates guests by name; their connections are closed after the test."""
    with visitors(server.address) as come:
        yield come


@pytest.fixture(scope="module")
def clock() -> Clock:
    """The time at `frozen`."""
    return Clock()


@pytest.fixture(scope="module")
def frozen(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> Iterator[Threaded]:
    """A server per module, whose clock is stopped and whose bots don't move."""
    place = tmp_path_factory.mktemp("frozen") / "data"
    with threaded(place, pace=3600.0, clock=clock) as running:
        yield running


@pytest.fixture
def ada(frozen: Threaded) -> Iterator[Caller]:
    """An honest caller at `frozen`. Checks after the test that she still gets prompt answers."""
    with guest(frozen.address) as caller:
        yield caller
        begun = time.monotonic()
        caller.get("/api/me")
        assert time.monotonic() - begun < PROMPT


@pytest.fixture(scope="session")
def quiet() -> Iterator[Executor]:
    """A process in which no other test's threads allocate memory."""
    with ProcessPoolExecutor(1, get_context("spawn")) as process:
        yield process


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """An empty folder for a server's data."""
    return tmp_path / "data"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of our own."""
    with running_postgres() as started:
        yield started


@pytest.fixture
def url(postgres: Postgres) -> str:
    """The address of an empty PostgreSQL database."""
    return postgres.database()


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """The location of an empty database, of either kind."""
    if request.param == "sqlite":
        return tmp_path / "data"
    address: str = request.getfixturevalue("url")
    return address
