"""A small disk, which only root can create."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest


@contextmanager
def mounted(folder: Path, size: str) -> Iterator[Path]:
    """The folder with a disk of this size; the test is skipped if it can't be mounted."""
    made = ["mount", "-t", "tmpfs", "-o", f"size={size},mode=0700", "tmpfs", str(folder)]
    try:
        subprocess.run(made, check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("a small disk can only be mounted by root")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=True)


def fill(file: Path) -> None:
    """Fill the disk."""
    with file.open("wb", buffering=0) as ballast, suppress(OSError):
        while True:
            ballast.write(b"x" * 4096)
