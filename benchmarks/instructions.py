"""Machine instructions per random game, counted by valgrind: free of noise, but not a time."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FEW, MANY = 500, 2500
"""Games in the two runs; their difference leaves out the cost of starting Python."""
VALGRIND: Final = ("valgrind", "--tool=cachegrind", "--cache-sim=no")


def can_count() -> bool:
    """Whether valgrind is installed."""
    return shutil.which(VALGRIND[0]) is not None


def per_game(path: Path, game: str) -> float:
    """Instructions per random game, with the Elfhame in this folder."""
    return (count(path, game, MANY) - count(path, game, FEW)) / (MANY - FEW)


def count(path: Path, game: str, times: int) -> int:
    """Instructions of a whole process that plays `times` games."""
    play = [sys.executable, "-m", "benchmarks.instructions", game, str(times)]
    done = subprocess.run(
        [*VALGRIND, f"--cachegrind-out-file={os.devnull}", *play],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(path), "PYTHONHASHSEED": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    found = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
    if not found:
        raise ValueError(f"valgrind failed to count: {done.stderr.strip()}")
    return int(found[1].replace(",", ""))


def play(game: str, times: int) -> None:
    """Play random games: the work that is counted."""
    from benchmarks import ours

    ours.build(game, ours.random_play)(times)


if __name__ == "__main__":
    play(sys.argv[1], int(sys.argv[2]))
