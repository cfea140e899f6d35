"""Checks the files a server left behind, without the server."""

from __future__ import annotations

import shutil
import sqlite3
from collections import defaultdict
from contextlib import closing
from pathlib import Path

from tests.server.player import Ack


def all_is_there(data: Path, acks: list[Ack]) -> None:
    """Check that the files are intact, have no gaps, and hold every acknowledged move."""
    left = data.parent / "left"
    shutil.rmtree(left, ignore_errors=True)
    left.mkdir()
    for file in data.glob("elfhame.db*"):
        if not file.name.endswith("-shm"):  # shared memory between processes, gone with them
            shutil.copy(file, left)
    if not (left / "elfhame.db").is_file() or not (left / "elfhame.db").stat().st_size:
        assert not acks
        return
    with closing(sqlite3.connect(left / "elfhame.db")) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        logs(database, acks)


def logs(database: sqlite3.Connection, acks: list[Ack]) -> None:
    """Check that every log is complete, matches its table's row, and has all acknowledged moves."""
    lines: defaultdict[str, list[tuple[int, str]]] = defaultdict(list)
    for table, seq, move_id in database.execute("SELECT table_id, seq, move_id FROM log"):
        lines[table].append((seq, move_id))
    for table, seq in database.execute("SELECT id, seq FROM tables"):
        assert sorted(n for n, _ in lines[table]) == list(range(1, seq + 1))
    lost = [ack for ack in acks if (ack.seq, ack.move_id) not in lines[ack.table]]
    assert not lost
