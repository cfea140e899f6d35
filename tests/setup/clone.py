"""A fresh copy of the source tree in which tests run make and break things."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
MADE: Final = (
    ".git",
    ".venv*",
    "build",
    "dist",
    "node_modules",
    "static",
    "*_cache",
    "__pycache__",
    ".hypothesis",
)
OPEN: Final = re.compile(r"Elfhame is open at (http://\S+)")
PATIENCE: Final = 300


class Clone:
    """A copy of the tracked files, and a folder of programs that come first on PATH."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "elfhame"
        self.programs = folder / "programs"
        self.programs.mkdir(parents=True)
        shutil.copytree(ROOT, self.root, ignore=shutil.ignore_patterns(*MADE))
        self.variables = {
            **os.environ,
            "PATH": f"{self.programs}{os.pathsep}{os.environ['PATH']}",
            "BROWSER": "true",  # opens nothing
            "OPTIONS": f"--port 0 --data {folder / 'data'}",
            "PYTHON": getattr(sys, "_base_executable", sys.executable),
        }
        for name in ("PYTHONPATH", "VIRTUAL_ENV", "MAKEFLAGS", "MAKELEVEL", "ELFHAME_RULES"):
            self.variables.pop(name, None)

    def program(self, name: str, script: str) -> None:
        """Add a program that hides all others of its name."""
        path = self.programs / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)

    def make(self, target: str, **variables: str) -> tuple[int, str]:
        """Run make to its end; returns the exit code and the output."""
        done = subprocess.run(
            ["make", target],
            cwd=self.root,
            env={**self.variables, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        return done.returncode, done.stdout

    @contextmanager
    def playing(self, **variables: str) -> Iterator[Playing]:
        """Run `make play` from the moment its server is open until the block ends."""
        process = subprocess.Popen(
            ["make", "play"],
            cwd=self.root,
            env={**self.variables, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        playing = Playing(process)
        try:
            playing.wait_for(OPEN)
            yield playing
        finally:
            playing.stop()


class Playing:
    """A running `make play`."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process
        self.output = ""

    @property
    def address(self) -> str:
        """The address of its page."""
        found = OPEN.search(self.output)
        assert found is not None, self.output
        return found[1]

    def wait_for(self, pattern: re.Pattern[str]) -> None:
        """Read the output until a line matches; fail if it ends before."""
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self.output += line
            if pattern.search(line):
                return
        raise AssertionError(f"make play ended early:\n{self.output}")

    def stop(self) -> int:
        """Press Ctrl+C and read the remaining output; returns the exit code."""
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGINT)
        self.output += self._process.communicate(timeout=PATIENCE)[0]
        return self._process.returncode
