"""The process of a server under load, and its memory and CPU use."""

from __future__ import annotations

import os
import socket
import subprocess
import tempfile
import time
from importlib import import_module
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple

from benchmarks.serving.wires import HOST
from benchmarks.workers import ROOT, CannotMeasure

PATIENCE: Final = 30.0
"""Seconds that a server may take to start or stop."""
MEGABYTE: Final = 1 << 20


class Usage(NamedTuple):
    """The memory and CPU time used by a process and its children."""

    megabytes: float
    seconds: float


class Process:
    """A server process with its own folder, from its first answer until it is stopped."""

    def __init__(self, command: list[str], port: int, folder: Path, env: dict[str, str]) -> None:
        self.port = port
        self.output = Path(folder, "output")
        self.psutil: Any = import_module("psutil")
        with self.output.open("wb") as output:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env=os.environ | env, stdout=output, stderr=output
            )

    def __enter__(self) -> Process:
        until = time.monotonic() + PATIENCE
        while not answers(self.port):
            if self.process.poll() is not None or time.monotonic() > until:
                self.stop()
                raise CannotMeasure(f"The server does not start: {self.said()}")
            time.sleep(0.05)
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.stop()

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def usage(self) -> Usage:
        first = self.psutil.Process(self.process.pid)
        all_of_it = [first, *first.children(recursive=True)]
        times = [one.cpu_times() for one in all_of_it]
        return Usage(
            sum(one.memory_info().rss for one in all_of_it) / MEGABYTE,
            sum(spent.user + spent.system for spent in times),
        )

    def own_megabytes(self) -> float:
        """The memory of the process alone, without its children."""
        return float(self.psutil.Process(self.process.pid).memory_info().rss / MEGABYTE)

    def said(self) -> str:
        """The last lines of its output."""
        return self.output.read_text(encoding="utf-8", errors="replace")[-2000:]


def answers(port: int) -> bool:
    try:
        socket.create_connection((HOST, port), timeout=1).close()
    except OSError:
        return False
    return True


def free_port() -> int:
    with socket.socket() as one:
        one.bind((HOST, 0))
        port: int = one.getsockname()[1]
        return port


def new_folder() -> tempfile.TemporaryDirectory[str]:
    """A folder on a real disk: fsync in memory would cost nothing."""
    parent = ROOT / "build"
    parent.mkdir(exist_ok=True)
    return tempfile.TemporaryDirectory(prefix="serving-", dir=parent)
