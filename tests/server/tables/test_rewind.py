"""Against bots, a move can be taken back until the next one, together with the bots' replies."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from elfhame.games import registry
from elfhame.kernel.record import Record, load, replay
from tests.server.client import Caller, Json, answer, fault

People = Callable[[str], Caller]


def against_bots(ada: Caller, game: str, *bots: str) -> str:
    """A game that Ada begins."""
    made = ada.make(game, "person", *bots, options={"first": 0})
    ada.sit(made["table"], 0)
    return str(made["table"])


def asked(caller: Caller, table: str) -> Json:
    """The frame in which the caller has to decide, or the last one."""
    for _ in range(600):
        frame = caller.frame(table)
        if frame["ask"] is not None or frame["status"] == "finished":
            return frame
        time.sleep(0.02)
    raise AssertionError("the bots do not go on")


def undo(caller: Caller, table: str, seq: int, move_id: str = "back") -> Json:
    body = {"seat": 0, "move_id": move_id, "seq": seq}
    return caller.ask("POST", f"/api/tables/{table}/take-back", body)


@pytest.mark.parametrize(
    ("game", "bots"), [("fae", ["seedling"] * 3), ("trails", ["seedling"]), ("land", ["seedling"])]
)
def test_a_move_is_taken_back_with_the_replies(people: People, game: str, bots: list[str]) -> None:
    ada = people("Ada")
    table = against_bots(ada, game, *bots)
    before = asked(ada, table)
    answer(ada.move(table, before))
    replied = asked(ada, table)
    assert replied["can_take_back"]
    first = undo(ada, table, replied["seq"])
    assert answer(first)["seq"] == replied["seq"] + 1
    now = ada.frame(table)
    assert now["view"] == before["view"]
    assert now["news"][-1]["kind"] in ("rewound", "tookback")
    assert (now["waiting"], now["ask"]) == ([0], now["seq"])
    assert undo(ada, table, replied["seq"]).content == first.content
    assert ada.frame(table)["seq"] == now["seq"]


def test_decisions_made_at_once_are_taken_back_at_once(people: People) -> None:
    ada = people("Ada")
    table = against_bots(ada, "trails", "seedling")
    before = asked(ada, table)
    chosen = before["choices"][0]["number"]
    look = {"seat": 0, "actions": [chosen]}
    placed = ada.post(f"/api/tables/{table}/look", look)["choices"][0]["number"]
    answer(ada.move(table, before, chosen, placed))
    answer(undo(ada, table, asked(ada, table)["seq"]))
    assert ada.frame(table)["view"] == before["view"]


def test_a_bots_reply_meanwhile_does_not_keep_a_move(people: People) -> None:
    ada = people("Ada")
    table = against_bots(ada, "fae", "seedling", "seedling")
    before = asked(ada, table)
    moved = answer(ada.move(table, before))["seq"]
    asked(ada, table)
    answer(undo(ada, table, moved))
    assert ada.frame(table)["view"] == before["view"]


def test_a_take_back_made_before_ones_own_next_move_is_stale(people: People) -> None:
    ada = people("Ada")
    table = against_bots(ada, "fae", "seedling")
    answer(ada.move(table, asked(ada, table)))
    seen = asked(ada, table)
    answer(ada.move(table, seen))
    fault(undo(ada, table, seen["seq"]), 409, "stale")


def test_with_another_person_at_the_table_a_reply_stays(people: People) -> None:
    ada, bo = people("Ada"), people("Bo")
    made = ada.make("fae", "person", "open", "seedling", options={"first": 0})
    table = made["table"]
    ada.sit(table, 0)
    bo.sit(table, 1, made["links"]["seat"])
    answer(ada.move(table, ada.frame(table)))
    answer(bo.move(table, asked(bo, table)))
    frame = asked(ada, table)
    assert not frame["can_take_back"]
    fault(undo(ada, table, frame["seq"]), 409, "kept")


def test_a_person_who_is_only_away_is_still_at_the_table(people: People) -> None:
    ada, bo = people("Ada"), people("Bo")
    made = ada.make("fae", "person", "open", options={"first": 0})
    table = made["table"]
    ada.sit(table, 0)
    bo.sit(table, 1, made["links"]["seat"])
    bo.post(f"/api/tables/{table}/seats/1/stand-in", {"level": "seedling"})
    answer(ada.move(table, ada.frame(table)))
    assert not asked(ada, table)["can_take_back"]


def test_the_record_says_so_and_still_proves_the_game(people: People) -> None:
    ada = people("Ada")
    table = against_bots(ada, "trails", "seedling")
    for move in range(100):
        frame = asked(ada, table)
        if frame["status"] == "finished":
            break
        if move in (2, 5):  # each after a card was chosen and laid, and the bot has replied
            answer(undo(ada, table, frame["seq"], f"back-{move}"))
            frame = asked(ada, table)
        answer(ada.move(table, frame))
    filed = load(ada.ask("GET", f"/api/tables/{table}/record").content)
    assert isinstance(filed, Record)
    assert {undone.by for undone in filed.taken_back} == {0}
    assert {undone.seat for undone in filed.taken_back} == {0, 1}
    assert replay(registry.game("trails"), filed).over


def test_a_finished_game_stays(people: People) -> None:
    ada = people("Ada")
    table = against_bots(ada, "fae", "seedling")
    while (frame := asked(ada, table))["status"] != "finished":
        answer(ada.move(table, frame))
    assert not frame["can_take_back"]
    fault(undo(ada, table, frame["seq"]), 409, "over")
