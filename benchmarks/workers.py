"""Long-lived processes, one for each technology, that measure a task whenever they are asked."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from benchmarks.timing import Meter, Task

ROOT: Final = Path(__file__).parents[1]


class CannotMeasure(Exception):
    """Something that the measurement needs is not there; says what, in one sentence."""


class Worker:
    """One technology in a process of its own: ``native``, ``pure``, ``openspiel``, ``catanatron``.

    A path, if one is given, is where this worker finds Elfhame, before the installed one.
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
        self.played: str = hello["played"]
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.process.communicate()

    def rate(self, task: str) -> float:
        """The task's units per second, measured now."""
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


def loaded(technology: str) -> tuple[dict[str, Task], str]:
    """The technology's tasks, and what it plays from a fixed seed (peers: nothing)."""
    from benchmarks import peers

    if technology == "openspiel":
        return peers.openspiel(), ""
    if technology == "catanatron":
        return peers.catanatron(), ""
    return elfhame(compiled=technology == "native")


def elfhame(compiled: bool) -> tuple[dict[str, Task], str]:
    from elfhame.kernel.arrays import COMPILED

    if COMPILED and not compiled:
        raise CannotMeasure("there are compiled modules in the source tree.")
    if compiled and not COMPILED:
        raise CannotMeasure("the Elfhame that is installed here is not compiled (try make bench).")
    from benchmarks import ours

    return ours.tasks(), ours.played()


def say(answer: dict[str, Any]) -> None:
    print(json.dumps(answer), flush=True)


def serve(technology: str) -> None:
    """Name the tasks, then answer each line that names one with its rate."""
    try:
        tasks, played = loaded(technology)
    except ModuleNotFoundError as error:
        return say({"missing": f"{error.name} is not installed (make bench installs it)."})
    except CannotMeasure as error:
        return say({"missing": str(error)})
    meters = {name: Meter(task) for name, task in tasks.items()}
    say({"tasks": list(tasks), "played": played})
    for line in sys.stdin:
        say({"rate": meters[line.strip()].rate()})
    return None


if __name__ == "__main__":
    serve(sys.argv[1])
