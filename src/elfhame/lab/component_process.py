"""Does work in a separate process that has changed components.

A process reads the components of a game once, into compiled tables. So a worker that is given
pieces with other components passes them on to a child process. The child ends with its worker,
however that ends, because its input closes.
"""

from __future__ import annotations

import atexit
import pickle
import subprocess
import sys
from collections.abc import Callable, Mapping
from typing import IO, Any, Final, TypeVar

from ..kernel import data_files
from ..kernel.refused import Refused

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")

MOST_DEATHS: Final = 3
"""Give up on work after its process has died this many times."""


def with_components(
    texts: Mapping[str, str], work: Callable[[Asked], Answer], argument: Asked
) -> Answer:
    """The result of a function of a module, in a process with these data files."""
    for _ in range(MOST_DEATHS):
        try:
            found: Answer = _process_with(texts).ask(work, argument)
            return found
        except (EOFError, BrokenPipeError):
            close()
    raise RuntimeError(f"a process with changed components died {MOST_DEATHS} times")


class ComponentProcess:
    """A process with changed components."""

    def __init__(self, texts: Mapping[str, str]) -> None:
        self.texts = dict(texts)
        command = [sys.executable, "-c", f"from {__name__} import serve; serve()"]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self._send((self.texts, sys.path))

    def ask(self, work: Callable[[Any], Any], argument: Any) -> Any:
        """What the work returns there; what it raises is raised here."""
        self._send((work, argument))
        assert self._process.stdout is not None
        succeeded, found = pickle.load(self._process.stdout)
        if not succeeded:
            raise found
        return found

    @property
    def alive(self) -> bool:
        """Whether it can be asked."""
        return self._process.poll() is None

    def end(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.communicate()

    def _send(self, message: Any) -> None:
        assert self._process.stdin is not None
        pickle.dump(message, self._process.stdin)
        self._process.stdin.flush()


_OPEN: Final[list[ComponentProcess]] = []
"""The child of this process, for the components that it was last asked about."""


def _process_with(texts: Mapping[str, str]) -> ComponentProcess:
    if not (_OPEN and _OPEN[0].texts == texts and _OPEN[0].alive):
        close()
        _OPEN.append(ComponentProcess(texts))
    return _OPEN[0]


@atexit.register
def close() -> None:
    """End this process's child, if it has one."""
    while _OPEN:
        _OPEN.pop().end()


def serve() -> None:
    """Answer requests from standard input on standard output, until the input closes."""
    asked, answers = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing else may write between the answers
    try:
        texts, sys.path[:] = pickle.load(asked)
        data_files.replace(texts)
        while True:
            _answer(asked, answers)
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return


def _answer(asked: IO[bytes], answers: IO[bytes]) -> None:
    work, argument = pickle.load(asked)
    try:
        answer: tuple[bool, Any] = (True, work(argument))
    except Refused as refused:
        answer = (False, refused)
    except Exception as error:  # a bug in the work is a bug of the one that asked
        answer = (False, RuntimeError(f"{type(error).__name__}: {error}"))
    pickle.dump(answer, answers)
    answers.flush()
