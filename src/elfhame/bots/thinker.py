"""A process that thinks, seen from the server that started it: asked in a line, it answers one."""

from __future__ import annotations

import asyncio
import os
from asyncio.subprocess import PIPE, Process
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from .asking import Answer

GRACE: Final = 5.0
"""So many seconds it gets to end by itself."""
LONGEST_ANSWER: Final = 2**22

BROKEN: Final = (OSError, EOFError, ValueError, msgspec.MsgspecError)
"""What is raised where a process cannot start, dies, or babbles."""


class Thinker:
    """A child process; when it has died, it can be started again."""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command
        self._process: Process | None = None

    @property
    def pid(self) -> int | None:
        """The number of the process, if it lives."""
        process = self._process
        return process.pid if process is not None and process.returncode is None else None

    async def start(self) -> None:
        """Begin with a new process, which knows nothing."""
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdin=PIPE, stdout=PIPE, env=_environment(), limit=LONGEST_ANSWER
        )

    async def answer(self, number: int, request: bytes) -> Answer:
        """The answer to the request of this number; that to one given up before is passed over."""
        process = self._process
        if process is None or process.stdin is None or process.stdout is None:
            raise EOFError
        process.stdin.write(request)
        await process.stdin.drain()
        while line := await process.stdout.readline():
            answer = msgspec.json.decode(line, type=Answer)
            if answer.id == number:
                return answer
        raise EOFError

    async def close(self) -> None:
        """End the input, with which the process ends; if it does not, kill it."""
        process = self._process
        if process is not None and process.stdin is not None:
            process.stdin.close()
            with suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), GRACE)
        await self.kill()

    async def kill(self) -> None:
        """End the process at once, if it lives."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()


def _environment() -> dict[str, str]:
    """Where Python finds its modules, and nothing that a bot could tell."""
    return {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
