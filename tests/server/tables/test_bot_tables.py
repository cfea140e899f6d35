"""Tables where only bots play: each person may own a few."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from elfhame.texts import LANGUAGES
from tests.server.client import Caller, answer, fault, guest, plan
from tests.server.running import Threaded, threaded

MOST = 3
NEVER = 3600.0
"""The bots' pace: slow enough that none of their games ends during the test."""


@pytest.fixture
def strict(data: Path) -> Iterator[Threaded]:
    """A server where a person may own few tables without people."""
    with threaded(data, pace=NEVER, bot_tables=MOST) as server:
        yield server


@pytest.fixture
def ada(strict: Threaded) -> Iterator[Caller]:
    with guest(strict.address) as caller:
        yield caller


def bots_alone(caller: Caller, **more: str) -> httpx.Response:
    body = {"game": "fae", "seats": [plan("seedling"), plan("seedling")]}
    return caller.ask("POST", "/api/tables", body, headers=more)


def test_one_too_many_is_refused_in_the_reader_s_language(ada: Caller) -> None:
    for _ in range(MOST):
        answer(bots_alone(ada))
    said = {
        fault(bots_alone(ada, **{"accept-language": language}), 429, "bot-tables")["sentence"]
        for language in LANGUAGES
    }
    assert len(said) == len(LANGUAGES)
    assert len(ada.get("/api/me/tables")["running"]) == MOST


def test_others_and_tables_with_people_are_not_affected(strict: Threaded, ada: Caller) -> None:
    for _ in range(MOST):
        answer(bots_alone(ada))
    for _ in range(2):
        ada.sit(ada.make("fae", "person", "seedling")["table"], 0)
    with guest(strict.address, "Bob") as bob:
        answer(bots_alone(bob))


def test_a_closed_table_makes_room(ada: Caller) -> None:
    tables = [answer(bots_alone(ada))["table"] for _ in range(MOST)]
    ada.post(f"/api/tables/{tables[0]}/close")
    answer(bots_alone(ada))
    fault(bots_alone(ada), 429, "bot-tables")


def test_many_requests_at_once_are_counted_too(ada: Caller) -> None:
    with ThreadPoolExecutor(8) as hands:
        found = [
            response.status_code for response in hands.map(lambda _: bots_alone(ada), range(12))
        ]
    assert sorted(found) == [201] * MOST + [429] * (12 - MOST)


@pytest.mark.parametrize("way", ["a stand-in for yourself", "a bot on the last seat"])
def test_no_table_becomes_one_too_many(ada: Caller, way: str) -> None:
    seats = ("person", "seedling") if way == "a stand-in for yourself" else ("open", "seedling")
    table = ada.make("fae", *seats)["table"]
    if way == "a stand-in for yourself":
        ada.sit(table, 0)
        last = ("POST", f"/api/tables/{table}/seats/0/stand-in")
    else:
        last = ("PUT", f"/api/tables/{table}/seats/0/bot")
    tables = [answer(bots_alone(ada))["table"] for _ in range(MOST)]
    before = ada.frame(table, -1)
    fault(ada.ask(*last, {"level": "hazel"}), 429, "bot-tables")
    assert ada.frame(table, -1) == before
    ada.post(f"/api/tables/{tables[0]}/close")
    answer(ada.ask(*last, {"level": "hazel"}))


def test_a_person_may_always_leave(ada: Caller) -> None:
    table = ada.make("fae", "person", "seedling")["table"]
    ada.sit(table, 0)
    for _ in range(MOST):
        answer(bots_alone(ada))
    answer(ada.ask("DELETE", f"/api/tables/{table}/seats/0"))


def test_tables_found_after_a_restart_count(data: Path) -> None:
    with threaded(data, pace=NEVER, bot_tables=MOST) as server, guest(server.address) as ada:
        for _ in range(MOST):
            answer(bots_alone(ada))
        cookies = ada.http.cookies
    with threaded(data, pace=NEVER, bot_tables=MOST) as server, Caller(server.address) as ada:
        ada.http.cookies.update(cookies)
        while len(server.app.bots) < MOST:
            pass
        fault(bots_alone(ada), 429, "bot-tables")
