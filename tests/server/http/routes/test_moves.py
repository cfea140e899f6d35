"""Previews, hints and explanations are made from what the asking seat knows."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.client import Caller, answer, fault, heard
from tests.server.fae_tables import asked

People = Callable[[str], Caller]


def test_a_bot_s_last_move_is_explained_from_what_the_reader_knows(people: People) -> None:
    ada = people("Ada")
    table = ada.make("trails", "person", "seedling", options={"first": 0})["table"]
    frame = ada.sit(table, 0)
    path = f"/api/tables/{table}/explain"
    fault(ada.ask("POST", path, {"seat": 0}), 409, "unexplained")
    for _ in range(2):  # a card, and its place
        answer(ada.move(table, frame))
        frame = ada.frame(table)
    with ada.live(table, since=frame["seq"]) as socket:  # until the bot has moved, too
        while ada.frame(table)["ask"] is None:
            heard(socket)
    frame = ada.frame(table)
    [laid] = [news for news in frame["news"] if news["kind"] == "laid" and news["seat"] == 1]
    for language in ("en", "fr", "pt-BR"):
        told = ada.post(path, {"seat": 0}, params={"language": language})
        assert told["seat"] == 1
        assert len(told["reasons"]) <= 3
        assert len(told["done"]) == 1
    assert ada.post(path, {"seat": 0})["done"] == [laid["sentence"]]


def test_a_preview_has_the_next_question_by_itself(ada: Caller) -> None:
    table = str(ada.make("trails", "person", "person")["table"])
    ada.sit(table, 0)
    ada.sit(table, 1)
    frame = asked(ada, table)
    body = {"seat": frame["observer"], "actions": [frame["choices"][0]["number"]]}
    preview = ada.post(f"/api/tables/{table}/look", body)
    assert preview["question"] == "Choose a place and an orientation for the card."


def test_a_hint_is_a_choice_with_its_reasons(people: People) -> None:
    ada = people("Ada")
    made = ada.make("fae", "person", "hazel", options={"first": 0})
    table = made["table"]
    frame = ada.sit(table, 0)
    for language in ("en", "fr", "pt-BR"):
        hints = ada.post(f"/api/tables/{table}/hint", {"seat": 0}, params={"language": language})
        numbers = [choice["number"] for choice in frame["choices"]]
        assert all(hint["number"] in numbers for hint in hints)
        assert all(1 <= len(hint["reasons"]) <= 3 for hint in hints)
        assert all(reason["sentence"] for hint in hints for reason in hint["reasons"])
    bo = people("Bo")
    made = ada.make("fae", "person", "open", options={"first": 0})
    ada.sit(made["table"], 0)
    bo.sit(made["table"], 1, made["links"]["seat"])
    path = f"/api/tables/{made['table']}/hint"
    fault(ada.ask("POST", path, {"seat": 0}), 403, "no-hints")


def test_a_hint_tells_all_decisions_that_its_reasons_are_about(people: People) -> None:
    ada = people("Ada")
    table = ada.make("trails", "person", "seedling", options={"first": 0})["table"]
    ada.sit(table, 0)
    best, *others = ada.post(f"/api/tables/{table}/hint", {"seat": 0})
    assert [step["action"]["kind"] for step in best["turn"]] == ["card", "lay"]
    for hint in (best, *others):  # after one imagined game, nothing is known of what follows
        assert hint["sentence"].startswith("choose card")
        assert [sentence.split()[0] for sentence in hint["then"]] == ["lay"][
            : len(hint["turn"]) - 1
        ]
