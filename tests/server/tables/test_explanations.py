"""Why a bot made its last move, over HTTP: from what the asking seat knows."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.client import Caller, answer, fault, heard

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
