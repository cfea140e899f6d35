"""A table's picture and record show what the caller may know, and the record proves the deal."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from elfhame import replay
from elfhame.games import registry
from elfhame.kernel.fairness import Fairness, commitment
from elfhame.kernel.record import Record, load
from tests.server.client import Caller, fault
from tests.server.fae_tables import finished_between

People = Callable[[str], Caller]


@pytest.mark.parametrize("game", registry.names())
def test_every_game_can_be_seen_as_a_picture(ada: Caller, game: str) -> None:
    table = str(ada.make(game, "person", "person")["table"])
    fault(ada.ask("GET", f"/api/tables/{table}/picture"), 409, "not-begun")
    ada.sit(table, 0)
    ada.sit(table, 1)
    for observer in (0, 1, -1):
        answer = ada.ask("GET", f"/api/tables/{table}/picture?observer={observer}")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg") or "<svg" in answer.text[:200]
        assert len(answer.content) % 256 == 0
        assert answer.headers["cache-control"] == "no-store"


def test_the_record_of_a_finished_game_proves_its_deal(people: People) -> None:
    ada, bo = people("Ada"), people("Bo")
    table = finished_between(ada, bo)
    filed = load(ada.ask("GET", f"/api/tables/{table}/record").content)
    assert isinstance(filed, Record)
    play = replay(filed)
    assert play.over
    assert filed.names == ["Ada", "Bo"]
    assert isinstance(filed.fairness, Fairness)
    secret = bytes.fromhex(filed.fairness.secret)
    assert commitment(secret) == ada.frame(table)["commitment"]


def test_before_the_end_the_record_is_what_one_was_told(people: People) -> None:
    ada, bo = people("Ada"), people("Bo")
    made = ada.make("fae", "person", "open")
    ada.sit(made["table"], 0)
    bo.sit(made["table"], 1, made["links"]["seat"])
    told = bo.get(f"/api/tables/{made['table']}/record")
    assert (told["type"], told["observer"]) == ("account", 1)
    assert told["view"]["spirits"][0] is None
