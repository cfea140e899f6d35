"""Fixtures for tests of the page's files: a server whose page has not been built."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from elfhame.server.http import static_files
from tests.server.running import threaded


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the built page, which doesn't exist yet."""
    monkeypatch.setattr(static_files, "STATIC", tmp_path / "static")
    return tmp_path / "static"


@pytest.fixture
def client(static: Path, tmp_path: Path) -> Iterator[httpx.Client]:
    assert not static.exists()
    with threaded(tmp_path / "data") as server, httpx.Client(base_url=server.address) as opened:
        yield opened
