"""Tables that begin at a position: their record proves it, and everyone is told."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from elfhame import replay
from elfhame.kernel.record import Record, load
from tests.server.client import Caller, answer, fault, visitors
from tests.server.running import threaded

LAST: Final = (
    "fae seats=2 clans spirits=blue/red rituals=11 kept=1,4,6,9/2,3,5,7,8,10,11 "
    "points=21,17,19,12,14 druids=C2:P,D1:Y,H3:K,K1:BBR,K4:YY"
)


def record_of(caller: Caller, table: str) -> Record:
    record = load(caller.ask("GET", f"/api/tables/{table}/record").content)
    assert isinstance(record, Record)
    return record


def test_a_game_begins_at_the_position_and_survives_a_restart(data: Path) -> None:
    with threaded(data) as server, visitors(server.address) as people:
        told = people("Guide").post("/api/guests", {"name": "Ada", "program": True})
        ada, bo = Caller(server.address, told["token"]), people("Bo")
        made = ada.make("fae", "open", "open", position=LAST)
        table = made["table"]
        assert made["options"]["clans"]
        assert made["set_up"].startswith("This game was set up")
        ada.sit(table, 0)
        key = {"key": made["links"]["seat"]}
        assert ada.post("/api/invitations", key)["set_up"]
        bo.sit(table, 1, **key)
        frame = ada.frame(table, 0)
        assert (frame["view"]["points"], frame["view"]["spirits"]) == (
            [21, 17, 19, 12, 14],
            ["blue", None],
        )
        ada.close()
    with threaded(data) as server, Caller(server.address, told["token"]) as ada:
        again = ada.frame(table, 0)
        assert again["view"] == frame["view"]
        moves = {str(each["action"]["source"]): each["number"] for each in again["choices"]}
        answer(ada.move(table, again, moves["K4"]))
        record = record_of(ada, table)
        assert (record.position, record.result.scores) == (LAST, [36, 36])
        assert replay(record).start == LAST
        shown = ada.get(f"/api/tables/{table}/replay")
        first = shown["steps"][0][shown["observers"].index(0)]
        assert first[0]["view"]["points"] == [21, 17, 19, 12, 14]
        french = ada.get(f"/api/tables/{table}/replay", params={"language": "fr"})
        assert french["steps"][0][0][0]["set_up"].startswith("Cette partie")


def test_a_position_that_does_not_fit_the_table_is_refused(data: Path) -> None:
    with threaded(data) as server, visitors(server.address) as people:
        ada = people("Ada")
        two = {"game": "fae", "seats": [{"kind": "open"}] * 2}
        for wrong in (
            two | {"position": "fae"},
            two | {"position": LAST, "options": {"clans": False}},
            two | {"position": LAST, "seats": [{"kind": "open"}] * 3},
            two | {"position": "x" * 9_000},
            {"game": "trails", "seats": [{"kind": "person"}], "daily": True, "position": "trails"},
        ):
            fault(ada.ask("POST", "/api/tables", wrong), 400, "malformed")


def test_a_table_without_a_position_says_nothing_about_one(data: Path) -> None:
    with threaded(data) as server, visitors(server.address) as people:
        assert people("Ada").make("fae", "open", "open")["set_up"] is None
