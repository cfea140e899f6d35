"""SQLite only: one server per folder, and private files."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from elfhame.kernel.refused import Refused
from elfhame.server.store.backends import open_database
from elfhame.server.store.database import Unreadable, Unwritable
from elfhame.server.store.sqlite_file import connect as genuine
from tests.server.store.moves import database, guest, log, move

HOLD = """
import asyncio, sys
from elfhame.server.store.backends import open_database
async def hold():
    await open_database(sys.argv[1])
    print("held", flush=True)
    sys.stdin.read()
asyncio.run(hold())
"""


def refusal(folder: Path) -> str:
    async def play() -> str:
        with pytest.raises(Refused) as refused:
            await open_database(folder)
        return str(refused.value)

    return asyncio.run(play())


def test_a_second_server_on_the_folder_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(folder)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == b"held\n"
        assert refusal(folder) == f"data: another server uses this folder: {folder}"
        first.kill()

    async def play() -> None:
        async with database(folder, "oak"):
            with pytest.raises(Refused, match="another server"):
                await open_database(folder)

    asyncio.run(play())


def test_what_is_no_folder_and_what_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "elfhame.db").write_text("Once upon a time, in a forest, there was no database.")
    assert "elfhame.db cannot be opened: file is not a database" in refusal(tmp_path)
    assert "data: this folder cannot be used: " in refusal(tmp_path / "elfhame.db" / "in a file")


@pytest.mark.skipif(os.name != "posix", reason="only POSIX has such modes")
def test_nobody_else_can_read_the_files(tmp_path: Path) -> None:
    folder = tmp_path / "data"

    async def play() -> list[Path]:
        async with database(folder, "oak"):
            return list(folder.iterdir())

    def mode(path: Path) -> int:
        return stat.S_IMODE(path.stat().st_mode)

    before = os.umask(0o022)
    try:
        files = asyncio.run(play())
    finally:
        os.umask(before)
    assert {file.name for file in files} >= {"elfhame.db", "elfhame.db-wal", "lock"}
    assert mode(folder) == 0o700
    assert {mode(file) for file in folder.iterdir()} == {0o600}


def test_connections_are_durable_and_readers_cannot_write(tmp_path: Path) -> None:
    async def play() -> None:
        async with database(tmp_path):
            pass

    asyncio.run(play())
    for reads in (True, False):
        with closing(genuine(tmp_path / "elfhame.db", reads=reads)) as connection:

            def pragma(name: str, on: sqlite3.Connection = connection) -> object:
                return on.execute(f"PRAGMA {name}").fetchone()[0]

            assert pragma("journal_mode") == "wal"
            assert pragma("synchronous") == 2
            assert pragma("foreign_keys") == 1
            assert pragma("wal_autocheckpoint") == 0
            assert pragma("query_only") == reads


def test_the_write_ahead_log_is_taken_over_as_the_server_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("elfhame.server.store.sqlite.CHECKPOINT", 1000)

    async def play() -> None:
        async with database(tmp_path, "oak") as store:
            for turn in range(6):
                moves = [move(store, "oak", turn * 600 + seq) for seq in range(600)]
                await asyncio.gather(*moves)
            assert (tmp_path / "elfhame.db-wal").stat().st_size < 3_000_000
            assert (tmp_path / "elfhame.db").stat().st_size > 150_000
            assert len(await log(store, "oak")) == 3600

    asyncio.run(play())


def test_a_database_that_is_held_from_outside_is_unwritable_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("elfhame.server.store.sqlite.PATIENCE", 50)

    async def play() -> None:
        async with database(tmp_path, "oak") as store:
            with closing(genuine(tmp_path / "elfhame.db", reads=False)) as outside:
                outside.execute("BEGIN IMMEDIATE")
                with pytest.raises(Unwritable, match="locked"):
                    await store.write(guest("late"))
            await store.write(guest("late"))

    asyncio.run(play())


def test_a_write_that_waits_for_another_program_keeps_no_reader_waiting(tmp_path: Path) -> None:
    async def play() -> None:
        async with database(tmp_path, "oak") as store:
            with closing(genuine(tmp_path / "elfhame.db", reads=False)) as outside:
                outside.execute("BEGIN IMMEDIATE")
                late = asyncio.create_task(store.write(guest("late")))
                for _ in range(20):
                    await asyncio.sleep(0.01)
                    assert not late.done()
                    assert await asyncio.wait_for(log(store, "oak"), 2) == []
                outside.execute("COMMIT")
                await asyncio.wait_for(late, 4)

    asyncio.run(play())


def test_a_query_that_cannot_be_asked_is_unreadable(tmp_path: Path) -> None:
    async def play() -> None:
        async with database(tmp_path, "oak") as store:
            with closing(sqlite3.connect(tmp_path / "elfhame.db")) as outside:
                outside.execute("DROP TABLE log")
            with pytest.raises(Unreadable):
                await log(store, "oak")

    asyncio.run(play())
