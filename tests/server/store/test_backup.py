"""A backup is a complete, consistent snapshot of a running server, and overwrites nothing."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path

import pytest

from elfhame.kernel.refused import Refused
from elfhame.server.store.backup import backup
from elfhame.server.store.database import Database
from tests.server.store.moves import database, log, move, standing


def test_a_backup_holds_all_that_was_written_before_it(tmp_path: Path) -> None:
    source, copies = tmp_path / "data", [tmp_path / f"copy {n}" for n in range(4)]
    acknowledged: list[int] = []

    async def write(store: Database) -> None:
        for seq in range(100_000):
            await move(store, "oak", seq, f"{seq}")
            acknowledged.append(seq)

    async def play() -> None:
        async with database(source, "oak") as store:
            writing = asyncio.create_task(write(store))
            for copy in copies:
                await asyncio.sleep(0.1)
                copy.mkdir()
                before = len(acknowledged)
                await asyncio.to_thread(backup, source, copy / "elfhame.db")
                await check(copy, before)
            writing.cancel()
            await asyncio.gather(writing, return_exceptions=True)

    asyncio.run(play())


async def check(copy: Path, before: int) -> None:
    """Check that a server can continue from the copy, and that its log matches the table's row."""
    assert [file.name for file in copy.iterdir()] == ["elfhame.db"]
    assert stat.S_IMODE((copy / "elfhame.db").stat().st_mode) == 0o600
    async with database(copy) as store:
        written = await log(store, "oak")
        assert len(written) >= before > 0
        assert written == [(seq, f"{seq}") for seq in range(len(written))]
        assert await standing(store, "oak") == written[-1]


def test_a_stopped_server_is_backed_up_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with database(tmp_path / "data", "oak") as store:
            await move(store, "oak", 1)
        (tmp_path / "copy").mkdir()
        backup(tmp_path / "data", tmp_path / "copy" / "elfhame.db")
        async with database(tmp_path / "copy") as store:
            assert await log(store, "oak") == [(1, "")]

    asyncio.run(play())


def test_no_file_is_overwritten_and_none_left_behind(tmp_path: Path) -> None:
    async def play() -> None:
        async with database(tmp_path / "data"):
            (tmp_path / "copy").write_text("dear")
            with pytest.raises(Refused, match="already exists"):
                backup(tmp_path / "data", tmp_path / "copy")
            with pytest.raises(Refused, match="there is no server's database"):
                backup(tmp_path / "elsewhere", tmp_path / "other")

    asyncio.run(play())
    assert (tmp_path / "copy").read_text() == "dear"
    assert {path.name for path in tmp_path.iterdir()} == {"copy", "data"}
