"""News are marked as secret if a watcher sees less of them."""

from __future__ import annotations

from tests.server.client import Caller


def test_only_your_own_spirit_is_secret_news(ada: Caller) -> None:
    table = ada.make("fae", "person", "person")["table"]
    ada.sit(table, 0)
    ada.sit(table, 1)
    news = ada.get(f"/api/tables/{table}?observer=0")["news"]
    secret = {entry["kind"]: entry["secret"] for entry in news if entry["event"]}
    assert secret == {"spirit": True, "first": False}
    watched = ada.get(f"/api/tables/{table}?observer=-1")["news"]
    assert not any(entry["secret"] for entry in watched)
