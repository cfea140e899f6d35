"""What the tests of the server share: a server, and people who come to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.client import Caller, visitors
from tests.server.running import Threaded, threaded

collect_ignore = ["hedgerow_guest.py"]
"""It changes the registry when it is imported: only who wants that may do so."""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Threaded]:
    """One server for all tests that need nothing special."""
    with threaded(tmp_path_factory.mktemp("server") / "data") as running:
        yield running


@pytest.fixture
def people(server: Threaded) -> Iterator[Callable[[str], Caller]]:
    """Guests by name; they go home when the test is over."""
    with visitors(server.address) as come:
        yield come


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """An empty place for a server's data."""
    return tmp_path / "data"
