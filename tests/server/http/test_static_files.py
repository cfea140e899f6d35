"""A server whose page was not built says so readably, and still serves programs."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from elfhame.server.http import static_files
from tests.server.running import threaded

PLACES = ["/", "/join", "/watch", "/device", "/about", "/table/abc", "/rules/fae"]


@pytest.fixture
def static(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of the built page, which is not there."""
    monkeypatch.setattr(static_files, "STATIC", tmp_path / "static")
    return tmp_path / "static"


@pytest.fixture
def client(static: Path, tmp_path: Path) -> Iterator[httpx.Client]:
    assert not static.exists()
    with threaded(tmp_path / "data") as server, httpx.Client(base_url=server.address) as opened:
        yield opened


def test_without_a_page_every_address_of_it_says_how_to_build_it(client: httpx.Client) -> None:
    for place in PLACES:
        answer = client.get(place)
        assert answer.status_code == 503
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-store"
        assert "make play" in answer.text
        assert "pip install" in answer.text
    assert client.head("/").status_code == 503


def test_without_a_page_programs_are_served_as_ever(client: httpx.Client) -> None:
    assert client.get("/api/about").json()["games"]
    for missing in ("/api/nothing", "/assets/index.js", "/icon.svg"):
        answer = client.get(missing)
        assert answer.status_code == 404
        assert answer.json()["code"] == "unknown"


def test_a_page_built_meanwhile_is_served_at_once(client: httpx.Client, static: Path) -> None:
    static.mkdir()
    (static / "index.html").write_text("<!doctype html><title>Elfhame</title>", "utf-8")
    answer = client.get("/table/abc")
    assert answer.status_code == 200
    assert "make play" not in answer.text
