"""Connections to an SQLite file, and its preparation."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.pool import QueuePool, StaticPool

from elfhame.kernel.refused import Refused

from .migrate import migrate

READERS: Final = 2


def connect(file: Path, *, reads: bool) -> sqlite3.Connection:
    """A connection that begins no transaction on its own, and can't write if it is for reading."""
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
    """Give the file a write-ahead log and the current schema."""
    with closing(connect(file, reads=False)) as connection:
        if connection.execute("PRAGMA journal_mode=WAL").fetchone() != ("wal",):
            raise Refused(f"SQLite cannot work safely on this disk: {file.parent}", field="data")
        with write_engine(connection).begin() as migrating:
            migrate(migrating)


def write_engine(connection: sqlite3.Connection) -> Engine:
    """An engine on one connection. Its transactions lock the database from their beginning."""
    engine = create_engine(
        "sqlite://", creator=lambda: connection, poolclass=StaticPool, hide_parameters=True
    )
    event.listen(engine, "begin", lambda begun: begun.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def read_engine(file: Path) -> Engine:
    """An engine whose connections only read, and so make no checkpoints."""
    return create_engine(
        "sqlite://",
        creator=lambda: connect(file, reads=True),
        poolclass=QueuePool,
        pool_size=READERS,
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
    )
