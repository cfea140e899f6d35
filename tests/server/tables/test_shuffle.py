"""The shuffle: players seal their shares, then open them, and no one can choose the deal."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from elfhame import replay
from elfhame.kernel.fairness import Fairness, Seals, fair_seed, seal, sealed_seed
from elfhame.kernel.record import Record, load
from elfhame.server.tables.log import Sat, decode
from tests.server.client import SHARE, Caller, Json, answer, fault, visitors
from tests.server.running import Clock, Threaded, threaded

People = Callable[[str], Caller]
TRIES: Final = 256


class Player:
    """A person at a seat who seals and opens shares like an honest browser."""

    def __init__(self, caller: Caller, made: Json, seat: int) -> None:
        self.caller = caller
        self.seat = seat
        self.table: str = made["table"]
        self.key: str = made["links"]["seat"]
        self.path = f"/api/tables/{self.table}/seats/{seat}"
        self.draw()

    def draw(self, share: str | None = None) -> str:
        """Draw a share, and return its seal."""
        self.share, self.nonce = share or secrets.token_hex(16), secrets.token_hex(16)
        return seal(self.table, self.seat, self.nonce, self.share)

    def sit(self, share: str | None = None) -> Json:
        return self.caller.post(self.path, {"seal": self.draw(share), "key": self.key})

    def seal_anew(self) -> Json:
        return self.caller.post(f"{self.path}/seal", {"seal": self.draw()})

    def ask_to_open(self, share: str | None = None) -> Any:
        body = {"share": share or self.share, "nonce": self.nonce}
        return self.caller.ask("POST", f"{self.path}/share", body)

    def open(self) -> Json:
        return answer(self.ask_to_open())

    def leave(self) -> None:
        answer(self.caller.ask("DELETE", self.path))


def seated(people: People, *seats: str, **more: Any) -> list[Player]:
    """Players who have sealed at a new table; the first one owns it."""
    names = ["Ada", "Bo", "Cy"]
    first = people(names[0])
    made = first.make("fae", *seats, **more)
    persons = [number for number, seat in enumerate(seats) if seat == "open"]
    callers = [first, *(people(name) for name in names[1 : len(persons)])]
    players = [Player(*pair) for pair in zip(callers, [made] * 3, persons, strict=False)]
    for player in players:
        player.sit()
    return players


def finish(players: list[Player]) -> Record:
    """Play the first choices until the end, and return the record."""
    by_seat = {player.seat: player for player in players}
    frame = players[0].caller.frame(players[0].table)
    while frame["status"] == "running":
        if by_seat.keys() & set(frame["waiting"]):
            mover = by_seat[frame["waiting"][0]]
            asked = mover.caller.frame(mover.table, mover.seat)
            answer(mover.caller.move(mover.table, asked))
        frame = players[0].caller.frame(players[0].table)
    told = players[0].caller.ask("GET", f"/api/tables/{players[0].table}/record")
    filed = load(told.content)
    assert isinstance(filed, Record)
    return filed


def test_the_game_begins_when_all_shares_are_open(people: People) -> None:
    ada, bo = seated(people, "open", "open", "seedling")
    frame = ada.caller.frame(ada.table)
    assert (frame["status"], frame["shuffle"]["to_open"]) == ("open", [0, 1])
    assert frame["shuffle"]["seals"][2] == ""
    frame = ada.open()
    assert (frame["status"], frame["shuffle"]["to_open"]) == ("open", [1])
    frame = bo.open()
    assert (frame["status"], frame["shuffle"]) == ("running", None)


def test_a_record_of_a_sealed_game_is_genuine(people: People) -> None:
    players = seated(people, "open", "open")
    for player in players:
        player.open()
    filed = finish(players)
    assert replay(filed).over
    assert isinstance(filed.fairness, Fairness)
    assert filed.fairness.in_clear() == []
    assert filed.fairness.shares == [player.share for player in players]


def test_a_share_in_clear_is_accepted_and_marked_in_the_record(people: People) -> None:
    made = people("Ada").make("fae", "open", "open")
    ada, bo = Player(people("Ada"), made, 0), Player(people("Bo"), made, 1)
    ada.sit()
    bo.caller.sit(bo.table, 1, bo.key)
    ada.open()
    filed = finish([ada, bo])
    assert replay(filed).over
    assert isinstance(filed.fairness, Fairness)
    assert filed.fairness.in_clear() == [1]


def test_one_person_against_bots_opens_at_once(people: People) -> None:
    (ada,) = seated(people, "open", "seedling")
    assert ada.open()["status"] == "running"


def test_no_share_is_opened_before_every_seat_is_sealed(people: People) -> None:
    ada, bo = seated(people, "open", "open", "open")[:2]
    assert ada.caller.frame(ada.table)["shuffle"]["to_open"] == [0, 1, 2]
    made = ada.caller.make("fae", "open", "open")
    cy = Player(ada.caller, made, 0)
    cy.sit()
    fault(cy.ask_to_open(), 409, "not-sealed")
    assert bo.share not in str(ada.caller.frame(ada.table))


def test_a_share_that_does_not_fit_its_seal_is_refused(people: People) -> None:
    ada, bo = seated(people, "open", "open")
    ada.open()
    said = fault(bo.ask_to_open(SHARE), 400, "malformed")
    assert said["field"] == "share"
    assert bo.open()["status"] == "running"


def test_a_repeated_request_changes_nothing(people: People) -> None:
    ada, bo = seated(people, "open", "open")
    again = {"seal": seal(ada.table, 0, ada.nonce, ada.share)}
    assert ada.caller.post(ada.path, {**again, "key": ada.key})["seq"] == 2
    assert ada.caller.post(f"{ada.path}/seal", again)["seq"] == 2
    assert ada.open()["seq"] == ada.open()["seq"] == 3
    bo.open()
    assert bo.open()["seq"] == 4


@pytest.mark.parametrize("body", [{}, {"share": SHARE, "seal": "00" * 32}, {"seal": "00"}])
def test_a_player_sends_either_a_seal_or_a_share(people: People, body: Json) -> None:
    ada = people("Ada")
    made = ada.make("fae", "person", "open")
    fault(ada.ask("POST", f"/api/tables/{made['table']}/seats/0", body), 400, "malformed")


# -------------------------------------------------------------------- the attack


def database(data: Path) -> tuple[bytes, list[Sat]]:
    """What a cheating host can read in the database: the only table's secret, and who sat down."""
    with closing(sqlite3.connect(data / "elfhame.db")) as connection:
        ((secret,),) = connection.execute("SELECT secret FROM tables").fetchall()
        entries = [decode(row[0]) for row in connection.execute("SELECT entry FROM log")]
    return secret, [entry for entry in entries if isinstance(entry, Sat)]


def best_share(seed_of: Callable[[str], bytes]) -> str:
    """Of many shares, the one that gives the host the best deal: here the lowest seed."""
    return min((secrets.token_hex(16) for _ in range(TRIES)), key=seed_of)


@pytest.fixture
def hosted(data: Path) -> Iterator[tuple[Threaded, People]]:
    """A server with its own database, and guests at it."""
    with threaded(data) as server, visitors(server.address) as people:
        yield server, people


def test_a_host_who_reads_the_database_chooses_the_deal_if_shares_are_in_clear(
    hosted: tuple[Threaded, People], data: Path
) -> None:
    server, people = hosted
    host, friend = people("Host"), people("Friend")
    made = host.make("fae", "open", "open")
    table, key = made["table"], made["links"]["seat"]
    friend.sit(table, 0, key, secrets.token_hex(16))
    secret, (friends,) = database(data)

    def seed_of(share: str) -> bytes:
        return fair_seed(secret, table, [bytes.fromhex(friends.share), bytes.fromhex(share)])

    chosen = best_share(seed_of)
    host.sit(table, 1, key, chosen)
    play = server.do(server.app.tables.find(table)).play
    assert play is not None
    assert play.seed == seed_of(chosen)


def test_a_host_who_reads_the_database_learns_nothing_from_a_seal(
    hosted: tuple[Threaded, People], data: Path
) -> None:
    server, people = hosted
    host = people("Host")
    made = host.make("fae", "open", "open")
    friend, owner = Player(people("Friend"), made, 0), Player(host, made, 1)
    friend.sit()
    secret, (friends,) = database(data)
    assert friends.share == ""
    assert all(friend.share.encode() not in file.read_bytes() for file in files(data))

    def seed_of(share: str) -> bytes:
        """The best guess: the friend's share is anything, as its seal gives no hint."""
        seals = Seals([friends.seal, owner.draw(share)], ["", owner.nonce], 0)
        return sealed_seed(secret, made["table"], seals, ["00" * 16, share], ["Friend", "Host"])

    chosen = best_share(seed_of)
    hoped = seed_of(chosen)
    owner.caller.post(owner.path, {"seal": owner.draw(chosen), "key": owner.key})
    friend.open()
    # Now the host knows the deal. Another share would give another one, but is refused.
    fault(owner.ask_to_open(secrets.token_hex(16)), 400, "malformed")
    fault(host.ask("POST", f"{owner.path}/seal", {"seal": "00" * 32}), 409, "shuffling")
    owner.open()
    play = server.do(server.app.tables.find(made["table"])).play
    assert play is not None
    assert play.seed != hoped


def files(data: Path) -> list[Path]:
    return [path for path in data.rglob("*") if path.is_file()]


def test_leaving_during_the_shuffle_costs_the_seat_and_voids_all_shares(
    people: People,
) -> None:
    ada, bo, cy = seated(people, "open", "open", "open")
    bo.open()
    cy.open()
    ada.leave()  # she already knows the deal
    frame = bo.caller.frame(bo.table)
    assert (frame["status"], frame["seats"][0]["kind"]) == ("open", "bot")
    assert frame["shuffle"] == {
        "restarts": 1,
        "seals": ["", "", ""],
        "to_seal": [1, 2],
        "to_open": [],
    }
    body = {"seal": ada.draw(), "key": ada.key}
    fault(ada.caller.ask("POST", ada.path, body), 409, "shuffling")
    fault(ada.caller.ask("PUT", f"{ada.path}/bot", {}), 409, "shuffling")
    fault(bo.ask_to_open(), 409, "not-sealed")
    known = bo.share, cy.share
    for player in (bo, cy):
        player.seal_anew()
    for player in (bo, cy):
        frame = player.open()
    assert frame["status"] == "running"
    filed = finish([bo, cy])
    assert replay(filed).over
    assert isinstance(filed.fairness, Fairness)
    assert isinstance(filed.fairness.sealed, Seals)
    assert filed.fairness.sealed.restarts == 1
    assert not set(known) & set(filed.fairness.shares)
    assert filed.names == ["Hazel", "Bo", "Cy"]


def test_the_owner_cannot_change_seats_once_a_share_is_open(people: People) -> None:
    ada, bo = seated(people, "open", "open", "seedling")
    bo.open()
    fault(ada.caller.ask("PUT", f"/api/tables/{ada.table}/seats/2/bot", {}), 409, "shuffling")
    answer(ada.caller.ask("POST", f"/api/tables/{ada.table}/close"))
    assert bo.caller.frame(bo.table)["status"] == "closed"


def test_before_any_share_is_open_people_come_and_go(people: People) -> None:
    ada, bo = seated(people, "open", "open")
    bo.leave()
    assert ada.caller.frame(ada.table)["seats"][1]["kind"] == "open"
    bo.sit()
    ada.open()
    assert bo.open()["status"] == "running"


def test_the_frame_names_those_who_did_not_seal_until_the_end(people: People) -> None:
    ada, bo, cy = people("Ada"), people("Bo"), people("Cy")
    made = ada.make("fae", "open", "open", "seedling", options={"first": 0})
    table = made["table"]
    assert made["unsealed"] == []
    assert ada.sit(table, 0)["unsealed"] == [0]
    player = Player(bo, made, 1)
    assert player.sit()["unsealed"] == [0]
    player.open()
    cy.post(f"/api/tables/{table}/watch", {"key": made["links"]["watch"]})
    for caller in (ada, bo, cy):
        frame = caller.frame(table)
        assert (frame["status"], frame["unsealed"]) == ("running", [0])


def test_the_frame_names_nobody_if_all_have_sealed(people: People) -> None:
    ada, bo = seated(people, "open", "open")
    for player in (ada, bo):
        player.open()
    assert ada.caller.frame(ada.table)["unsealed"] == []


def test_the_frame_names_those_whom_the_shuffle_waits_for(people: People) -> None:
    _, bo = seated(people, "open", "open")
    bo.open()
    said = "The game starts as soon as Ada is back: part of the shuffle is in their browser."
    assert bo.caller.frame(bo.table)["sentence"] == said
    for language in ("fr", "pt_BR"):
        told = bo.caller.get(f"/api/tables/{bo.table}", params={"language": language})
        assert "Ada" in told["sentence"]


def test_the_others_replace_a_player_whose_share_is_missing(data: Path) -> None:
    clock = Clock()
    with threaded(data, clock=clock) as server, visitors(server.address) as people:
        ada, bo, cy = seated(people, "open", "open", "open", patience=None)
        bo.open()
        cy.open()
        path = f"{ada.path}/stand-in"
        fault(bo.caller.ask("POST", path, {}), 409, "not-absent")
        clock.pass_seconds(60)
        assert bo.caller.post(path, {})["seats"][0]["agreed"] == [1]
        frame = cy.caller.post(path, {})
        assert (frame["seats"][0]["kind"], frame["shuffle"]["to_seal"]) == ("bot", [1, 2])
        fault(ada.caller.ask("POST", f"{ada.path}/return"), 403, "not-yours")


def test_one_player_replaces_another_after_the_table_s_patience(data: Path) -> None:
    clock = Clock()
    with threaded(data, clock=clock) as server, visitors(server.address) as people:
        ada, bo = seated(people, "open", "open", patience=120)
        bo.open()
        clock.pass_seconds(130)
        frame = bo.caller.post(f"{ada.path}/stand-in", {})
        assert frame["seats"][0]["kind"] == "bot"
        bo.seal_anew()
        assert bo.open()["status"] == "running"


def test_a_shuffle_waits_a_day_at_a_table_whose_patience_has_no_end(data: Path) -> None:
    clock = Clock()
    with threaded(data, clock=clock) as server, visitors(server.address) as people:
        ada, bo = seated(people, "open", "open", patience=None)
        bo.open()
        clock.pass_seconds(60)
        [wait] = bo.caller.get(f"/api/tables/{ada.table}/away")["waits"]
        assert 86_000 < wait < 86_400
        path = f"{ada.path}/stand-in"
        assert bo.caller.post(path, {})["seats"][0]["agreed"] == [1]
        clock.pass_seconds(86_400)
        assert bo.caller.post(path, {})["seats"][0]["kind"] == "bot"
        bo.seal_anew()
        assert bo.open()["status"] == "running"


def test_a_player_whose_share_is_open_is_not_replaced_before_the_game(data: Path) -> None:
    clock = Clock()
    with threaded(data, clock=clock) as server, visitors(server.address) as people:
        ada, bo = seated(people, "open", "open", patience=120)
        bo.open()
        server.do(server.app.presence.save())
        clock.pass_seconds(130)
        fault(ada.caller.ask("POST", f"{bo.path}/stand-in", {}), 409, "not-begun")


def test_a_shuffle_goes_on_after_a_restart_of_the_server(data: Path) -> None:
    with threaded(data) as server, visitors(server.address) as people:
        players = seated(people, "open", "open")
        players[0].open()
        table = server.do(server.app.tables.find(players[0].table))
        server.app.tables._tables.remove(table.id)
        again = server.do(server.app.tables.find(players[0].table))
        assert msgspec.structs.asdict(again)["seats"] == table.seats
        assert players[1].open()["status"] == "running"
