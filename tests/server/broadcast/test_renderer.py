"""A frame has the question, the order of turns and the points, as far as its reader may know."""

from __future__ import annotations

from tests.server.client import Caller
from tests.server.fae_tables import asked, begun


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


def test_a_question_comes_with_and_without_the_name_of_the_player_asked(ada: Caller) -> None:
    table = begun(ada)
    seat = asked(ada, table)["observer"]
    frame = ada.get(f"/api/tables/{table}?observer={seat}&language=fr")
    assert frame["question"].startswith("Choisissez")
    name = frame["seats"][seat]["name"]
    assert (
        frame["sentence"] == f"{name}\u202f: {frame['question'][:1].lower()}{frame['question'][1:]}"
    )


def test_nothing_is_asked_before_the_game_begins(ada: Caller) -> None:
    frame = ada.make("fae", "person", "person")
    assert frame["question"] is None
