"""Compiled copies of elfhame with modified game data, and workers that play games with them."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from scripts.setup import rules

ROOT: Final = Path(__file__).parents[1]
PROCESSES: Final = 2


@contextmanager
def installation() -> Iterator[Path]:
    """The folder with the compiled rules, built from the current source."""
    rules.make()
    yield rules.COMPILED


@contextmanager
def modified_copy(home: Path, data: str, text: str) -> Iterator[Path]:
    """A copy of the installation in which one data file has a different text."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        shutil.copytree(home / "elfhame", copy / "elfhame")
        (copy / "elfhame" / "games" / data).write_text(text, encoding="utf-8")
        yield copy


def tally(home: Path, worker: str, job: tuple[object, ...], games: int, seed: int) -> Counter[str]:
    """The sum of a worker's counts over `games` games, split among processes.

    A worker is a module that is called with its job, a number of games and a seed. It prints its
    counts as JSON.
    """
    parts = [games // PROCESSES + (i < games % PROCESSES) for i in range(PROCESSES)]
    jobs = [(*job, part, seed * PROCESSES + i) for i, part in enumerate(parts)]
    total: Counter[str] = Counter()
    with ThreadPoolExecutor(PROCESSES) as pool:
        for found in pool.map(lambda one: _run(home, worker, *one), jobs):
            total.update(found)
    return total


def _run(home: Path, worker: str, *job: object) -> dict[str, int]:
    done = subprocess.run(
        [sys.executable, "-m", worker, *map(str, job)],
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (home, ROOT)))},
    )
    found: dict[str, int] = json.loads(done.stdout)
    return found
