"""Runs commands: in this process or in a new one."""

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
    """Run a command in this process, typing these lines."""
    typed = "".join(f"{line}\n" for line in lines)
    runner = CliRunner(env={**PLAIN, **(env or {})})
    return runner.invoke(elfhame, [str(word) for word in words], typed, catch_exceptions=False)


def output_of(
    *words: object, lines: Iterable[str] = (), env: dict[str, str | None] | None = None
) -> str:
    """The output of a command that succeeds and prints nothing on standard error."""
    result = run(*words, lines=lines, env=env)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout


def error_of(*words: object, lines: Iterable[str] = ()) -> str:
    """The error message of a command that gets wrong input: one sentence, and no other output."""
    result = run(*words, lines=lines)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("elfhame: ")
    assert result.stderr.endswith("\n")
    assert result.stderr.count("\n") == 1
    return result.stderr.removeprefix("elfhame: ").rstrip()


def process(*words: object, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command in a new process."""
    command = [sys.executable, "-m", "elfhame", *(str(word) for word in words)]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=False)
