"""Builds an earlier version of Elfhame from the repository's history, to be compared with."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path
from typing import Final, NamedTuple

from benchmarks.workers import ROOT, CannotMeasure

FOLDER: Final = ROOT / "build" / "earlier"


class Earlier(NamedTuple):
    """An earlier version, ready to be imported."""

    commit: str
    compiled: Path
    source: Path


def build(commit: str) -> Earlier:
    """Build the version of a commit in build/earlier, unless it is there already."""
    folder = FOLDER / commit
    earlier = Earlier(commit, folder / "compiled", folder / "src")
    if not earlier.compiled.is_dir():
        shutil.rmtree(folder, ignore_errors=True)
        _unpack(commit, folder)
        _compile(folder, earlier.compiled)
    return earlier


def _unpack(commit: str, folder: Path) -> None:
    files = _run(["git", "-C", str(ROOT), "archive", commit])
    with tarfile.open(fileobj=BytesIO(files)) as archive:
        archive.extractall(folder)


def _compile(folder: Path, compiled: Path) -> None:
    """Compile with that version's own build. The folder appears only once it is complete."""
    print(f"compiling {folder.name}, which takes a few minutes", file=sys.stderr)
    wheels, fresh = folder / "wheels", folder / "fresh"
    pip = [sys.executable, "-m", "pip"]
    _run([*pip, "wheel", "--quiet", "--no-deps", "--wheel-dir", str(wheels), str(folder)])
    (wheel,) = wheels.glob("*.whl")
    shutil.unpack_archive(wheel, fresh, "zip")
    fresh.rename(compiled)


def _run(command: list[str]) -> bytes:
    """The output of a command; CannotMeasure with its last words if it fails."""
    settings = {"ELFHAME_NATIVE": "1", "ELFHAME_PAGE": "0"}
    try:
        done = subprocess.run(command, env=os.environ | settings, capture_output=True, check=True)
    except subprocess.CalledProcessError as error:
        reason = error.stderr.decode(errors="replace").strip()[-300:]
        raise CannotMeasure(f"the earlier version can't be built: {reason}") from error
    return done.stdout
