"""Opens the database that the settings name."""

from __future__ import annotations

from pathlib import Path

from elfhame.extras import MissingExtra

from .database import Database
from .sqlite import open_sqlite


async def opened(where: str | Path) -> Database:
    """The database at a PostgreSQL address, or else in a folder, made and up to date."""
    if isinstance(where, Path) or "://" not in where:
        return await open_sqlite(Path(where))
    try:
        from .postgres import open_postgres
    except ModuleNotFoundError:
        raise MissingExtra("nodes", "--database") from None
    return await open_postgres(where)
