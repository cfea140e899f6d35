"""Machine instructions of a random game, counted by valgrind: no noise, but no time either."""

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
"""Games in the two runs; their difference is free of what starting Python takes."""
VALGRIND: Final = ("valgrind", "--tool=cachegrind", "--cache-sim=no")


def can_count() -> bool:
    """Whether valgrind is there."""
    return shutil.which(VALGRIND[0]) is not None


def per_game(path: Path, game: str) -> float:
    """The instructions of one random game, with the Elfhame that this folder holds."""
    return (counted(path, game, MANY) - counted(path, game, FEW)) / (MANY - FEW)


def counted(path: Path, game: str, times: int) -> int:
    """The instructions of a whole process that plays so many games."""
    play = [sys.executable, "-m", "benchmarks.counting", game, str(times)]
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
        raise ValueError(f"valgrind counts nothing: {done.stderr.strip()}")
    return int(found[1].replace(",", ""))


def play(game: str, times: int) -> None:
    """What is counted."""
    from benchmarks import ours

    ours.of_game(game)["random"](times)


if __name__ == "__main__":
    play(sys.argv[1], int(sys.argv[2]))
