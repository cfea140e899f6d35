"""Starts commands: in this process, or in one of their own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable

from click.testing import CliRunner, Result

from elfhame.cli import elfhame

PLAIN = {"COLUMNS": "80", "FORCE_COLOR": None, "NO_COLOR": None, "TTY_COMPATIBLE": None}


def run(
    *words: object, lines: Iterable[str] = (), env: dict[str, str | None] | None = None
) -> Result:
    """Run a command here, typing these lines."""
    typed = "".join(f"{line}\n" for line in lines)
    runner = CliRunner(env={**PLAIN, **(env or {})})
    return runner.invoke(elfhame, [str(word) for word in words], typed, catch_exceptions=False)


def done(
    *words: object, lines: Iterable[str] = (), env: dict[str, str | None] | None = None
) -> str:
    """What a command printed that went well and complained of nothing."""
    result = run(*words, lines=lines, env=env)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def wrong(*words: object, lines: Iterable[str] = ()) -> str:
    """The one sentence of a command that was given wrong input, and that printed nothing else."""
    result = run(*words, lines=lines)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("elfhame: ")
    assert result.stderr.endswith("\n")
    assert result.stderr.count("\n") == 1
    return result.stderr.removeprefix("elfhame: ").rstrip()


def process(*words: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in a process of its own."""
    command = [sys.executable, "-m", "elfhame", *(str(word) for word in words)]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)
