"""A copy of a database while its server plays on."""

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
    """Copy all that was written before this call, as of one moment, into a new file.

    The file is there when it is whole and on disk, and never otherwise; none is overwritten.
    """
    if not (folder / DATABASE).exists():
        raise Refused(f"no server keeps a database in this folder: {folder}", field="data")
    if file.exists():
        raise Refused(f"there is such a file already: {file}", field="file")
    handle, name = tempfile.mkstemp(prefix=f".{file.name}-", dir=file.parent)
    os.close(handle)
    part = Path(name)
    try:
        copy(folder / DATABASE, part)
        put(part, file)
    finally:
        part.unlink(missing_ok=True)


def copy(source: Path, part: Path) -> None:
    """One step, so that it is one moment; the copy is a single file, with no log beside it."""
    with closing(connect(source, reads=True)) as there, closing(sqlite3.connect(part)) as here:
        there.backup(here)
        here.execute("PRAGMA journal_mode=DELETE")


def put(part: Path, file: Path) -> None:
    """Give a file its name, for good, unless somebody else just took that name."""
    sync(part)
    try:
        file.touch(mode=0o600, exist_ok=False)
    except FileExistsError:
        raise Refused(f"there is such a file already: {file}", field="file") from None
    part.replace(file)
    if os.name == "posix":
        sync(file.parent)


def sync(path: Path) -> None:
    """Have a file, or the names in a folder, on disk."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
