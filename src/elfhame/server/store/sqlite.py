"""The database of a server that is one process: a file, written by one connection alone."""

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
    Heard,
    Statement,
    Taken,
    Ts,
    Unknown,
    Unreadable,
    Unwritable,
)
from .folder import Held
from .groups import Group, Groups
from .sqlite_file import READERS, connect, prepare, reading
from .statements import Compiler

LOG: Final = logging.getLogger(__name__)
CHECKPOINT: Final = 8000
"""So many statements go to the write-ahead log before it is taken over into the database. Writes
wait meanwhile, so it is done seldom; after a crash the log is read again, so not too seldom."""

BEGIN: Final = "BEGIN IMMEDIATE"
PATIENCE: Final = 5000
"""So many milliseconds a write waits for who holds the database from outside."""

KEYS: Final = {sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE}
PASSING: Final = {
    sqlite3.SQLITE_BUSY,
    sqlite3.SQLITE_LOCKED,
    sqlite3.SQLITE_NOMEM,
    sqlite3.SQLITE_READONLY,
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_IOERR_NOMEM,
    sqlite3.SQLITE_IOERR_SHMSIZE,
}
"""What ends by itself or by somebody's help, and leaves the database as it was."""

Fatal = Callable[[str], None]


def end(reason: str) -> None:
    """End the process at once. What a failed fsync left behind, only a new start can find out."""
    LOG.critical("the disk fails, so the server ends: %s", reason)
    logging.shutdown()
    os._exit(70)


async def open_sqlite(folder: Path, *, fatal: Fatal = end) -> Database:
    """The database in a folder, made if need be, and up to date.

    Refused if another server has the folder, or if what is in it is no database. `fatal` is called
    when the disk fails.
    """
    held = Held(folder)
    try:
        await asyncio.to_thread(prepare, held.database)
        return SQLite(held, fatal)
    except (sqlite3.Error, DBAPIError) as error:
        held.release()
        raise Refused(f"{held.database} cannot be opened: {error}", field="data") from error
    except BaseException:
        held.release()
        raise


class SQLite(Database):
    """One connection writes, a few read. The one that writes is the only one to checkpoint."""

    def __init__(self, held: Held, fatal: Fatal) -> None:
        self._held = held
        self._fatal = fatal
        self._connection = connect(held.database, reads=False)
        self._connection.execute("PRAGMA busy_timeout=0")
        self._unmerged = 0
        self._writer = ThreadPoolExecutor(1, "elfhame-writer")
        self._engine = reading(held.database)
        self._compiler = Compiler(self._engine.dialect, counted=False)
        self._readers = ThreadPoolExecutor(READERS, "elfhame-reader")
        self._groups = Groups(self._commit, self._tidy)

    async def rows(self, query: Select[*Ts]) -> list[Row[*Ts]]:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, self._read, query)

    async def intact(self) -> bool:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._quick_check)

    def _quick_check(self) -> bool:
        try:
            with self._engine.connect() as connection:
                return connection.exec_driver_sql("PRAGMA quick_check(1)").scalar() == "ok"
        except DBAPIError:
            return False

    async def write(
        self, *statements: Statement, announce: tuple[str, int] | None = None
    ) -> Counts:
        ready = tuple([self._compiler.ready(statement) for statement in statements])
        return await self._groups.write(ready, announce)

    def heard(self, callback: Heard) -> None:
        """There is no other process, so it is never called."""

    async def close(self) -> None:
        await self._groups.close()
        await asyncio.to_thread(self._let_go)

    def _let_go(self) -> None:
        """The readers first: the last to close takes the write-ahead log over."""
        self._readers.shutdown()
        self._engine.dispose()
        self._writer.shutdown()
        self._connection.close()
        self._held.release()

    def _read(self, query: Select[*Ts]) -> list[Row[*Ts]]:
        try:
            with self._engine.connect() as connection:
                return list(connection.execute(query).all())
        except DBAPIError as error:
            raise Unreadable(str(error.orig)) from error

    async def _commit(self, group: Group) -> list[Counts]:
        """One transaction, with which everything is durable or undone.

        Its statements are quick, and run here: in a thread each would have to wait for its turn at
        the interpreter. Whatever waits for the disk, or for somebody else, waits in the thread.
        """
        try:
            await self._begin()
            counts = self._carried_out(group)
            await self._apart(self._connection.execute, "COMMIT")
        except Exception as error:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
            raise self._judged(error) from error
        finally:
            self._unmerged += sum(len(write.statements) for write in group)
        return counts

    async def _begin(self) -> None:
        try:
            self._connection.execute(BEGIN)
        except sqlite3.OperationalError as error:
            if meaning(error.sqlite_errorcode) is not Unwritable:
                raise
            await self._apart(self._begin_in_time)

    def _begin_in_time(self) -> None:
        """In the writing thread: wait a while for who holds the database, a stranger to us."""
        execute = self._connection.execute
        execute(f"PRAGMA busy_timeout={PATIENCE}")
        try:
            execute(BEGIN)
        finally:
            execute("PRAGMA busy_timeout=0")

    def _carried_out(self, group: Group) -> list[Counts]:
        execute = self._connection.cursor().execute
        return [
            tuple([execute(ready.sql, ready.values).rowcount for ready in write.statements])
            for write in group
        ]

    async def _apart(self, work: Callable[..., object], *args: object) -> None:
        """Do something in the writing thread."""
        await asyncio.get_running_loop().run_in_executor(self._writer, work, *args)

    async def _tidy(self) -> None:
        """Checkpoint, when those who waited have their outcome already."""
        if self._unmerged >= CHECKPOINT:
            self._unmerged = 0
            await self._apart(self._checkpoint)

    def _checkpoint(self) -> None:
        """SQLite's own checkpoint would keep quiet about a failed fsync; this one does not."""
        try:
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except sqlite3.Error as error:
            LOG.warning("no checkpoint: %s", self._judged(error))

    def _judged(self, error: Exception) -> Exception:
        """What an error means to those who wrote; the end, if the disk fails."""
        kind = meaning(getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR))
        if kind is Unknown:
            self._fatal(str(error))
        return kind(str(error))


def meaning(code: int) -> type[Exception]:
    """What an error of SQLite is to us: the last eight bits of its code are its class."""
    if code in KEYS:
        return Taken
    if not PASSING.isdisjoint({code, code & 0xFF}):
        return Unwritable
    return Unknown if code & 0xFF == sqlite3.SQLITE_IOERR else Faulty
