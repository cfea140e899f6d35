"""The database of a single server process: an SQLite file with one writing connection."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from sqlalchemy import Row, Select
from sqlalchemy.exc import DBAPIError

from elfhame.kernel.refused import Refused

from .database import (
    Counts,
    Database,
    Faulty,
    Statement,
    Subscriber,
    Taken,
    Ts,
    Unknown,
    Unreadable,
    Unwritable,
)
from .folder import FolderLock
from .groups import Group, Groups, execute
from .sqlite_file import READERS, connect, prepare, read_engine, write_engine

LOG: Final = logging.getLogger(__name__)
CHECKPOINT: Final = 8000
"""Statements between checkpoints. Writes wait during a checkpoint, so they shouldn't be frequent;
the write-ahead log is read again after a crash, so they shouldn't be too rare either."""
PATIENCE: Final = 5000
"""Milliseconds that a write waits for another program that has locked the database."""

KEYS: Final = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}
TEMPORARY: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_IOERR_NOMEM,
    sqlite3.SQLITE_IOERR_SHMSIZE,
}
"""Errors that pass, or that the host can fix, and that leave the database as it was."""

Fatal = Callable[[str], None]


def end(reason: str) -> None:
    """End the process at once: after a failed fsync, only a new start can tell what is on disk."""
    LOG.critical("the disk fails, so the server ends: %s", reason)
    logging.shutdown()
    os._exit(70)


async def open_sqlite(folder: Path, *, fatal: Fatal = end) -> Database:
    """The database in a folder, created if need be, with the current schema.

    Refused if another server uses the folder, or if the file isn't a database. `fatal` is called
    if the disk fails.
    """
    lock = FolderLock(folder)
    try:
        await asyncio.to_thread(prepare, lock.database)
        return SQLite(lock, fatal)
    except (sqlite3.Error, DBAPIError) as error:
        lock.release()
        raise Refused(f"{lock.database} cannot be opened: {error}", field="data") from error
    except BaseException:
        lock.release()
        raise


class SQLite(Database):
    """One connection writes, in a thread of its own; a few others read. Only the first one makes
    checkpoints."""

    def __init__(self, lock: FolderLock, fatal: Fatal) -> None:
        self._lock = lock
        self._fatal = fatal
        self._file = connect(lock.database, reads=False)
        self._file.execute(f"PRAGMA busy_timeout={PATIENCE}")
        self._since_checkpoint = 0
        self._writes = write_engine(self._file)
        self._writer = ThreadPoolExecutor(1, "elfhame-writer")
        self._reads = read_engine(lock.database)
        self._readers = ThreadPoolExecutor(READERS, "elfhame-reader")
        self._groups = Groups(self._commit)

    async def rows(self, query: Select[*Ts]) -> list[Row[*Ts]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, query)

    async def intact(self) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._quick_check)

    async def write(
        self, *statements: Statement, announce: tuple[str, int] | None = None
    ) -> Counts:
        return await self._groups.write(statements, announce)

    def subscribe(self, subscriber: Subscriber) -> None:
        """Do nothing: there is no other process to hear from."""

    async def close(self) -> None:
        await self._groups.close()
        await asyncio.to_thread(self._release)

    def _release(self) -> None:
        """Close the readers first: the last connection to close makes a checkpoint."""
        self._readers.shutdown()
        self._reads.dispose()
        self._writer.shutdown()
        self._file.close()
        self._lock.release()

    def _read(self, query: Select[*Ts]) -> list[Row[*Ts]]:
        try:
            with self._reads.connect() as connection:
                return list(connection.execute(query).all())
        except DBAPIError as error:
            raise Unreadable(str(error.orig)) from error

    def _quick_check(self) -> bool:
        try:
            with self._reads.connect() as connection:
                return connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() == "ok"
        except DBAPIError:
            return False

    async def _commit(self, group: Group) -> list[Counts]:
        """Write a group; a checkpoint that is due is made when the callers have their answers."""
        self._since_checkpoint += sum(len(write.statements) for write in group)
        loop = asyncio.get_running_loop()
        counts = await loop.run_in_executor(self._writer, self._write, group)
        if self._since_checkpoint >= CHECKPOINT:
            self._since_checkpoint = 0
            self._writer.submit(self._checkpoint)
        return counts

    def _write(self, group: Group) -> list[Counts]:
        """One transaction, in the writer's thread."""
        try:
            with self._writes.begin() as connection:
                return execute(connection, group)
        except Exception as error:
            raise self._translate(error) from error

    def _checkpoint(self) -> None:
        """Copy the write-ahead log into the database. SQLite's own checkpoint would ignore a failed
        fsync; this one doesn't."""
        try:
            self._file.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.Error as error:
            LOG.warning("no checkpoint: %s", self._translate(error))

    def _translate(self, error: Exception) -> Exception:
        """The error as callers know it; ends the process if the disk fails."""
        cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
        kind = error_type(getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_ERROR))
        if kind is Unknown:
            self._fatal(str(cause))
        return kind(str(cause))


def error_type(code: int) -> type[Exception]:
    """Our error for an error code of SQLite, whose last eight bits are its class."""
    if code in KEYS:
        return Taken
    if not TEMPORARY.isdisjoint({code, code & 0xFF}):
        return Unwritable
    return Unknown if code & 0xFF == sqlite3.SQLITE_IOERR else Faulty
