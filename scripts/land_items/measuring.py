"""Measures the items: a compiled elfhame of its own, with these items, plays many games."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

WORKER: Final = Path(__file__).with_name("worker.py")
PROCESSES: Final = 2
SURE: Final = 1.96
"""So many standard errors to either side hold 95 of 100."""
TWELFTHS: Final = 12


@dataclass(frozen=True)
class Item:
    """How an item fared in all games of a seat count."""

    name: str
    offered: int
    """The games in which it lay in the Queen's deck (LAND-13)."""
    taken: int
    won: float
    """The victories of its holders."""

    @property
    def share(self) -> float:
        """Of the games that offered it: in which it was taken."""
        return self.taken / max(self.offered, 1)

    @property
    def rate(self) -> float:
        """Of the games in which it was taken: which its holder won."""
        return self.won / max(self.taken, 1)

    @property
    def error(self) -> float:
        """The rate is this near to the true one, 95 times of 100."""
        return SURE * sqrt(self.rate * (1 - self.rate) / max(self.taken, 1))


def mean_rate(found: list[Item]) -> float:
    """What part of its games the holder of any item wins."""
    return sum(item.won for item in found) / max(sum(item.taken for item in found), 1)


def measured(home: Path, text: str, bot: str, seats: int, games: int, seed: int) -> list[Item]:
    """The figures of the items in this text, in its order."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        shutil.copytree(home / "elfhame", copy / "elfhame")
        (copy / "elfhame/games/land/data/items.toml").write_text(text, encoding="utf-8")
        found = _tally(copy, bot, seats, games, seed)
    names = [key.removeprefix("offered ") for key in found if key.startswith("offered ")]
    return [
        Item(
            name, found[f"offered {name}"], found[f"taken {name}"], found[f"won {name}"] / TWELFTHS
        )
        for name in sorted(names)
    ]


def _tally(home: Path, bot: str, seats: int, games: int, seed: int) -> Counter[str]:
    """What the worker counted, shared among processes."""
    parts = [games // PROCESSES + (i < games % PROCESSES) for i in range(PROCESSES)]
    jobs = [(bot, seats, part, seed * PROCESSES + i) for i, part in enumerate(parts)]
    total: Counter[str] = Counter()
    with ThreadPoolExecutor(PROCESSES) as pool:
        for found in pool.map(lambda job: _run(home, *job), jobs):
            total.update(found)
    return total


def _run(home: Path, *job: object) -> dict[str, int]:
    command = [sys.executable, str(WORKER), *map(str, job)]
    done = subprocess.run(
        command,
        check=True,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(home)},
    )
    found: dict[str, int] = json.loads(done.stdout)
    return found
