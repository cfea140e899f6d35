"""Fixtures for all tests of bots on a server."""

from __future__ import annotations

import os

import pytest

from tests.server.bots.pools import FOUND, ROOT


@pytest.fixture
def findable_guests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let workers import the tests' own games."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(filter(None, (str(ROOT), FOUND))))
    monkeypatch.setenv("ELFHAME_DATABASE", "sqlite:///secret")
