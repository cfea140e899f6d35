"""Access control: the exact response of every address to every kind of caller."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from elfhame.server.tables.config import TableConfig
from tests.server.client import SHARE, Caller
from tests.server.matrix import CALLERS, LIVE, People, T, addresses, called, pages, setting
from tests.server.running import threaded

SEAT: Final = f"{T}/seats/{{seat}}"
#                 none stranger former watcher other otherkey owner key mine
EVERYBODY: Final = "200 200 200 200 200 200 200 200 200"
NOBODY: Final = "404 404 404 404 404 404 404 404 404"
GUESTS: Final = "401 200 200 200 200 401 200 401 200"
PRESENT: Final = "404 404 404 200 200 200 200 200 200"
THE_SEAT: Final = "404 404 404 403 403 403 403 200 200"
AT_THE_END: Final = "404 404 404 409 409 409 409 409 409"
MATRIX: Final = {
    "GET /api/about": EVERYBODY,
    "GET /api/games/{game}": EVERYBODY,
    "GET /api/games/{game}/components/{digest}": NOBODY,
    "GET /api/games/{game}/schema": EVERYBODY,
    "GET /api/games/{game}/rules": EVERYBODY,
    "GET /api/games/{game}/guide": EVERYBODY,
    "GET /api/games/{game}/board": EVERYBODY,
    "GET /api/lessons": EVERYBODY,
    "GET /api/lessons/{lesson}/{step}": EVERYBODY,
    "POST /api/lessons/{lesson}/{step}": EVERYBODY,
    "POST /api/lessons/{lesson}/{step}/look": EVERYBODY,
    "GET /api/docs": EVERYBODY,
    "GET /api/docs/style.css": EVERYBODY,
    "GET /api/schema": EVERYBODY,
    "GET /api/schema/openapi.json": EVERYBODY,
    "GET /api/schema/{path}": NOBODY,
    "GET /health": EVERYBODY,
    "GET /metrics": EVERYBODY,
    "POST /api/guests": "201 201 201 201 201 201 201 201 201",
    "GET /api/me": EVERYBODY,
    "PATCH /api/me": GUESTS,
    "DELETE /api/me/session": "401 204 204 204 204 401 204 401 204",
    "POST /api/me/devices": "401 201 201 201 201 401 201 401 201",
    "POST /api/me/open": NOBODY,
    "GET /api/me/tables": GUESTS,
    "GET /api/me/suggestions": EVERYBODY,
    "GET /api/me/daily/{game}": EVERYBODY,
    "POST /api/tables": "401 201 201 201 201 401 201 401 201",
    "POST /api/daily/{game}": "401 400 400 400 400 401 400 401 400",  # Fae can't be played alone
    "POST /api/invitations": EVERYBODY,
    f"GET {T}": PRESENT,
    f"GET {T} as 0": THE_SEAT,
    f"LIVE {T}/live": PRESENT,
    f"LIVE {T}/live as 0": THE_SEAT,
    f"GET {T}/record": PRESENT,
    f"GET {T}/record as 0": THE_SEAT,
    f"GET {T}/choices": THE_SEAT,
    f"GET {T}/replay": AT_THE_END,
    f"GET {T}/picture": PRESENT,
    f"GET {T}/picture as 0": THE_SEAT,
    f"GET {T}/away": PRESENT,
    f"POST {T}/watch": GUESTS,
    f"POST {T}/watch with a seat's key": "401 404 404 404 404 401 404 401 404",
    f"POST {T}/rematch": "401 404 404 409 409 401 409 401 409",
    f"POST {T}/close": "401 404 404 403 403 401 409 401 403",
    f"POST {SEAT}": "401 404 404 409 409 401 409 401 200",  # already sits there
    f"POST {SEAT} with the key": "401 409 409 409 409 401 409 401 200",
    f"POST {SEAT} with a wrong key": "401 404 404 404 404 401 404 401 404",
    f"DELETE {SEAT}": "401 404 404 403 403 401 403 401 200",
    f"POST {SEAT}/seal": "404 404 404 403 403 403 403 409 409",
    f"POST {SEAT}/share": "404 404 404 403 403 403 403 409 409",
    f"PUT {SEAT}/bot": "401 404 404 403 403 401 409 401 403",
    f"POST {SEAT}/stand-in": "401 404 404 403 409 401 403 401 200",
    f"POST {SEAT}/return": "401 404 404 403 403 401 403 401 409",
    f"POST {SEAT}/key": "401 404 404 403 403 401 403 401 201",
    f"GET {SEAT}/notes": THE_SEAT,
    f"PUT {SEAT}/notes": THE_SEAT,
    f"POST {T}/moves": THE_SEAT,
    f"POST {T}/take-back": "404 404 404 403 403 403 403 409 409",
    f"POST {T}/look": THE_SEAT,
    f"POST {T}/why": THE_SEAT,
    f"POST {T}/hint": THE_SEAT,
    f"POST {T}/explain": "404 404 404 403 403 403 403 409 409",
}
"""By address: the status for each kind of caller, in the order above."""
OF_TABLES: Final = [address for address in MATRIX if T in address]


@pytest.fixture(scope="module")
def people(tmp_path_factory: pytest.TempPathFactory) -> Iterator[People]:
    """Callers at a server whose bots don't move during the test."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("elfhame.server.http.routes.moves.ADVISER", "search:4")
        with threaded(tmp_path_factory.mktemp("matrix") / "data", pace=3600.0) as running:
            came = People(running)
            yield came
            came.close()


def test_every_address_has_a_row(people: People) -> None:
    rows = {" ".join(address.split(" ")[:2]) for address in MATRIX}
    found = addresses(people.server)
    assert found - pages(found) == rows


def test_a_page_is_the_same_for_everybody(people: People) -> None:
    people.come()
    at = setting(people)
    for address in sorted(pages(addresses(people.server))):
        assert len({called(name, address, at) for name in ("none", "watcher", "mine")}) == 1


@pytest.mark.parametrize("address", MATRIX)
def test_each_caller_gets_what_is_theirs(people: People, address: str) -> None:
    people.come()
    at, got = setting(people), []
    for name in CALLERS:
        status, _ = called(name, address, at)
        got.append(str(status))
        if status < 300 and T in address and not address.startswith(("GET", LIVE)):
            at = setting(people)  # it succeeded, and can't be repeated
    assert " ".join(got) == MATRIX[address]


@pytest.mark.parametrize("name", ["none", "former", "otherkey"])
def test_a_table_of_others_is_like_no_table_at_all(people: People, name: str) -> None:
    people.come()
    of_others = setting(people)
    if name == "otherkey":
        people.show(name, "a-key-that-opens-nothing")
    for address in OF_TABLES:
        if address.endswith(("/watch", "with the key")):  # the key is an invitation
            continue
        found = called(name, address, of_others)
        assert found == called(name, address, of_others, table="AAAAAAAAAAAAAAAA"), address
        assert found[0] in (401, 404), address


def test_a_table_of_older_rules_is_there_only_for_its_people(
    people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    people.come()
    at = setting(people)
    monkeypatch.setattr(TableConfig, "playable", property(lambda _: False))
    cache = people.server.app.tables._tables
    for table in cache:
        cache.remove(table.id)
    assert called("mine", f"GET {T}", at)[0] == 410
    for address in (f"GET {T}", f"POST {SEAT}", f"POST {SEAT} with a wrong key"):
        found = called("stranger", address, at)
        assert found == called("stranger", address, at, table="AAAAAAAAAAAAAAAA"), address


def test_a_kept_seat_is_taken_by_nobody_else(people: People) -> None:
    people.come()
    mine, other, stranger = (people[name] for name in ("mine", "other", "stranger"))
    made = mine.make("fae", "person", "open")
    mine.sit(made["table"], 0)
    mine.post(f"/api/tables/{made['table']}/close")
    again = mine.post(f"/api/tables/{made['table']}/rematch")["table"]
    keys = mine.frame(again)["links"]
    kept = next(seat["seat"] for seat in mine.frame(again)["seats"] if seat["yours"])
    sit = {"share": SHARE, "key": keys["seat"]}
    at = f"/api/tables/{again}/seats/{kept}"
    assert [caller.ask("POST", at, sit).status_code for caller in (other, stranger)] == [403, 403]
    assert stranger.ask("POST", at, {"share": SHARE}).status_code == 404
    assert mine.ask("POST", at, {"share": SHARE}).status_code == 200


def test_a_guest_awaited_at_a_rematch_sees_it_and_no_more(people: People) -> None:
    people.come()
    owner, awaited = people["mine"], people["other"]
    again = f"/api/tables/{_rematch(owner, awaited)}"
    assert awaited.ask("GET", again).status_code == 200
    assert awaited.ask("GET", again).json()["links"] is None
    refused = {
        awaited.ask("GET", again, params={"observer": 0}).status_code,
        awaited.ask("PUT", f"{again}/seats/0/bot", {"level": "seedling"}).status_code,
        awaited.ask("POST", f"{again}/close").status_code,
        awaited.ask("POST", f"{again}/seats/0/key").status_code,
    }
    assert refused == {403}


def _rematch(owner: Caller, awaited: Caller) -> str:
    """A rematch with a seat reserved for a guest who hasn't taken it yet."""
    table = owner.make("fae", *["open"] * 3)
    for seat, caller in enumerate((owner, awaited)):
        caller.sit(table["table"], seat, table["links"]["seat"])
    owner.post(f"/api/tables/{table['table']}/close")
    rematch: str = owner.post(f"/api/tables/{table['table']}/rematch")["table"]
    return rematch
