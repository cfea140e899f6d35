"""The folder of a server's database: private, and used by one server at a time."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from elfhame.kernel.refused import Refused

DATABASE: Final = "elfhame.db"
LOCK: Final = "lock"

if sys.platform == "win32":
    import msvcrt

    def seize(file: int) -> None:
        """Lock a file for as long as it is open; OSError if another process has locked it."""
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def seize(file: int) -> None:
        """Lock a file for as long as it is open; OSError if another process has locked it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderLock:
    """Keeps other servers out of a folder until it is released or the process ends."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / DATABASE
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = os.fdopen(private(folder / LOCK), "rb+")
        except OSError as error:
            raise Refused(f"this folder cannot be used: {error}", field="data") from error
        try:
            seize(self._lock.fileno())
        except OSError:
            self._lock.close()
            raise Refused(f"another server uses this folder: {folder}", field="data") from None
        # SQLite gives the files beside the database the mode of the database.
        os.close(private(self.database))

    def release(self) -> None:
        """Let other servers use the folder."""
        self._lock.close()


def private(file: Path) -> int:
    """Open a file that only its owner can read, and create it if need be."""
    return os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
