"""Moves are judged, stored, acknowledged and counted once; they can be previewed and taken back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.client import Caller, answer, fault

People = Callable[[str], Caller]


def two(people: People, game: str = "fae", **options: object) -> tuple[str, Caller, Caller]:
    """A running game between two people."""
    ada, bo = people("Ada"), people("Bo")
    made = ada.make(game, "person", "open", options={"first": 0, **options})
    ada.sit(made["table"], 0)
    bo.sit(made["table"], 1, made["links"]["seat"])
    return made["table"], ada, bo


def test_a_move_is_acknowledged_with_its_place_in_the_log(people: People) -> None:
    table, ada, bo = two(people)
    before = ada.frame(table)
    written = answer(ada.move(table, before, move_id="first"))
    assert written == {"move_id": "first", "seq": before["seq"] + 1}
    after = bo.frame(table)
    assert (after["seq"], after["waiting"]) == (written["seq"], [1])


def test_a_move_sent_again_counts_once_and_gets_the_same_answer(people: People) -> None:
    table, ada, _ = two(people)
    frame = ada.frame(table)
    first = ada.move(table, frame, move_id="again")
    assert {ada.move(table, frame, move_id="again").content for _ in range(5)} == {first.content}
    assert ada.frame(table)["seq"] == frame["seq"] + 1


def test_another_move_under_the_same_id_is_refused(people: People) -> None:
    table, ada, _ = two(people)
    frame = ada.frame(table)
    answer(ada.move(table, frame, move_id="mine"))
    other = ada.move(table, frame, frame["choices"][1]["number"], move_id="mine")
    fault(other, 422, "reused")


def test_each_seat_has_its_own_ids(people: People) -> None:
    table, ada, bo = two(people)
    answer(ada.move(table, ada.frame(table), move_id="same"))
    written = answer(bo.move(table, bo.frame(table), move_id="same"))
    assert written["seq"] == bo.frame(table)["seq"]


def test_an_answer_to_an_older_question_is_stale_and_says_what_is_asked(people: People) -> None:
    table, ada, bo = two(people)
    frame = ada.frame(table)
    answer(ada.move(table, frame))
    answer(bo.move(table, bo.frame(table)))
    told = fault(ada.move(table, frame), 409, "stale")
    now = ada.frame(table)
    assert (told["seq"], told["ask"]) == (now["seq"], now["ask"])


@pytest.mark.rule("FAE-15R")
def test_a_player_who_is_not_asked_is_told_whose_turn_it_is(people: People) -> None:
    table, ada, bo = two(people)
    frame = bo.frame(table)
    choice = ada.frame(table)["choices"][0]["number"]
    told = fault(bo.move(table, {**frame, "ask": frame["seq"]}, choice), 422, "refused")
    assert told["rule"]["id"] == "FAE-15R"
    assert "FAE-15R" in told["sentence"]


def test_several_decisions_are_taken_all_or_none(people: People) -> None:
    table, ada, _ = two(people, "trails")
    frame = ada.frame(table)
    card = frame["choices"][0]["number"]
    seen = ada.post(f"/api/tables/{table}/look", {"seat": 0, "actions": [card]})
    place = seen["choices"][0]["number"]
    fault(ada.move(table, frame, card, card), 422, "refused")
    assert ada.frame(table) == frame
    answer(ada.move(table, frame, card, place))
    assert ada.frame(table)["waiting"] == [1]


def test_an_action_may_be_sent_typed(people: People) -> None:
    table, ada, _ = two(people)
    frame = ada.frame(table)
    answer(ada.move(table, frame, frame["choices"][3]["action"]))
    assert ada.frame(table)["waiting"] == [1]


@pytest.mark.parametrize("language", ["en", "fr", "pt-BR"])
def test_why_names_the_rule_and_its_text(people: People, language: str) -> None:
    table, ada, _ = two(people)
    frame = ada.frame(table)
    legal = ada.post(
        f"/api/tables/{table}/why", {"seat": 0, "action": frame["choices"][0]["number"]}
    )
    assert legal == {"allowed": True, "sentence": None, "reason": None, "rule": None}
    asking = {"seat": 0, "action": {"kind": "ritual", "space": "A1"}}
    told = ada.post(f"/api/tables/{table}/why", asking, params={"language": language})
    assert not told["allowed"]
    assert told["rule"]["id"] in told["sentence"]
    rules = ada.get("/api/games/fae/rules", params={"language": language})["rules"]
    assert told["rule"] in rules


def test_a_look_changes_nothing_and_tells_nobody(people: People) -> None:
    table, ada, bo = two(people)
    mine, theirs = ada.frame(table), bo.frame(table)
    seen = ada.post(
        f"/api/tables/{table}/look", {"seat": 0, "actions": [mine["choices"][0]["number"]]}
    )
    assert seen["news"]
    assert seen["view"]["turn"] == 1
    assert (ada.frame(table), bo.frame(table)) == (mine, theirs)


def test_a_step_is_taken_back_before_anybody_else_acts(people: People) -> None:
    table, ada, bo = two(people)
    before = ada.frame(table)
    answer(ada.move(table, before))
    moved = ada.frame(table)
    assert moved["can_take_back"]
    assert not bo.frame(table)["can_take_back"]
    back = {"seat": 0, "move_id": "back", "seq": moved["seq"]}
    first = ada.ask("POST", f"/api/tables/{table}/take-back", back)
    assert answer(first)["seq"] == moved["seq"] + 1
    assert ada.ask("POST", f"/api/tables/{table}/take-back", back).content == first.content
    now = ada.frame(table)
    assert now["view"] == before["view"]
    assert now["news"][-1]["kind"] == "tookback"
    answer(ada.move(table, now))
    answer(bo.move(table, bo.frame(table)))
    late = {"seat": 0, "move_id": "late", "seq": ada.frame(table)["seq"]}
    fault(ada.ask("POST", f"/api/tables/{table}/take-back", late), 409, "kept")
