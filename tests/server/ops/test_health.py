"""Health: damage, a full disk and hung workers are reported, and logged once."""

from __future__ import annotations

import logging
import os
import shutil
import signal
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from elfhame.server.ops import health
from tests.server.client import program, troubles
from tests.server.fae_tables import begun, hand_over
from tests.server.running import Threaded, threaded

CHECKED = 20.0
"""Seconds within which a small file is checked on a busy machine."""


def until(holds: Callable[[], bool]) -> None:
    """Wait until the condition holds; fail if that takes too long."""
    end = time.monotonic() + CHECKED
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.02)


async def watch(server: Threaded) -> None:
    server.app.health.watch()


def test_a_damaged_database_file_is_reported_at_the_start(data: Path) -> None:
    with threaded(data), closing(sqlite3.connect(data / "elfhame.db")) as database:
        (root,) = database.execute(
            "SELECT rootpage FROM sqlite_master WHERE name = 'ix_seats_guest'"
        ).fetchone()
        (size,) = database.execute("PRAGMA page_size").fetchone()
    with (data / "elfhame.db").open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\x00" * size)
    with threaded(data) as server:
        until(lambda: troubles(server.address) == ["damaged"])


def test_a_bot_worker_that_hangs_is_reported_until_another_one_answers(data: Path) -> None:
    with threaded(data, poll=0.1) as server, closing(program(server.address)) as owner:
        [worker] = server.app.pool._workers
        table = begun(owner)
        pid = server.do(started(server))
        os.kill(pid, signal.SIGSTOP)
        worker._patience = 600.0
        hand_over(owner, table, "seedling")
        until(lambda: worker._asked_at is not None)
        assert troubles(server.address) == []
        worker._patience = 0.0  # from now on, it has taken too long; but it isn't replaced yet
        until(lambda: troubles(server.address) == ["bots"])
        until(lambda: server.app.health._logged == {"bots"})
        worker._patience = 600.0
        os.kill(pid, signal.SIGKILL)
        until(lambda: troubles(server.address) == [] and pid not in server.app.pool.processes)


async def started(server: Threaded) -> int:
    await server.app.pool.start()
    return server.app.pool.processes[0]


def test_trouble_is_logged_once_when_it_begins_and_once_when_it_ends(
    data: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with threaded(data, poll=3600.0) as server:
        monkeypatch.setattr(health, "LITTLE_SPACE", shutil.disk_usage(data).total + 1)
        assert troubles(server.address) == ["disk"]
        with caplog.at_level(logging.WARNING, "elfhame.health"):
            for _ in range(2):
                server.do(watch(server))
            monkeypatch.setattr(health, "LITTLE_SPACE", 0)
            for _ in range(2):
                server.do(watch(server))
    own = [record for record in caplog.records if record.thread == server._thread.ident]
    logged = [(record.levelname, record.getMessage()) for record in own]
    assert logged == [("ERROR", "trouble"), ("WARNING", "trouble is over")]
