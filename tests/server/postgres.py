"""A private PostgreSQL server for a test run, whether run as root or not."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

ADDRESS = "127.0.0.1"

# PostgreSQL never runs as root: then it runs as its package's user.
ROOT = os.name == "posix" and os.geteuid() == 0
OWNER: dict[str, Any] = (
    {"user": "postgres", "group": "postgres", "extra_groups": []} if ROOT else {}
)


def program(name: str) -> str:
    """The path of a PostgreSQL program. Without it the test is skipped, except in CI."""
    found = shutil.which(name)
    packaged = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    if found or packaged:
        return found or str(packaged[-1])
    reason = f"PostgreSQL is not installed: there is no {name}"
    if os.environ.get("ELFHAME_CI") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


def free_port() -> int:
    """An unused port."""
    with socket.socket() as probe:
        probe.bind((ADDRESS, 0))
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """A running PostgreSQL; it can be stopped and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._port = free_port()
        self._made = 0
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and return once it accepts connections."""
        settings = [
            *("fsync=off", "full_page_writes=off", "shared_buffers=32MB", "max_connections=60"),
            f"unix_socket_directories={self._folder}",
        ]
        options = [part for setting in settings for part in ("-c", setting)]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                [program("postgres"), "-D", "data", "-h", ADDRESS, "-p", str(self._port), *options],
                cwd=self._folder,
                stderr=log,
                stdout=log,
                **OWNER,
            )
        self._wait()

    def stop(self, how: int = signal.SIGINT) -> None:
        """Stop it at once: SIGINT disconnects clients cleanly, SIGQUIT simulates a crash."""
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(20)
            self._process = None

    def database(self) -> str:
        """The address of a new, empty database."""
        self._made += 1
        name = f"test{self._made}"
        self._command("createdb", name)
        return f"postgresql://test:unused-Secret@{ADDRESS}:{self._port}/{name}"

    def _command(self, name: str, *arguments: str) -> None:
        at = ["-h", ADDRESS, "-p", str(self._port), "-U", "test"]
        subprocess.run([program(name), *at, *arguments], check=True, cwd=self._folder)

    def _wait(self) -> None:
        ready = [program("pg_isready"), "-q", "-h", ADDRESS, "-p", str(self._port)]
        for _ in range(400):
            if subprocess.run(ready, check=False).returncode == 0:
                return
            assert self._process is not None
            assert self._process.poll() is None, (self._folder / "log").read_text()
            time.sleep(0.05)
        raise AssertionError("PostgreSQL does not start")


@contextmanager
def running() -> Iterator[Postgres]:
    """A PostgreSQL server that is deleted afterwards, with its data."""
    initdb = program("initdb")
    # Not pytest's folder, which only root could enter.
    folder = Path(tempfile.mkdtemp(prefix="elfhame-postgres-"))
    postgres = Postgres(folder)
    try:
        if ROOT:
            shutil.chown(folder, "postgres", "postgres")
        made = [initdb, "-D", "data", "-U", "test", "-A", "trust", "-E", "UTF8", "--no-sync"]
        subprocess.run(
            [*made, "--locale=C"], check=True, cwd=folder, stdout=subprocess.DEVNULL, **OWNER
        )
        postgres.start()
        yield postgres
    finally:
        postgres.stop(signal.SIGQUIT)  # without a checkpoint: the data is deleted
        shutil.rmtree(folder, ignore_errors=True)
