"""One who asks too often is told so; who asks now and then does not notice."""

from __future__ import annotations

from pathlib import Path

from tests.server.client import Caller, fault, guest
from tests.server.running import threaded


def test_who_floods_is_told_so_and_nobody_else_is(data: Path) -> None:
    with threaded(data, requests=(20, 0.5)) as server:
        flooder, other = guest(server.address, "Flo"), guest(server.address, "Ada")
        answers = [flooder.ask("GET", "/api/me") for _ in range(40)]
        told = fault(answers[-1], 429, "too-many")
        assert told["sentence"].endswith("wait a moment.")
        assert answers[0].status_code == 200
        assert other.ask("GET", "/api/me").status_code == 200
        said = flooder.ask("GET", "/api/me", headers={"Accept-Language": "fr"}).json()
        assert said["sentence"] != told["sentence"]
        for caller in (flooder, other):
            caller.close()


def test_who_floods_by_ever_new_tokens_is_stopped_by_address(data: Path) -> None:
    with threaded(data, requests=(5, 0.1)) as server:
        caller = Caller(server.address)
        tokens = ({"Authorization": f"Bearer guess-{number}"} for number in range(80))
        answers = [caller.ask("GET", "/api/me", headers=token).status_code for token in tokens]
        caller.close()
    assert answers[0] == 200
    assert answers[-1] == 429


def test_an_address_creates_only_so_much_however_many_guests_it_brings(data: Path) -> None:
    with threaded(data, creations=(4, 0.001)) as server:
        ada, bo = guest(server.address, "Ada"), guest(server.address, "Bo")
        tables = [ada.make("fae", "open", "open")["table"], bo.make("fae", "open", "open")["table"]]
        for caller in (ada, bo):
            plans = [{"kind": "open"}] * 2
            refused = caller.ask("POST", "/api/tables", {"game": "fae", "seats": plans})
            fault(refused, 429, "too-many")
            fault(caller.ask("POST", "/api/guests", {"name": "Cy"}), 429, "too-many")
        assert ada.frame(tables[0])["status"] == "open"  # what creates nothing isn't limited by it
        for caller in (ada, bo):
            caller.close()
