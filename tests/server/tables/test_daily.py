"""The deal of the day: the same for everyone, winnable, played once, and proved by its record."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from elfhame import replay
from elfhame.games import registry
from elfhame.kernel.fairness import daily_seed
from elfhame.kernel.record import Record, load
from elfhame.kernel.refused import Refused
from elfhame.server.tables.daily import draw_secret, is_winnable
from tests.server.client import Caller, answer, fault, visitors
from tests.server.running import Clock, threaded


def alone(caller: Caller) -> str:
    made = caller.make("trails", "person", daily=True)
    caller.sit(made["table"], 0)
    table: str = made["table"]
    return table


def dealt(caller: Caller, table: str) -> str:
    """Play the first choices to the end, and return the game's seed."""
    while (frame := caller.frame(table, 0))["status"] == "running":
        answer(caller.move(table, frame))
    record = load(caller.ask("GET", f"/api/tables/{table}/record").content)
    assert isinstance(record, Record)
    assert record.daily == frame["daily"]
    assert replay(record).over
    return record.seed


def test_everybody_gets_the_same_deal_on_a_day_and_another_on_the_next(data: Path) -> None:
    clock = Clock()
    with threaded(data, clock=clock) as server, visitors(server.address) as people:
        ada, bo = people("Ada"), people("Bo")
        tables = alone(ada), alone(bo)
        assert dealt(ada, tables[0]) == dealt(bo, tables[1])
        clock.pass_seconds(24 * 3600)
        tomorrow = alone(ada)
        assert ada.frame(tomorrow)["daily"] != ada.frame(tables[0])["daily"]
        assert dealt(ada, tomorrow) != dealt(ada, tables[0])


def test_a_bot_is_given_the_same_deal(data: Path) -> None:
    with threaded(data) as server, visitors(server.address) as people:
        ada = people("Ada")
        rival = ada.post("/api/daily/trails")
        assert rival["date"] == ada.frame(alone(ada))["daily"]
        assert rival == ada.post("/api/daily/trails") | {
            "scores": None,
            "ending": None,
            "won": None,
        }


@pytest.mark.soak
def test_a_bot_plays_the_deal_to_its_end(data: Path) -> None:
    with threaded(data) as server, visitors(server.address) as people:
        ada = people("Ada")
        while (rival := ada.post("/api/daily/trails"))["scores"] is None:
            time.sleep(0.2)
        assert rival["ending"].startswith("TRAIL-")


def test_the_deal_of_the_day_is_played_alone(data: Path) -> None:
    with threaded(data) as server, visitors(server.address) as people:
        ada = people("Ada")
        two = {"game": "trails", "seats": [{"kind": "person"}] * 2, "daily": True}
        fault(ada.ask("POST", "/api/tables", two), 400, "malformed")
        fault(ada.ask("POST", "/api/daily/fae"), 400, "malformed")
        fault(ada.ask("POST", "/api/daily/chess"), 404, "unknown")


def test_each_person_has_one_try_a_day(data: Path) -> None:
    clock = Clock()
    with threaded(data, clock=clock) as server, visitors(server.address) as people:
        ada = people("Ada")
        assert ada.get("/api/me/daily/trails")["mine"] is None
        table = alone(ada)
        request = {"game": "trails", "seats": [{"kind": "person"}], "daily": True}
        fault(ada.ask("POST", "/api/tables", request), 409, "tried")
        mine = ada.get("/api/me/daily/trails")["mine"]
        assert (mine["table"], mine["status"], mine["won"]) == (table, "running", None)
        dealt(ada, table)
        frame = ada.frame(table)
        mine = ada.get("/api/me/daily/trails")["mine"]
        assert mine["won"] == (frame["result"]["returns"][0] > 0)
        assert mine["score"] == frame["result"]["scores"][0]
        fault(ada.ask("POST", "/api/tables", request), 409, "tried")
        clock.pass_seconds(24 * 3600)
        assert ada.get("/api/me/daily/trails")["mine"] is None
        alone(ada)


def test_the_last_seven_days_are_listed(data: Path) -> None:
    clock = Clock()
    with threaded(data, clock=clock) as server, visitors(server.address) as people:
        ada = people("Ada")
        assert ada.get("/api/me/daily/trails")["week"] == [None] * 7
        table = alone(ada)
        assert ada.get("/api/me/daily/trails")["week"] == [None] * 7
        dealt(ada, table)
        won = ada.frame(table)["result"]["returns"][0] > 0
        for days in range(7):
            week = [None] * (6 - days) + [won] + [None] * days
            assert ada.get("/api/me/daily/trails")["week"] == week
            clock.pass_seconds(24 * 3600)
        assert ada.get("/api/me/daily/trails")["week"] == [None] * 7
        assert people("Bo").get("/api/me/daily/trails")["week"] == [None] * 7


def test_a_rematch_is_no_second_try(data: Path) -> None:
    with threaded(data) as server, visitors(server.address) as people:
        ada = people("Ada")
        table = alone(ada)
        dealt(ada, table)
        again = ada.post(f"/api/tables/{table}/rematch")["table"]
        assert ada.frame(again)["daily"] is None


def test_the_deal_of_the_day_has_no_options(data: Path) -> None:
    with threaded(data) as server, visitors(server.address) as people:
        request = {"game": "trails", "seats": [{"kind": "person"}], "daily": True}
        easier = request | {"options": {"easier": True}}
        fault(people("Ada").ask("POST", "/api/tables", easier), 400, "malformed")


def test_a_hint_is_noted(data: Path) -> None:
    with threaded(data) as server, visitors(server.address) as people:
        ada = people("Ada")
        table = alone(ada)
        assert not ada.frame(table)["hinted"]
        for _ in range(2):
            ada.post(f"/api/tables/{table}/hint", {"seat": 0})
        frame = ada.frame(table)
        assert frame["hinted"]
        assert [news["kind"] for news in frame["news"]].count("hinted") == 1
        answer(ada.move(table, frame))
        assert ada.get("/api/me/daily/trails")["mine"]["hinted"]


def test_todays_secret_says_nothing_about_tomorrows(data: Path) -> None:
    """It is drawn on first use: the same server, day and clock give another deal."""
    clock = Clock()
    seeds = []
    for place in ("one", "other"):
        with threaded(data / place, clock=clock) as server, visitors(server.address) as people:
            ada = people("Ada")
            seeds.append(dealt(ada, alone(ada)))
    assert seeds[0] != seeds[1]


def test_a_bot_wins_the_deal_that_is_drawn() -> None:
    game = registry.game("trails")
    secrets = [bytes([number]) * 32 for number in range(12)]
    seeds = [daily_seed(secret, "trails", "2026-11-18") for secret in secrets]
    assert {is_winnable(game, seed) for seed in seeds} == {True, False}
    secret = draw_secret(game, "2026-11-18")
    assert is_winnable(game, daily_seed(secret, "trails", "2026-11-18"))


def test_a_record_proves_that_its_deal_is_that_of_the_day(data: Path) -> None:
    with threaded(data) as server, visitors(server.address) as people:
        ada = people("Ada")
        table = alone(ada)
        dealt(ada, table)
        content = ada.ask("GET", f"/api/tables/{table}/record").json()
    assert content["fairness"]["table"] == f"daily-trails-{content['daily']}"
    del content["checksum"]
    forged = json.dumps(content | {"daily": "2020-01-01"})
    with pytest.raises(Refused):
        replay(load(forged))
