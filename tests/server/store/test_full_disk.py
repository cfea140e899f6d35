"""On a full disk, moves are refused and nothing changes; once there is space, they go through."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from elfhame.server.store import sqlite_file
from tests.server.client import answer, fault, heard, plan, program
from tests.server.fae_tables import asked, begun
from tests.server.running import Clock, process, threaded
from tests.server.store.small_disk import fill, mounted


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder with two megabytes of space."""
    with mounted(tmp_path, "2m") as disk:
        yield disk


def test_a_move_on_a_full_disk_is_refused_and_later_taken(small_disk: Path) -> None:
    data, ballast = small_disk / "data", small_disk / "ballast"
    with process(data) as server, closing(program(server.address)) as caller:
        table = begun(caller)
        with caller.live(table) as socket:
            heard(socket)
            fill(ballast)
            frame, written = asked(caller, table), 0
            while (told := caller.move(table, frame, move_id=f"move-{written}")).is_success:
                heard(socket)  # the files themselves had a little space left
                written, frame = written + 1, asked(caller, table)
            fault(told, 503, "unwritable")
            assert asked(caller, table) == frame
            fault(caller.move(table, frame, move_id=f"move-{written}"), 503, "unwritable")
            ballast.unlink()
            taken = answer(caller.move(table, frame, move_id=f"move-{written}"))
            assert taken["seq"] == frame["seq"] + 1
            assert heard(socket)["seq"] == taken["seq"]
        server.kill()
        server.start()
        assert asked(caller, table)["seq"] == taken["seq"]


class Disk:
    """The disk of a server in this process, which rejects writes while it is marked as full."""

    def __init__(self, writer: sqlite3.Connection) -> None:
        self._writer = writer

    def be_full(self, full: bool) -> None:
        self._writer.execute(f"PRAGMA query_only={full}")


@pytest.fixture
def disks(monkeypatch: pytest.MonkeyPatch) -> list[Disk]:
    """The disks of the servers that are started from now on."""
    connect, made = sqlite_file.connect, list[Disk]()

    def noted(file: Path, *, reads: bool) -> sqlite3.Connection:
        connection = connect(file, reads=reads)
        made.append(Disk(connection))
        return connection

    monkeypatch.setattr("elfhame.server.store.sqlite.connect", noted)
    return made


def test_whatever_would_be_stored_is_refused_until_it_can_be(data: Path, disks: list[Disk]) -> None:
    with threaded(data) as server, closing(program(server.address)) as caller:
        [disk] = disks
        frame = asked(caller, table := begun(caller))
        plans = [plan("person"), plan("open")]
        requests = {
            "/api/guests": {"name": "Bo", "program": True},
            "/api/tables": {"game": "fae", "seats": plans},
            f"/api/tables/{table}/seats/0/stand-in": {"level": "hazel"},
            f"/api/tables/{table}/seats/1/key": None,
        }
        disk.be_full(True)
        for path, body in requests.items():
            fault(caller.ask("POST", path, body), 503, "unwritable")
        fault(caller.move(table, frame), 503, "unwritable")
        assert asked(caller, table) == frame
        assert caller.get("/health")["troubles"] == ["unwritable"]
        disk.be_full(False)
        for path, body in requests.items():
            caller.post(path, body)
        assert caller.get("/health")["troubles"] == []


def test_bots_whose_moves_cannot_be_stored_go_on_when_they_can(
    data: Path, disks: list[Disk]
) -> None:
    clock = Clock()
    with threaded(data, clock=clock) as server, closing(program(server.address)) as caller:
        [disk] = disks
        table = caller.make("fae", "seedling", "seedling")["table"]
        with caller.live(table) as socket:
            heard(socket)
            disk.be_full(True)
            while len(server.app.bots):  # until the bot has chosen a move that can't be written
                caller.frame(table)
            disk.be_full(False)
            clock.pass_seconds(60)
            while heard(socket)["status"] == "running":
                pass
