"""The folder a server keeps its database in: nobody else's, and one server's at a time."""

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
        """Lock an open file for as long as it is open; OSError if somebody else has it."""
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def seize(file: int) -> None:
        """Lock an open file for as long as it is open; OSError if somebody else has it."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class Held:
    """A folder that no other server can open until it is released, or its process has ended."""

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
        """Let others have it."""
        self._lock.close()


def private(file: Path) -> int:
    """Open a file that only its owner can read, made if it is not there."""
    return os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
