"""A frame has the score sheet in the reader's language, without points they may not know."""

from __future__ import annotations

from tests.server.client import Caller


def test_a_frame_has_the_order_of_turns_from_the_seat_that_decides(ada: Caller) -> None:
    table = ada.make("fae", "person", "person", "person", options={"first": 1})["table"]
    assert ada.get(f"/api/tables/{table}")["order"] == []
    for seat in range(3):
        ada.sit(table, seat)
    assert ada.get(f"/api/tables/{table}?observer=0")["order"] == [1, 2, 0]


def test_a_frame_has_the_points_you_know(ada: Caller) -> None:
    table = ada.make("fae", "person", "person")["table"]
    assert ada.get(f"/api/tables/{table}")["sheet"] is None
    ada.sit(table, 0)
    ada.sit(table, 1)
    sheet = ada.get(f"/api/tables/{table}?observer=0&language=fr")["sheet"]
    assert [row["sentence"] for row in sheet["rows"]] == [
        "Points de la couleur de l’esprit",
        "Cartes de rituel",
    ]
    assert (sheet["totals"], sheet["tie"]) == ([0, None], None)
    watched = ada.get(f"/api/tables/{table}?observer=-1")["sheet"]
    assert watched["totals"] == [None, None]
