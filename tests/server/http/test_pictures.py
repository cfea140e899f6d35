"""A table's picture shows what its observer may know, and its length is padded."""

from __future__ import annotations

import pytest

from elfhame.games import registry
from tests.server.client import Caller, fault


@pytest.mark.parametrize("game", registry.names())
def test_every_game_can_be_seen_as_a_picture(ada: Caller, game: str) -> None:
    table = str(ada.make(game, "person", "person")["table"])
    fault(ada.ask("GET", f"/api/tables/{table}/picture"), 409, "not-begun")
    ada.sit(table, 0)
    ada.sit(table, 1)
    for observer in (0, 1, -1):
        answer = ada.ask("GET", f"/api/tables/{table}/picture?observer={observer}")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg") or "<svg" in answer.text[:200]
        assert len(answer.content) % 256 == 0
        assert answer.headers["cache-control"] == "no-store"
