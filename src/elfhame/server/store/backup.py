"""Copies a database while its server is running."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path

from elfhame.kernel.refused import Refused

from .folder import DATABASE
from .sqlite_file import connect


def backup(folder: Path, file: Path) -> None:
    """Copy a consistent snapshot of the database into a new file.

    The file appears once it is complete and on disk. No file is overwritten.
    """
    if not (folder / DATABASE).exists():
        raise Refused(f"there is no server's database in this folder: {folder}", field="data")
    if file.exists():
        raise Refused(f"this file already exists: {file}", field="file")
    handle, name = tempfile.mkstemp(prefix=f".{file.name}-", dir=file.parent)
    os.close(handle)
    part = Path(name)
    try:
        copy(folder / DATABASE, part)
        publish(part, file)
    finally:
        part.unlink(missing_ok=True)


def copy(source: Path, part: Path) -> None:
    """Copy a snapshot in one step, to a single file without a write-ahead log."""
    with closing(connect(source, reads=True)) as there, closing(sqlite3.connect(part)) as here:
        there.backup(here)
        here.execute("PRAGMA journal_mode=DELETE")


def publish(part: Path, file: Path) -> None:
    """Give a complete file its name, unless that name has just been taken."""
    sync(part)
    try:
        file.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        raise Refused(f"this file already exists: {file}", field="file") from None
    part.replace(file)
    if os.name == "posix":
        sync(file.parent)


def sync(path: Path) -> None:
    """Wait until a file, or the names in a folder, are on disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
