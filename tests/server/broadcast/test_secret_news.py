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


def test_a_game_says_how_to_offer_its_options_and_what_closes_it(ada: Caller) -> None:
    facts = ada.get("/api/games/fae")
    assert facts["option_kinds"] == {"clans": "flag", "first": "seat"}
    assert facts["closing_event"] == "ended"


def test_an_option_names_the_tables_it_goes_with(ada: Caller) -> None:
    assert ada.get("/api/games/trails")["option_seats"] == {"easier": [1], "first": [2]}
    assert ada.get("/api/games/fae")["option_seats"] == {"clans": [2, 3, 4], "first": [2, 3, 4]}
