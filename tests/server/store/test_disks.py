"""A server survives a full disk and exits if a disk fails; neither loses committed data."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from elfhame.server.store import sqlite
from elfhame.server.store.database import Database, Unknown, Unwritable
from elfhame.server.store.sqlite_file import connect as genuine
from tests.server.store.moves import database, guest, log, move
from tests.server.store.small_disk import fill, mounted

# Files can't grow beyond this size, which SQLite reports as a failing disk.
FAIL = """
import asyncio, resource, sys
from elfhame.server.store.backends import open_database
from elfhame.server.store.schema import GUESTS
from sqlalchemy import insert
async def fail():
    store = await open_database(sys.argv[1])
    resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000))
    await store.write(insert(GUESTS).values(id="a", name="x" * 400_000, created=0))
    print("written")
asyncio.run(fail())
"""


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder with half a megabyte of space."""
    with mounted(tmp_path, "512k") as disk:
        yield disk


def test_on_a_full_disk_nothing_is_written_until_there_is_room(small_disk: Path) -> None:
    ballast = small_disk / "ballast"

    async def play() -> None:
        async with database(small_disk, "oak") as store:
            fill(ballast)
            with pytest.raises(Unwritable) as full:
                await write_on(store)
            assert type(full.value) is Unwritable
            before = await log(store, "oak")
            ballast.unlink()
            await move(store, "oak", len(before), "there is room")
            assert await log(store, "oak") == [*before, (len(before), "there is room")]

    asyncio.run(play())


async def write_on(store: Database) -> None:
    for seq in range(1000):
        await move(store, "oak", seq, "x" * 5000)


def test_a_database_at_its_limit_takes_the_small_and_later_the_big(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[sqlite3.Connection] = []

    def connect(file: Path, *, reads: bool) -> sqlite3.Connection:
        made.append(genuine(file, reads=reads))
        return made[-1]

    monkeypatch.setattr("elfhame.server.store.sqlite.connect", connect)

    async def play() -> None:
        async with database(tmp_path, "oak") as store:
            [writer] = made
            writer.execute("PRAGMA max_page_count=40")
            with pytest.raises(Unwritable, match="full"):
                await move(store, "oak", 1, "x" * 400_000)
            await move(store, "oak", 1, "small")
            writer.execute("PRAGMA max_page_count=4000")
            await move(store, "oak", 2, "x" * 400_000)
            assert [seq for seq, _ in await log(store, "oak")] == [1, 2]

    asyncio.run(play())


@pytest.mark.skipif(os.name != "posix", reason="only POSIX limits the size of files")
def test_a_failing_disk_ends_the_process(tmp_path: Path) -> None:
    failed = subprocess.run(
        [sys.executable, "-c", FAIL, str(tmp_path)], capture_output=True, text=True, check=False
    )
    assert (failed.returncode, failed.stdout) == (70, "")
    assert "the disk fails, so the server ends: disk I/O error" in failed.stderr


class Failing:
    """A connection whose disk fails to sync at a checkpoint."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def execute(self, sql: str, *values: tuple[object, ...]) -> sqlite3.Cursor:
        if "wal_checkpoint" in sql:
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
            raise error
        return self._connection.execute(sql, *values)


def test_a_disk_that_fails_at_a_checkpoint_is_not_passed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def connect(file: Path, *, reads: bool) -> Failing:
        return Failing(genuine(file, reads=reads))

    monkeypatch.setattr("elfhame.server.store.sqlite.connect", connect)
    monkeypatch.setattr("elfhame.server.store.sqlite.CHECKPOINT", 1)

    async def play() -> list[str]:
        ends: list[str] = []
        store = await sqlite.open_sqlite(tmp_path, fatal=ends.append)
        await store.write(guest("host"))
        await store.close()
        return ends

    assert asyncio.run(play()) == ["disk I/O error"]


def test_what_a_failing_disk_left_behind_is_unknown() -> None:
    meanings = {
        sqlite3.SQLITE_IOERR_FSYNC: Unknown,
        sqlite3.SQLITE_IOERR_WRITE: Unknown,
        sqlite3.SQLITE_IOERR_SHMSIZE: Unwritable,
        sqlite3.SQLITE_FULL: Unwritable,
        sqlite3.SQLITE_BUSY_SNAPSHOT: Unwritable,
    }
    assert {code: sqlite.error_type(code) for code in meanings} == meanings
