"""Ctrl+C, and kill -9 of a worker or of the command: nothing is lost or counted twice."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

GAMES = 6000
"""Enough for two seconds: a run must still be going when it is stopped."""
COMMAND = [sys.executable, "-m", "elfhame", "lab", "sim", "fae", "--games", str(GAMES)]
OPTIONS = ["--bot", "greedy", "--jobs", "2", "--chunk", "20", "--out"]
PATIENCE = 60


def command(folder: Path) -> list[str]:
    return [*COMMAND, *OPTIONS, str(folder)]


def started(folder: Path) -> subprocess.Popen[bytes]:
    """The command, once it has stored a part."""
    running = subprocess.Popen(command(folder), stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    until = time.monotonic() + PATIENCE
    while not list((folder / "parts").glob("*.parquet")):
        assert running.poll() is None
        assert time.monotonic() < until
        time.sleep(0.01)
    return running


def stored(folder: Path) -> bytes:
    return (folder / "sim.parquet").read_bytes() + (folder / "manifest.json").read_bytes()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """What a run stores that nothing stops."""
    folder = tmp_path_factory.mktemp("whole") / "run"
    subprocess.run(command(folder), check=True, capture_output=True)
    return stored(folder)


def test_ctrl_c_keeps_what_is_done_and_the_same_command_continues(
    whole: bytes, tmp_path: Path
) -> None:
    running = started(tmp_path)
    running.send_signal(signal.SIGINT)
    said = running.communicate(timeout=PATIENCE)[1].decode().strip()
    assert said == "Stopped. What is done is kept, and the same command continues."
    assert running.returncode == 130
    assert 0 < len(list((tmp_path / "parts").glob("*.parquet"))) < GAMES / 20
    subprocess.run(command(tmp_path), check=True, capture_output=True)
    assert stored(tmp_path) == whole


@pytest.mark.soak
def test_a_command_that_was_killed_continues(whole: bytes, tmp_path: Path) -> None:
    running = started(tmp_path)
    workers = psutil.Process(running.pid).children()
    running.kill()
    running.communicate(timeout=PATIENCE)
    assert psutil.wait_procs(workers, timeout=PATIENCE)[1] == []  # they don't stay behind
    subprocess.run(command(tmp_path), check=True, capture_output=True)
    assert stored(tmp_path) == whole


@pytest.mark.soak
def test_the_work_of_a_worker_that_was_killed_is_done_again(whole: bytes, tmp_path: Path) -> None:
    running = started(tmp_path)
    workers = [
        child
        for child in psutil.Process(running.pid).children()
        if "spawn_main" in " ".join(child.cmdline())
    ]
    workers[0].kill()
    running.communicate(timeout=PATIENCE)
    assert running.returncode == 0
    assert stored(tmp_path) == whole
