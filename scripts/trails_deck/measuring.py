"""Measures a deck: a compiled elfhame of its own, with these cards, plays many games."""

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
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

ROOT: Final = Path(__file__).parents[2]
WORKER: Final = Path(__file__).with_name("worker.py")
PROCESSES: Final = 2


@dataclass(frozen=True)
class Figures:
    """What TRAIL-5D asks about a deck, each as a share of the games."""

    early: float
    """Of games for two: they ended before the deck did (TRAIL-40)."""
    first: float
    """Of games for two: the starting player won; a tie is half a win."""
    tied: float
    cards: float
    """How many cards were laid in games for two."""
    solo: float
    """Of solo games: won."""
    at_once: float
    """Of solo games: lost with the first three cards, however well they were laid."""
    easier: float
    """Of easier solo games (TRAIL-56V): won."""

    def __str__(self) -> str:
        return (
            f"early {self.early:.1%}, starting player {self.first:.1%}, tied {self.tied:.1%}, "
            f"{self.cards:.1f} cards; solo {self.solo:.1%}, lost at once {self.at_once:.1%}, "
            f"easier {self.easier:.1%}"
        )


@contextmanager
def installation() -> Iterator[Path]:
    """A folder with a compiled elfhame, made from the source as it is now."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps"]
        command += ["--no-build-isolation", "--target", folder, str(ROOT)]
        subprocess.run(command, check=True, env={**os.environ, "ELFHAME_NATIVE": "1"})
        yield Path(folder)


def measured(home: Path, text: str, bot: str, games: int, solo: int, seed: int = 1) -> Figures:
    """The figures of the deck in this text."""
    with TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        shutil.copytree(home, copy)
        (copy / "elfhame/games/trails/data/cards.toml").write_text(text, encoding="utf-8")
        two = _tally(copy, bot, 2, 0, games, seed)
        alone, easier = (_tally(copy, bot, 1, kind, solo, seed) for kind in (0, 1))
    return Figures(
        early=two["rule TRAIL-40"] / games,
        first=(two["share 12"] + two["share 6"] / 2) / games,
        tied=two["share 6"] / games,
        cards=two["cards"] / games,
        solo=alone["rule TRAIL-54"] / solo,
        at_once=alone["at once"] / solo,
        easier=easier["rule TRAIL-54"] / solo,
    )


def _tally(home: Path, bot: str, seats: int, easier: int, games: int, seed: int) -> Counter[str]:
    """What the worker counted, shared among processes."""
    parts = [games // PROCESSES + (i < games % PROCESSES) for i in range(PROCESSES)]
    jobs = [(bot, seats, easier, part, seed * PROCESSES + i) for i, part in enumerate(parts)]
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
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(home)},
    )
    found: dict[str, int] = json.loads(done.stdout)
    return found
