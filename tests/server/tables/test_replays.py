"""Replays are stored when games end, and stay available to the people at the table."""

from __future__ import annotations

import gzip
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from elfhame.games import registry
from elfhame.server.broadcast import replay
from elfhame.server.tables import fold
from tests.server.client import Caller, answer, fault, guest, program
from tests.server.fae_tables import asked, begun
from tests.server.running import Threaded, threaded


def finished(caller: Caller) -> str:
    """A game of Fae that is over."""
    table = begun(caller)
    while (frame := asked(caller, table))["status"] == "running":
        answer(caller.move(table, frame))
    return table


def stored(data: Path) -> dict[tuple[str, str], bytes]:
    with closing(sqlite3.connect(data / "elfhame.db")) as database:
        rows = database.execute("SELECT table_id, language, body FROM replays").fetchall()
    return {(table, language): body for table, language, body in rows}


def wait_until_stored(data: Path, number: int) -> None:
    until = time.monotonic() + 20
    while len(stored(data)) < number:
        assert time.monotonic() < until
        time.sleep(0.05)


@contextmanager
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Raise the version of Fae's rules."""
    with monkeypatch.context() as patch:
        game = registry.game("fae")
        patch.setattr(game, "version", game.version + 1)
        yield


@pytest.fixture
def owner(server: Threaded) -> Iterator[Caller]:
    with closing(program(server.address)) as caller:
        yield caller


def test_a_finished_game_is_replayed_from_every_seat_without_spoilers(owner: Caller) -> None:
    told = owner.get(f"/api/tables/{finished(owner)}/replay")
    reviewer, watcher, *seats = [change[0] for change in told["steps"][0]]
    assert None not in reviewer["view"]["spirits"]
    assert watcher["view"]["spirits"] == [None, None]
    assert [seat["view"]["spirits"].index(None) for seat in seats] == [1, 0]
    assert [frame["status"] for frame in (reviewer, watcher)] == ["running", "running"]


def test_a_replay_is_sent_compressed_to_those_who_accept_it(owner: Caller) -> None:
    path = f"/api/tables/{finished(owner)}/replay"
    packed = owner.ask("GET", path)
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.num_bytes_downloaded < len(packed.content) / 5
    plain = owner.ask("GET", path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content


def test_a_replay_speaks_the_language_that_is_asked_for(owner: Caller) -> None:
    path = f"/api/tables/{finished(owner)}/replay"
    languages = ("en", "fr", "pt-BR")
    told = [owner.get(path, params={"language": language}) for language in languages]
    assert [replay["language"] for replay in told] == list(languages)
    assert len({replay["steps"][0][1][0]["sentence"] for replay in told}) == 3


def test_a_running_game_has_no_replay(owner: Caller) -> None:
    fault(owner.ask("GET", f"/api/tables/{begun(owner)}/replay"), 409, "not-over")


def test_strangers_get_no_replay(owner: Caller) -> None:
    path = f"/api/tables/{finished(owner)}/replay"
    with guest(owner.address) as stranger:
        fault(stranger.ask("GET", path), 404, "unknown")


def test_a_replay_is_stored_when_the_game_ends(data: Path) -> None:
    with threaded(data) as server, closing(program(server.address)) as owner:
        table = finished(owner)
        wait_until_stored(data, 3)
        packed = stored(data)
        assert {place[0] for place in packed} == {table}
        told = owner.ask("GET", f"/api/tables/{table}/replay", params={"language": "fr"})
        assert gzip.decompress(packed[table, "fr"]) == told.content


def test_the_server_itself_never_replays_a_whole_log_for_a_request(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with threaded(data) as server, closing(program(server.address)) as owner:
        table = finished(owner)
        wait_until_stored(data, 3)
        with closing(sqlite3.connect(data / "elfhame.db")) as database, database:
            database.execute("DELETE FROM replays")
        with monkeypatch.context() as patch:
            patch.setattr(fold, "extend", None)
            patch.setattr(replay, "build", None)
            assert owner.get(f"/api/tables/{table}/replay")["table"] == table
        assert len(stored(data)) == 3


def test_a_replay_that_cannot_be_built_leaves_the_server_working(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with threaded(data) as server, closing(program(server.address)) as owner:
        fault(owner.ask("GET", f"/api/tables/{finished(owner)}/replay"), 500, "broken")
        assert answer(owner.ask("GET", "/api/me"))


def test_a_replay_that_takes_too_long_is_given_up(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replay, "PATIENCE", 0.01)
    with threaded(data) as server, closing(program(server.address)) as owner:
        path = f"/api/tables/{finished(owner)}/replay"
        fault(owner.ask("GET", path), 500, "broken")
        monkeypatch.undo()
        assert owner.get(path)["steps"]


def test_a_replay_that_was_missed_is_stored_after_the_next_start(data: Path) -> None:
    with threaded(data) as server, closing(program(server.address)) as owner:
        table = finished(owner)
        wait_until_stored(data, 3)
    with closing(sqlite3.connect(data / "elfhame.db")) as database, database:
        database.execute("DELETE FROM replays")
    with threaded(data):
        wait_until_stored(data, 3)
        assert {place[0] for place in stored(data)} == {table}


def flip_a_byte_of_replays(data: Path) -> None:
    with closing(sqlite3.connect(data / "elfhame.db")) as database, database:
        for table, language, body in database.execute(
            "SELECT table_id, language, body FROM replays"
        ).fetchall():
            middle = len(body) // 2
            flipped = body[:middle] + bytes([body[middle] ^ 1]) + body[middle + 1 :]
            database.execute(
                "UPDATE replays SET body = ? WHERE table_id = ? AND language = ?",
                (flipped, table, language),
            )


def test_a_damaged_replay_is_noticed_and_built_again(data: Path) -> None:
    with threaded(data) as server, closing(program(server.address)) as owner:
        table = finished(owner)
        wait_until_stored(data, 3)
        before = stored(data)
        flip_a_byte_of_replays(data)
        assert stored(data) != before
        told = owner.ask("GET", f"/api/tables/{table}/replay")
        assert answer(told)["table"] == table
        assert owner.get("/health")["troubles"] == ["damaged"]
        assert stored(data) == before


def test_a_damaged_replay_of_older_rules_is_not_shown(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with threaded(data) as server, closing(program(server.address)) as owner:
        table = finished(owner)
        wait_until_stored(data, 3)
        token = owner.headers["Authorization"].removeprefix("Bearer ")
    flip_a_byte_of_replays(data)
    with (
        newer_rules(monkeypatch),
        threaded(data) as server,
        Caller(server.address, token) as owner,
    ):
        fault(owner.ask("GET", f"/api/tables/{table}/replay"), 410, "damaged")


def test_a_game_of_older_rules_says_so_and_stays_viewable(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with threaded(data) as server, closing(program(server.address)) as owner:
        table = finished(owner)
        path, running = f"/api/tables/{table}/replay", begun(owner)
        before = owner.get(path)
        assert not any(line["outdated"] for line in owner.get("/api/me/tables")["finished"])
        token = owner.headers["Authorization"].removeprefix("Bearer ")
    with newer_rules(monkeypatch), threaded(data) as server:
        with Caller(server.address, token) as owner:
            for language, word in (("en", "older"), ("fr", "anciennes"), ("pt-BR", "antigas")):
                told = owner.ask("GET", f"/api/tables/{table}", params={"language": language})
                assert word in fault(told, 410, "outdated")["sentence"]
            assert owner.get(path) == before
            listed = owner.get("/api/me/tables")
            assert all(line["outdated"] for kind in listed.values() for line in kind)
            assert before["version"] < registry.game("fae").version
            fault(owner.ask("GET", f"/api/tables/{running}/replay"), 410, "outdated")
        with guest(server.address) as stranger:
            fault(stranger.ask("GET", path), 404, "unknown")
