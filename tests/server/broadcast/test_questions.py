"""Questions and refusals come in parts, so that no client has to take a sentence apart."""

from __future__ import annotations

from tests.server.client import Caller
from tests.server.fae_tables import asked, begun


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


def test_a_preview_has_the_next_question_by_itself(ada: Caller) -> None:
    table = str(ada.make("trails", "person", "person")["table"])
    ada.sit(table, 0)
    ada.sit(table, 1)
    frame = asked(ada, table)
    body = {"seat": frame["observer"], "actions": [frame["choices"][0]["number"]]}
    preview = ada.post(f"/api/tables/{table}/look", body)
    assert preview["question"] == "Choose a place and an orientation for the card."


def test_a_refusal_has_its_reason_without_the_rule(ada: Caller) -> None:
    table = begun(ada)
    seat = asked(ada, table)["observer"]
    body = {"seat": seat, "action": {"kind": "move", "source": "A1", "target": "L5"}}
    why = ada.post(f"/api/tables/{table}/why", body)
    assert why["sentence"] == f"{why['reason'].removesuffix('.')} ({why['rule']['id']})."
