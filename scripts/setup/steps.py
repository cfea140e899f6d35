"""Runs one step of the set-up and reports its progress and how long it took.

`python -m scripts.setup.steps NAME COMMAND` does this for any command.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
BUILD: Final = ROOT / "build"
HEARTBEAT: Final = 10.0
"""Seconds between progress messages."""
LAST_LINES: Final = 12
"""Lines of a failed command's output to show; the log has the rest."""

RUNNING: Final[set[subprocess.Popen[bytes]]] = set()
"""The commands that are running."""


class Failed(Exception):
    """A step failed: which one, why, and what to do about it."""

    def __init__(self, step: str, why: str, advice: str) -> None:
        super().__init__(f"{step}: {why}\n{advice}")
        self.step, self.why, self.advice = step, why, advice


def say(step: str, text: str) -> None:
    """Print a line after the name of its step."""
    print(f"{step:>8}  {text}", flush=True)


def run(
    step: str,
    doing: str,
    command: Sequence[str | Path],
    *,
    advice: str,
    env: Mapping[str, str] | None = None,
    cwd: Path = ROOT,
) -> None:
    """Run a command, with its output in build/logs; raise Failed if it fails."""
    say(step, f"{doing} ...")
    began = time.monotonic()
    log = _log(step)
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as output:
        code = _watch(step, command, output.fileno(), env, cwd)
    if code != 0:
        raise Failed(step, f"{doing} failed\n{_tail(log)}", f"{advice} (All output: {log})")
    say(step, f"done in {time.monotonic() - began:.1f} s")


def _watch(
    step: str,
    command: Sequence[str | Path],
    output: int,
    env: Mapping[str, str] | None,
    cwd: Path,
) -> int:
    """Wait for a command, printing a message every few seconds; returns its exit code."""
    began = time.monotonic()
    try:
        process = subprocess.Popen(
            command, cwd=cwd, env=env, stdin=subprocess.DEVNULL, stdout=output, stderr=output
        )
    except OSError as error:
        raise Failed(step, f"{command[0]}: {error.strerror}", "Is it installed?") from None
    RUNNING.add(process)
    try:
        while True:
            try:
                return process.wait(HEARTBEAT)
            except subprocess.TimeoutExpired:
                say(step, f"still running after {time.monotonic() - began:.0f} s")
    finally:
        RUNNING.discard(process)
        process.kill()


def stop() -> None:
    """Stop all commands that are still running."""
    for process in [*RUNNING]:
        process.terminate()


@contextmanager
def alone(step: str) -> Iterator[None]:
    """Let only one set-up in this folder run this step at a time; others wait for it."""
    import fcntl  # not on Windows, where only packages are built

    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{step}.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            say(step, "waiting for another set-up in this folder")
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _log(step: str) -> Path:
    return BUILD / "logs" / f"{step}.log"


def _tail(log: Path) -> str:
    lines = [line for line in log.read_text("utf-8", "replace").splitlines() if line.strip()]
    return "\n".join(f"          | {line[:300]}" for line in lines[-LAST_LINES:])


def digest(files: Iterable[Path], *more: str) -> str:
    """A digest of the names and contents of files, and of further strings."""
    total = hashlib.sha256("\0".join(more).encode())
    for path in sorted(files):
        total.update(f"\0{os.path.relpath(path, ROOT)}\0".encode() + path.read_bytes())
    return total.hexdigest()


def is_stamped(stamp: Path, value: str) -> bool:
    """Whether the stamp has this value, so that its step doesn't have to run again."""
    return stamp.is_file() and stamp.read_text("utf-8") == value


def main(arguments: list[str]) -> int:
    """Run a command as a step; if it fails, print all its output. Returns the exit code."""
    step, *command = arguments
    try:
        run(step, " ".join(command), command, advice="")
    except Failed:
        print(_log(step).read_text("utf-8", "replace"))
        say(step, f"FAILED: {' '.join(command)}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
