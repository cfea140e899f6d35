"""The deal of the day: the same for everybody, another one tomorrow, and compared with a bot's."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from elfhame import replay
from elfhame.kernel.record import Record, load
from tests.server.client import Caller, answer, fault, visitors
from tests.server.running import Clock, threaded


def alone(caller: Caller) -> str:
    made = caller.make("trails", "person", daily=True)
    caller.sit(made["table"], 0)
    table: str = made["table"]
    return table


def dealt(caller: Caller, table: str) -> str:
    """The seed of the game, once it is over, every card laid on the first place there is."""
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
        assert rival == ada.post("/api/daily/trails") | {"scores": None, "ending": None}


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
