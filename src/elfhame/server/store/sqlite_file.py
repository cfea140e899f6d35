"""Connections to a database that is a file, and what makes the file one."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.pool import NullPool, QueuePool

from elfhame.kernel.refused import Refused

from .migrate import migrate

READERS: Final = 2


def connect(file: Path, *, reads: bool) -> sqlite3.Connection:
    """A connection that begins no transaction by itself, and never writes if it is to read."""
    uri = f"{file.resolve().as_uri()}?mode={'ro' if reads else 'rw'}"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False)
    for pragma in (
        "busy_timeout=5000",
        "synchronous=FULL",
        "foreign_keys=ON",
        "wal_autocheckpoint=0",
        f"query_only={'ON' if reads else 'OFF'}",
    ):
        connection.execute(f"PRAGMA {pragma}")
    return connection


def prepare(file: Path) -> None:
    """Make the file a database with a write-ahead log and today's schema."""
    with closing(connect(file, reads=False)) as connection:
        if connection.execute("PRAGMA journal_mode=WAL").fetchone() != ("wal",):
            raise Refused(f"SQLite cannot work safely on this disk: {file.parent}", field="data")
    engine = create_engine(
        "sqlite://", creator=lambda: connect(file, reads=False), poolclass=NullPool
    )
    event.listen(engine, "begin", lambda begun: begun.exec_driver_sql("BEGIN IMMEDIATE"))
    with engine.begin() as migrating:
        migrate(migrating)


def reading(file: Path) -> Engine:
    """The connections that read. None of them writes, so none of them checkpoints."""
    return create_engine(
        "sqlite://",
        creator=lambda: connect(file, reads=True),
        poolclass=QueuePool,
        pool_size=READERS,
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
    )
