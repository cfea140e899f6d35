"""Compiling with a profile: gcc counts what runs in training games, and optimises for that.

The library is compiled twice. The first time it counts how often each branch is taken, and leaves
the counts beside its object files when the training games end. gcc looks for them under the name of
the object file, and would silently do without: so here a missing profile is an error.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from .compiler import accepted
from .steps import ROOT

COUNT: Final = ("-fprofile-generate",)
"""For compiler and linker: count, and write the counts down at the end."""
USE: Final = (
    "-fprofile-use",
    "-fprofile-partial-training",  # what the training never reached is compiled as usual
    "-Werror=missing-profile",
)
COUNTS: Final = "*.gcda"


def why_not() -> str | None:
    """Why this compiler can't use a profile, or None."""
    if len(accepted(USE)) == len(USE):
        return None
    return "a profile (ELFHAME_PGO=1) takes gcc 10 or later"


def install(library: Path, package: Path) -> None:
    """Make a copy of the package that runs on these extension modules."""
    shutil.rmtree(package, ignore_errors=True)
    shutil.copytree(ROOT / "src", package, ignore=shutil.ignore_patterns("__pycache__", "static"))
    shutil.copytree(library, package, dirs_exist_ok=True)


def train(package: Path, counts: Path) -> None:
    """Play the training games on a package that counts; it leaves its counts in the folder."""
    for old in counts.rglob(COUNTS):
        old.unlink()
    done = subprocess.run(
        [sys.executable, "-m", "scripts.setup.training"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(package)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"the training games failed: {done.stderr.strip()[-200:]}")
