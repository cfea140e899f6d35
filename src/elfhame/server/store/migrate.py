"""Brings a database up to the schema of this Elfhame, by the scripts of `migrations`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, MetaData, String, Table, insert, inspect, text

from elfhame.kernel.refused import Refused

from .schema import METADATA

SCRIPTS: Final = Path(__file__).with_name("migrations")
REVISIONS: Final = sorted(path.name[:4] for path in (SCRIPTS / "versions").glob("[0-9]*.py"))
"""Every script's name begins with its revision; they follow each other in this order."""


def migrate(connection: Connection) -> None:
    """Run the scripts that are missing, in the transaction the connection is in.

    The database of a newer Elfhame is refused: this one would not understand what is in it.
    """
    there = _revision(connection)
    if there is not None and there not in REVISIONS:
        raise Refused("the database was made by a newer Elfhame than this one", field="data")
    if there is None and not inspect(connection).get_table_names():
        _make(connection)
    elif there != REVISIONS[-1]:
        _upgrade(connection)


def _make(connection: Connection) -> None:
    """Make an empty database as the scripts would, and note that they need not run."""
    version = Table(
        "alembic_version", MetaData(), Column("version_num", String(32), primary_key=True)
    )
    METADATA.create_all(connection)
    version.create(connection)
    connection.execute(insert(version).values(version_num=REVISIONS[-1]))


def _revision(connection: Connection) -> str | None:
    """The last script that was run on the database; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _upgrade(connection: Connection) -> None:
    """Let Alembic run the scripts; it is large, so only who needs it pays for it."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
