"""Replays are stored when games end, and stay available to the people at the table."""

from __future__ import annotations

import gzip
import shutil
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

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


class Kept(NamedTuple):
    """The data of a server that has stored the replay of its only game."""

    folder: Path
    table: str
    token: str


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    folder = tmp_path_factory.mktemp("kept") / "data"
    with threaded(folder) as server, closing(program(server.address)) as owner:
        table = finished(owner)
        wait_until_stored(folder, 3)
        return Kept(folder, table, owner.headers["Authorization"].removeprefix("Bearer "))


@contextmanager
def restarted(kept: Kept, data: Path) -> Iterator[Caller]:
    """The owner of the game, at a server with a copy of the data, unless there is one already."""
    if not data.exists():
        shutil.copytree(kept.folder, data)
    with threaded(data) as server, Caller(server.address, kept.token) as owner:
        yield owner


@pytest.fixture(scope="module")
def owner(server: Threaded) -> Iterator[Caller]:
    with closing(program(server.address)) as caller:
        yield caller


@pytest.fixture(scope="module")
def over(owner: Caller) -> str:
    """A finished game at the common server."""
    return finished(owner)


def test_a_finished_game_is_replayed_from_every_seat_without_spoilers(
    owner: Caller, over: str
) -> None:
    told = owner.get(f"/api/tables/{over}/replay")
    reviewer, watcher, *seats = [change[0] for change in told["steps"][0]]
    assert None not in reviewer["view"]["spirits"]
    assert watcher["view"]["spirits"] == [None, None]
    assert [seat["view"]["spirits"].index(None) for seat in seats] == [1, 0]
    assert [frame["status"] for frame in (reviewer, watcher)] == ["running", "running"]


def test_a_replay_is_sent_compressed_to_those_who_accept_it(owner: Caller, over: str) -> None:
    path = f"/api/tables/{over}/replay"
    packed = owner.ask("GET", path)
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.num_bytes_downloaded < len(packed.content) / 5
    plain = owner.ask("GET", path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == packed.content


def test_a_replay_speaks_the_language_that_is_asked_for(owner: Caller, over: str) -> None:
    path = f"/api/tables/{over}/replay"
    languages = ("en", "fr", "pt-BR")
    told = [owner.get(path, params={"language": language}) for language in languages]
    assert [replay["language"] for replay in told] == list(languages)
    assert len({replay["steps"][0][1][0]["sentence"] for replay in told}) == 3


def test_a_running_game_has_no_replay(owner: Caller) -> None:
    fault(owner.ask("GET", f"/api/tables/{begun(owner)}/replay"), 409, "not-over")


def test_strangers_get_no_replay(owner: Caller, over: str) -> None:
    path = f"/api/tables/{over}/replay"
    with guest(owner.address) as stranger:
        fault(stranger.ask("GET", path), 404, "unknown")


def test_a_replay_is_stored_when_the_game_ends(kept: Kept, data: Path) -> None:
    packed = stored(kept.folder)
    assert {place[0] for place in packed} == {kept.table}
    with restarted(kept, data) as owner:
        told = owner.ask("GET", f"/api/tables/{kept.table}/replay", params={"language": "fr"})
        assert gzip.decompress(packed[kept.table, "fr"]) == told.content


def test_the_server_itself_never_replays_a_whole_log_for_a_request(
    kept: Kept, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with restarted(kept, data) as owner:
        path = f"/api/tables/{kept.table}"
        assert owner.get(path)["status"] == "finished"
        delete_replays(data)
        with monkeypatch.context() as patch:
            patch.setattr(fold, "extend", None)
            patch.setattr(replay, "build", None)
            assert owner.get(f"{path}/replay")["table"] == kept.table
        assert len(stored(data)) == 3


def delete_replays(data: Path) -> None:
    with closing(sqlite3.connect(data / "elfhame.db")) as database, database:
        database.execute("DELETE FROM replays")


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


def test_a_stored_replay_is_there_while_another_is_being_built(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with threaded(data) as server, closing(program(server.address)) as owner:
        path = f"/api/tables/{finished(owner)}/replay"
        told = owner.get(path)
        server.do(server.app.replays._building.acquire())
        assert owner.get(path) == told


def test_a_replay_that_was_missed_is_stored_after_the_next_start(kept: Kept, data: Path) -> None:
    shutil.copytree(kept.folder, data)
    delete_replays(data)
    with threaded(data):
        wait_until_stored(data, 3)
        assert {place[0] for place in stored(data)} == {kept.table}


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


def test_a_damaged_replay_is_noticed_and_built_again(kept: Kept, data: Path) -> None:
    with restarted(kept, data) as owner:
        before = stored(data)
        flip_a_byte_of_replays(data)
        assert stored(data) != before
        told = owner.ask("GET", f"/api/tables/{kept.table}/replay")
        assert answer(told)["table"] == kept.table
        assert owner.get("/health")["troubles"] == ["damaged"]
        assert stored(data) == before


def test_a_damaged_replay_of_older_rules_is_not_shown(
    kept: Kept, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shutil.copytree(kept.folder, data)
    flip_a_byte_of_replays(data)
    with newer_rules(monkeypatch), restarted(kept, data) as owner:
        fault(owner.ask("GET", f"/api/tables/{kept.table}/replay"), 410, "damaged")


def test_a_game_of_older_rules_says_so_and_stays_viewable(
    kept: Kept, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = f"/api/tables/{kept.table}/replay"
    with restarted(kept, data) as owner:
        running = begun(owner)
        before = owner.get(path)
        assert not any(line["outdated"] for line in owner.get("/api/me/tables")["finished"])
    with newer_rules(monkeypatch), restarted(kept, data) as owner:
        for language, word in (("en", "older"), ("fr", "anciennes"), ("pt-BR", "antigas")):
            told = owner.ask("GET", f"/api/tables/{kept.table}", params={"language": language})
            assert word in fault(told, 410, "outdated")["sentence"]
        assert owner.get(path) == before
        listed = owner.get("/api/me/tables")
        assert all(line["outdated"] for kind in listed.values() for line in kind)
        assert before["version"] < registry.game("fae").version
        fault(owner.ask("GET", f"/api/tables/{running}/replay"), 410, "outdated")
        with guest(owner.address) as stranger:
            fault(stranger.ask("GET", path), 404, "unknown")
