"""A bot worker process, from the server's side: starts it, asks it, and ends it."""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from .compiled_rules import compiled_copy
from .protocol import Answer

GRACE: Final = 5.0
"""Seconds a process gets to exit on its own."""
LONGEST_ANSWER: Final = 2**22
"""Longest answer accepted, in bytes."""

BROKEN: Final = (OSError, EOFError, ValueError, msgspec.MsgspecError)
"""Raised if a process cannot start, dies, or sends nonsense."""


class WorkerProcess:
    """A child process that computes bots' moves; it can be started again after it has died."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None
        self._rules: Path | None = None

    @property
    def pid(self) -> int | None:
        """The process id, or None if the process isn't running."""
        process = self._process
        return process.pid if process is not None and process.returncode is None else None

    @property
    def outdated(self) -> bool:
        """Whether compiled rules have become ready since the process started without them."""
        return self._rules is None and compiled_copy() is not None

    async def start(self) -> None:
        """Start a new process, which knows no tables, on compiled rules if they are ready."""
        self._rules = compiled_copy()
        environment = _environment(self._rules)
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, env=environment, limit=LONGEST_ANSWER
        )

    @property
    def backlog(self) -> int:
        """The number of bytes sent that the process hasn't read yet."""
        process = self._process
        if process is None or process.stdin is None:
            return 0
        return process.stdin.transport.get_write_buffer_size()

    def send(self, line: bytes) -> None:
        """Send a line; EOFError if the process isn't running."""
        process = self._process
        if process is None or process.stdin is None or process.returncode is not None:
            raise EOFError
        process.stdin.write(line)

    async def answer(self, number: int) -> Answer:
        """The answer to the question with this number, skipping all others."""
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise EOFError
        await process.stdin.drain()
        while line := await process.stdout.readline():
            answer = msgspec.json.decode(line, type=Answer)
            if answer.id == number:
                return answer
        raise EOFError

    async def close(self) -> None:
        """Close the input, which makes the process exit; kill it if it doesn't."""
        process = self._process
        if process is not None and process.stdin is not None:
            process.stdin.close()
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), GRACE)
        await self.kill()

    async def kill(self) -> None:
        """Kill the process if it is running."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()


def _environment(rules: Path | None) -> dict[str, str]:
    """Only what Python needs to find modules, compiled rules first: no secret a bot could leak."""
    passed_on = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    if rules is None:
        return passed_on
    folders = filter(None, (str(rules), passed_on.get("PYTHONPATH")))
    return {**passed_on, "PYTHONPATH": os.pathsep.join(folders)}
