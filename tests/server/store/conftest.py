"""The two kinds of database that all tests of the store run on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres, running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running() as started:
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
