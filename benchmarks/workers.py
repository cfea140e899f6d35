"""Long-lived processes, one per technology, that measure tasks on request."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, Final, NamedTuple

from benchmarks.rates import Build, Meter

ROOT: Final = Path(__file__).parents[1]


class CannotMeasure(Exception):
    """Something the measurement needs is missing; the message says what, in one sentence."""


class Worker:
    """One technology in its own process: ``native``, ``pure``, ``openspiel``, ``catanatron``.

    If a path is given, the worker imports Elfhame from there. Another version of Elfhame is called
    ``earlier``, or ``earlier-pure`` if there are two.
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
        self.titles: dict[str, str] = hello["titles"]
        self.compiled: bool = hello["compiled"]
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


def version_of(folder: Path) -> str:
    """The commit of the checkout that the folder is in, or "other" if it is in none."""
    command = ["git", "-C", str(folder), "rev-parse", "--short=7", "HEAD"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "other"


class Loaded(NamedTuple):
    """A worker's tasks, and its information about itself."""

    tasks: dict[str, Build]
    compiled: bool = True
    played: str = ""
    """A digest of games from a fixed seed; empty for peers and other versions."""
    titles: Mapping[str, str] = {}


def load(technology: str) -> Loaded:
    from benchmarks import peers

    if technology == "openspiel":
        return Loaded(peers.openspiel())
    if technology == "catanatron":
        return Loaded(peers.catanatron())
    return elfhame(technology)


def elfhame(technology: str) -> Loaded:
    from elfhame.kernel.arrays import COMPILED

    if COMPILED and technology == "pure":
        raise CannotMeasure("the source tree contains compiled modules.")
    if technology == "native" and not COMPILED:
        raise CannotMeasure("the installed Elfhame isn't compiled (try make bench).")
    from benchmarks import ours

    if technology.startswith("earlier"):
        return Loaded(ours.tasks(), COMPILED)
    return Loaded(ours.tasks(), COMPILED, ours.play_digest(), ours.titles())


def say(answer: dict[str, Any]) -> None:
    print(json.dumps(answer), flush=True)


def serve(technology: str) -> None:
    """Print the names of the tasks, then answer each requested task with its rate."""
    try:
        loaded = load(technology)
    except ModuleNotFoundError as error:
        return say({"missing": f"{error.name} is not installed (make bench installs it)."})
    except CannotMeasure as error:
        return say({"missing": str(error)})
    meters = {name: Meter(build) for name, build in loaded.tasks.items()}
    say(loaded._asdict() | {"tasks": list(loaded.tasks)})
    for line in sys.stdin:
        say({"rate": meters[line.strip()].rate()})
    return None


if __name__ == "__main__":
    serve(sys.argv[1])
