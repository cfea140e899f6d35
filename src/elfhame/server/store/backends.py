"""Chooses the database: SQLite in a folder, or PostgreSQL at an address."""

from __future__ import annotations

from pathlib import Path

from elfhame.extras import MissingExtra

from .database import Database
from .sqlite import open_sqlite


async def open_database(where: str | Path) -> Database:
    """The database at a PostgreSQL address or in a folder, with the current schema."""
    if isinstance(where, Path) or "://" not in where:
        return await open_sqlite(Path(where))
    try:
        from .postgres import open_postgres
    except ModuleNotFoundError:
        raise MissingExtra("nodes", "--database") from None
    return await open_postgres(where)
