"""Rate limits stop callers who send too many requests, and don't affect anyone else."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from elfhame.server.http.limits import OF_TABLES, PRICES, Queues, network_of, price
from tests.server.client import Caller, fault, guest
from tests.server.matrix import addresses
from tests.server.running import Threaded, threaded


def test_a_caller_that_floods_is_told_so_and_nobody_else_is(data: Path) -> None:
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


def test_a_flood_with_ever_new_tokens_is_stopped_by_address(data: Path) -> None:
    with threaded(data, requests=(5, 0.1)) as server:
        caller = Caller(server.address)
        tokens = ({"Authorization": f"Bearer guess-{number}"} for number in range(80))
        answers = [caller.ask("GET", "/api/me", headers=token).status_code for token in tokens]
        caller.close()
    assert answers[0] == 200
    assert answers[-1] == 429


def test_a_burst_from_one_address_holds_up_no_other() -> None:
    """Others begin at once, and most of the time nothing of the burst begins."""
    begun = list[str]()

    async def request(queues: Queues, address: str) -> None:
        await queues.turn(address)
        begun.append(address)

    async def requests() -> float:
        queues, clock = Queues(0.001), asyncio.get_running_loop()
        start = clock.time()
        burst = [*50 * ["192.0.2.1"], "192.0.2.2"]
        await asyncio.gather(*(request(queues, address) for address in burst))
        return clock.time() - start

    assert asyncio.run(requests()) >= 0.045
    assert begun.index("192.0.2.2") == 1


def test_an_address_has_one_creation_limit_for_all_its_guests(data: Path) -> None:
    with threaded(data, creations=(4, 0.001)) as server:
        ada, bo = guest(server.address, "Ada"), guest(server.address, "Bo")
        tables = [ada.make("fae", "open", "open")["table"], bo.make("fae", "open", "open")["table"]]
        for caller in (ada, bo):
            plans = [{"kind": "open"}] * 2
            refused = caller.ask("POST", "/api/tables", {"game": "fae", "seats": plans})
            fault(refused, 429, "too-many")
            fault(caller.ask("POST", "/api/guests", {"name": "Cy"}), 429, "too-many")
        assert ada.frame(tables[0])["status"] == "open"  # reading isn't limited by it
        for caller in (ada, bo):
            caller.close()


def test_an_expensive_read_counts_as_several_cheap_ones(data: Path) -> None:
    with threaded(data, requests=(30, 0.001)) as server, guest(server.address, "Ada") as ada:
        table = ada.make("fae", "person", "seedling")["table"]
        ada.sit(table, 0)
        read = [ada.ask("GET", f"/api/tables/{table}/choices?seat=0") for _ in range(30)]
        allowed = sum(answer.status_code == 200 for answer in read)
        assert 1 < OF_TABLES["choices"] == (30 - 2) // allowed
        refused = read[-1]
        fault(refused, 429, "too-many")
        assert refused.headers["retry-after"] == "1"
        assert refused.headers["connection"] == "close"


def test_every_price_is_that_of_an_address(frozen: Threaded) -> None:
    paths = {address.split(" ")[1] for address in addresses(frozen)}
    assert paths >= PRICES.keys()
    for word, tokens in OF_TABLES.items():
        assert f"/api/tables/{{table}}/{word}" in paths
        assert price(f"/api/tables/TABLE/{word}") == tokens > 1


def test_a_rejected_request_reaches_no_handler_and_no_database(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with threaded(data, requests=(10, 0.001)) as server, guest(server.address, "Ada") as ada:
        answers = [ada.ask("GET", "/api/me") for _ in range(12)]
        fault(answers[-1], 429, "too-many")

        def touched(*_: object) -> None:
            raise AssertionError("a rejected request did work")

        monkeypatch.setattr(server.app.guests, "by_token", touched)
        monkeypatch.setattr("elfhame.server.http.middleware.fault_of", touched)
        for path in ("/api/me", "/api/tables/none", "/nothing"):
            fault(ada.ask("GET", path), 429, "too-many")


def test_an_ipv6_subscriber_has_one_limit() -> None:
    same = [("2001:db8:0:1::1", 1), ("2001:db8:0:1:ffff::2", 9), ("2001:db8:0:1::3%eth0", 1)]
    assert {network_of(client) for client in same} == {"2001:db8:0:1::/64"}
    assert network_of(("2001:db8:0:2::1", 1)) != network_of(same[0])
    assert network_of(("::ffff:192.0.2.7", 1)) == network_of(("192.0.2.7", 1))
    assert network_of(("testclient", 1)) == "testclient"
