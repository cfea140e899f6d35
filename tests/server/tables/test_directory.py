"""A guest's tables are listed, and someone new is offered the options of a first game."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.client import Caller, answer
from tests.server.fae_tables import finished_between
from tests.server.running import Threaded

People = Callable[[str], Caller]


def suggestions(caller: Caller) -> dict[str, object]:
    found: dict[str, object] = caller.get("/api/me/suggestions")["games"]
    return found


def has_won(caller: Caller, table: str) -> bool:
    line = next(line for line in caller.get("/api/me/tables")["finished"] if line["table"] == table)
    returned: list[int] = line["result"]["returns"]
    return returned[0] > 0


def test_a_stranger_is_offered_the_first_game(server: Threaded) -> None:
    caller = Caller(server.address)
    found = suggestions(caller)
    caller.close()
    easy = {"level": "seedling", "finished": False, "wins": {}}
    assert found["land"] == {**easy, "options": {"first_game": True}}
    assert found["fae"] == {**easy, "options": {}}


def test_a_finished_game_changes_the_suggestion_for_it_alone(people: People) -> None:
    ada, bo = people("Ada"), people("Bo")
    table = ada.make("land", "person", "seedling", options={"first_game": True})["table"]
    ada.sit(table, 0)
    assert suggestions(ada) == suggestions(bo)
    while (frame := ada.frame(table))["status"] == "running":
        if frame["ask"] is not None:
            answer(ada.move(table, frame, frame["choices"][-1]["number"]))
    later = suggestions(ada)
    won = has_won(ada, table)
    level = {"level": "seedling", "wins": {"seedling": {"won": int(won), "played": 1}}}
    assert later["land"] == {**level, "options": {}, "finished": True}
    assert {**later, "land": None} == {**suggestions(bo), "land": None}


def test_my_tables_are_listed_running_and_finished(people: People) -> None:
    ada, bo = people("Ada"), people("Bo")
    over = finished_between(ada, bo)
    made = ada.make("fae", "person", "seedling", options={"first": 0})
    ada.sit(made["table"], 0)
    mine = ada.get("/api/me/tables")
    assert [line["table"] for line in mine["running"]] == [made["table"]]
    assert mine["running"][0]["your_turn"]
    assert [line["table"] for line in mine["finished"]] == [over]
    assert [line["table"] for line in bo.get("/api/me/tables")["finished"]] == [over]


def test_bots_have_the_same_names_in_the_list_as_at_the_table(people: People) -> None:
    ada = people("Ada")
    ada.sit(ada.make("fae", "person", "seedling", "open", "seedling")["table"], 0)
    listed = ada.get("/api/me/tables", params={"language": "fr"})["running"]
    assert listed[0]["names"] == ["Ada", "Jeune pousse 2", "", "Jeune pousse 4"]
