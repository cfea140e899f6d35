"""Long-lived processes, one per technology, that measure tasks on request."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from benchmarks.rates import Meter, Task

ROOT: Final = Path(__file__).parents[1]


class CannotMeasure(Exception):
    """Something the measurement needs is missing; the message says what, in one sentence."""


class Worker:
    """One technology in its own process: ``native``, ``pure``, ``openspiel``, ``catanatron``.

    If a path is given, the worker imports Elfhame from there.
    """

    def __init__(self, technology: str, path: Path | None = None) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.workers", technology],
            cwd=ROOT,
            env=os.environ | {"PYTHONPATH": str(path or "")},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.technology = technology

    def __enter__(self) -> Worker:
        hello = self._answer()
        self.tasks: list[str] = hello["tasks"]
        self.play_digest: str = hello["played"]
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.process.communicate()

    def rate(self, task: str) -> float:
        """Measure the task's units per second."""
        assert self.process.stdin
        self.process.stdin.write(f"{task}\n")
        self.process.stdin.flush()
        return self._answer()["rate"]

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout
        line = self.process.stdout.readline()
        answer: dict[str, Any] = json.loads(line or "{}")
        if not answer or "missing" in answer:
            self.process.communicate()
            reason = answer.get("missing", "its process ended")
            raise CannotMeasure(f"{self.technology} cannot be measured: {reason}")
        return answer


def load(technology: str) -> tuple[dict[str, Task], str]:
    """The technology's tasks, and a digest of its games from a fixed seed (empty for peers)."""
    from benchmarks import peers

    if technology == "openspiel":
        return peers.openspiel(), ""
    if technology == "catanatron":
        return peers.catanatron(), ""
    return elfhame(compiled=technology == "native")


def elfhame(compiled: bool) -> tuple[dict[str, Task], str]:
    from elfhame.kernel.arrays import COMPILED

    if COMPILED and not compiled:
        raise CannotMeasure("the source tree contains compiled modules.")
    if compiled and not COMPILED:
        raise CannotMeasure("the installed Elfhame isn't compiled (try make bench).")
    from benchmarks import ours

    return ours.tasks(), ours.play_digest()


def say(answer: dict[str, Any]) -> None:
    print(json.dumps(answer), flush=True)


def serve(technology: str) -> None:
    """Print the names of the tasks, then answer each requested task with its rate."""
    try:
        tasks, play_digest = load(technology)
    except ModuleNotFoundError as error:
        return say({"missing": f"{error.name} is not installed (make bench installs it)."})
    except CannotMeasure as error:
        return say({"missing": str(error)})
    meters = {name: Meter(task) for name, task in tasks.items()}
    say({"tasks": list(tasks), "played": play_digest})
    for line in sys.stdin:
        say({"rate": meters[line.strip()].rate()})
    return None


if __name__ == "__main__":
    serve(sys.argv[1])
