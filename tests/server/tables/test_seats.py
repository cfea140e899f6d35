"""Seats: inviting, sitting down, watching, leaving, standing in and coming back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.client import SHARE, Caller, answer, fault, heard, program, visitors
from tests.server.running import Clock, Threaded, threaded

People = Callable[[str], Caller]


def test_a_game_begins_when_the_last_seat_is_taken(people: People) -> None:
    ada, bo = people("Ada"), people("Bo")
    made = ada.make("fae", "person", "open", "seedling")
    assert (made["status"], made["view"]) == ("open", None)
    sat = ada.sit(made["table"], 0)
    assert sat["status"] == "open"
    begun = bo.sit(made["table"], 1, made["links"]["seat"])
    assert begun["status"] == "running"
    assert [seat["name"] for seat in begun["seats"]] == ["Ada", "Bo", ""]
    assert begun["commitment"] == made["commitment"]


def test_opening_a_link_changes_nothing(people: People) -> None:
    ada, bo = people("Ada"), people("Bo")
    made = ada.make("fae", "person", "open")
    before = ada.frame(made["table"])
    for kind in ("seat", "watch"):
        told = bo.post("/api/invitations", {"key": made["links"][kind]})
        assert (told["kind"], told["table"]) == (kind, made["table"])
    assert ada.frame(made["table"]) == before
    fault(bo.ask("GET", f"/api/tables/{made['table']}"), 404, "unknown")


def test_a_watch_key_opens_no_seat_and_a_seat_key_no_window(people: People) -> None:
    ada, bo = people("Ada"), people("Bo")
    made = ada.make("fae", "person", "open")
    table, links = made["table"], made["links"]
    body = {"share": SHARE, "key": links["watch"]}
    fault(bo.ask("POST", f"/api/tables/{table}/seats/1", body), 404, "unknown")
    body = {"key": links["seat"]}
    fault(bo.ask("POST", f"/api/tables/{table}/watch", body), 404, "unknown")


def test_a_person_s_seat_is_kept_for_the_owner(people: People) -> None:
    ada, bo = people("Ada"), people("Bo")
    made = ada.make("fae", "person", "open")
    body = {"share": SHARE, "key": made["links"]["seat"]}
    fault(bo.ask("POST", f"/api/tables/{made['table']}/seats/0", body), 403, "not-reserved")


def test_a_seat_is_taken_once(people: People) -> None:
    ada, bo, cy = people("Ada"), people("Bo"), people("Cy")
    made = ada.make("fae", "person", "open", "open")
    body = {"share": SHARE, "key": made["links"]["seat"]}
    path = f"/api/tables/{made['table']}/seats/1"
    first = bo.ask("POST", path, body)
    assert answer(bo.ask("POST", path, body))["seq"] == answer(first)["seq"]
    fault(cy.ask("POST", path, body), 409, "seat-taken")


def test_several_people_play_at_one_device(people: People) -> None:
    ada = people("Ada")
    made = ada.make("trails", "person", "person", options={"first": 0})
    table = made["table"]
    for seat, name in enumerate(("Ada", "Bo")):
        body = {"share": SHARE, "name": name}
        ada.post(f"/api/tables/{table}/seats/{seat}", body)
    mine, theirs = ada.frame(table, 0), ada.frame(table, 1)
    assert mine["view"]["hands"][1] is None
    assert theirs["view"]["hands"][0] is None
    card = mine["choices"][0]["number"]
    place = ada.post(f"/api/tables/{table}/look", {"seat": 0, "actions": [card]})["choices"][0]
    answer(ada.move(table, mine, card, place["number"]))
    assert ada.frame(table, 1)["ask"] is not None


def test_watchers_see_what_is_open_to_all(people: People) -> None:
    ada, bo, cy = people("Ada"), people("Bo"), people("Cy")
    made = ada.make("fae", "person", "open")
    table = made["table"]
    ada.sit(table, 0)
    bo.sit(table, 1, made["links"]["seat"])
    seen = cy.post(f"/api/tables/{table}/watch", {"key": made["links"]["watch"]})
    assert (seen["observer"], seen["ask"], seen["links"]) == (-1, None, None)
    assert seen["view"]["spirits"] == [None, None]
    fault(cy.ask("GET", f"/api/tables/{table}?observer=0"), 403, "not-yours")
    fault(cy.ask("GET", f"/api/tables/{table}?observer=-2"), 409, "not-over")


def test_the_owner_fills_free_seats_with_bots(people: People) -> None:
    ada, bo = people("Ada"), people("Bo")
    made = ada.make("fae", "person", "open", "open")
    table = made["table"]
    bo.sit(table, 1, made["links"]["seat"])
    body = {"level": "seedling"}
    fault(bo.ask("PUT", f"/api/tables/{table}/seats/2/bot", body), 403, "not-owner")
    fault(ada.ask("PUT", f"/api/tables/{table}/seats/1/bot", body), 409, "seat-taken")
    filled = answer(ada.ask("PUT", f"/api/tables/{table}/seats/2/bot", body))
    assert filled["seats"][2]["level"] == "seedling"
    reopened = answer(ada.ask("PUT", f"/api/tables/{table}/seats/2/bot", {}))
    assert reopened["seats"][2]["kind"] == "open"


def test_leaving_before_the_game_frees_the_seat(people: People) -> None:
    ada, bo = people("Ada"), people("Bo")
    made = ada.make("fae", "person", "open", "open")
    table = made["table"]
    bo.sit(table, 1, made["links"]["seat"])
    answer(bo.ask("DELETE", f"/api/tables/{table}/seats/1"))
    assert ada.frame(table)["seats"][1]["kind"] == "open"
    fault(bo.ask("GET", f"/api/tables/{table}"), 404, "unknown")


def test_a_bot_plays_on_for_someone_who_leaves_during_the_game(people: People) -> None:
    ada, bo = people("Ada"), people("Bo")
    made = ada.make("fae", "person", "open", options={"first": 1})
    table = made["table"]
    ada.sit(table, 0)
    bo.sit(table, 1, made["links"]["seat"])
    with ada.live(table) as socket:
        heard(socket)
        answer(bo.ask("DELETE", f"/api/tables/{table}/seats/1"))
        news = [news["kind"] for _ in range(2) for news in heard(socket)["news"]]
    assert news[0] == "left"
    assert "moved" in news
    fault(bo.ask("GET", f"/api/tables/{table}"), 404, "unknown")


@pytest.mark.parametrize("begun", [False, True])
def test_a_seat_s_key_opens_nothing_once_its_owner_has_left(
    server: Threaded, people: People, begun: bool
) -> None:
    ada, bo, cy = people("Ada"), people("Bo"), people("Cy")
    made = ada.make("fae", "person", "open")
    table = made["table"]
    bo.sit(table, 1, made["links"]["seat"])
    if begun:
        ada.sit(table, 0)
    with Caller(server.address, bo.post(f"/api/tables/{table}/seats/1/key")["key"]) as program:
        assert program.frame(table)["observer"] == 1
        answer(bo.ask("DELETE", f"/api/tables/{table}/seats/1"))
        fault(program.ask("GET", f"/api/tables/{table}"), 404, "unknown")
        if not begun:
            cy.sit(table, 1, made["links"]["seat"])
            fault(program.ask("GET", f"/api/tables/{table}"), 404, "unknown")


def test_someone_who_watches_needs_the_seat_link_to_sit_down(people: People) -> None:
    ada, bo = people("Ada"), people("Bo")
    made = ada.make("fae", "person", "open")
    table, links = made["table"], made["links"]
    bo.post(f"/api/tables/{table}/watch", {"key": links["watch"]})
    fault(bo.ask("POST", f"/api/tables/{table}/seats/1", {"share": SHARE}), 404, "unknown")
    assert bo.sit(table, 1, links["seat"])["seats"][1]["yours"]


def test_a_bot_stands_in_on_request_until_the_player_is_back(people: People) -> None:
    ada, bo = people("Ada"), people("Bo")
    made = ada.make("fae", "person", "open", options={"first": 0})
    table = made["table"]
    ada.sit(table, 0)
    bo.sit(table, 1, made["links"]["seat"])
    bo.post(f"/api/tables/{table}/seats/1/stand-in", {"level": "seedling"})
    frame = ada.frame(table)
    assert frame["seats"][1] | {"agreed": []} == {
        "seat": 1, "kind": "person", "name": "Bo", "level": "seedling",
        "reserved": False, "yours": False, "agreed": [],
    }  # fmt: skip
    with ada.live(table) as socket:
        heard(socket)
        answer(ada.move(table, frame))
        while 0 not in heard(socket)["waiting"]:
            pass
    answer(ada.move(table, ada.frame(table)))
    back = bo.post(f"/api/tables/{table}/seats/1/return")
    assert back["seats"][1]["level"] is None


def test_an_absent_person_is_replaced_after_the_table_s_patience(data: Path) -> None:
    clock = Clock()
    with threaded(data, clock=clock) as server, visitors(server.address) as people:
        ada, bo = people("Ada"), people("Bo")
        made = ada.make("fae", "person", "open", options={"first": 1}, patience=120)
        table = made["table"]
        ada.sit(table, 0)
        bo.sit(table, 1, made["links"]["seat"])
        path = f"/api/tables/{table}/seats/1/stand-in"
        fault(ada.ask("POST", path, {}), 409, "not-absent")
        clock.pass_seconds(60)
        assert ada.post(path, {})["seats"][1]["agreed"] == [0]
        assert ada.frame(table)["seats"][1]["level"] is None
        clock.pass_seconds(60)
        assert ada.post(path, {})["seats"][1]["level"] == "hazel"


def test_the_others_agree_on_a_stand_in_together(data: Path) -> None:
    clock = Clock()
    with threaded(data, clock=clock) as server, visitors(server.address) as people:
        ada, bo, cy = people("Ada"), people("Bo"), people("Cy")
        made = ada.make("fae", "person", "open", "open", options={"first": 2}, patience=None)
        table = made["table"]
        ada.sit(table, 0)
        for seat, who in ((1, bo), (2, cy)):
            who.sit(table, seat, made["links"]["seat"])
        clock.pass_seconds(60)
        assert cy.get(f"/api/tables/{table}/away")["waits"] == [None, None, None]
        path = f"/api/tables/{table}/seats/2/stand-in"
        assert ada.post(path, {})["seats"][2]["level"] is None
        assert bo.post(path, {})["seats"][2]["level"] == "hazel"


def test_one_comes_back_on_another_device(server: Threaded, people: People) -> None:
    ada = people("Ada")
    made = ada.make("fae", "person", "seedling", options={"first": 0})
    ada.sit(made["table"], 0)
    key = ada.post("/api/me/devices")["key"]
    with Caller(server.address) as phone, Caller(server.address) as thief:
        assert phone.post("/api/me/open", {"key": key})["name"] == "Ada"
        assert phone.frame(made["table"], 0) == ada.frame(made["table"], 0)
        fault(thief.ask("POST", "/api/me/open", {"key": key}), 404, "unknown")


def test_a_seat_s_key_lets_a_program_play_until_the_next_key(
    server: Threaded, people: People
) -> None:
    ada = people("Ada")
    made = ada.make("trails", "person", options={})
    table = made["table"]
    ada.sit(table, 0)
    with Caller(server.address, ada.post(f"/api/tables/{table}/seats/0/key")["key"]) as first:
        answer(first.move(table, first.frame(table)))
        key = ada.post(f"/api/tables/{table}/seats/0/key")["key"]
        fault(first.ask("GET", f"/api/tables/{table}"), 404, "unknown")
    with Caller(server.address, key) as second:
        answer(second.move(table, second.frame(table)))


def test_bots_alone_play_to_the_end(server: Threaded) -> None:
    with program(server.address) as ada:
        made = ada.make("trails", "seedling", "seedling")
        with ada.live(made["table"], since=made["seq"]) as socket:
            while heard(socket)["status"] != "finished":
                pass
