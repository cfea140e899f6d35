"""Migrates a database to the current schema with the scripts in `migrations`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Column, Connection, MetaData, String, Table, insert, inspect, text

from elfhame.kernel.refused import Refused

from .schema import METADATA

SCRIPTS: Final = Path(__file__).with_name("migrations")
REVISIONS: Final = sorted(path.name[:4] for path in (SCRIPTS / "versions").glob("[0-9]*.py"))
"""The revisions in their order. Each script's name begins with its own."""


def migrate(connection: Connection) -> None:
    """Run the scripts that the database lacks, in the connection's current transaction.

    The database of a newer Elfhame is refused: we couldn't understand its contents.
    """
    revision = _revision(connection)
    if revision is not None and revision not in REVISIONS:
        raise Refused("the database was made by a newer Elfhame than this one", field="data")
    if revision is None and not inspect(connection).get_table_names():
        _create(connection)
    elif revision != REVISIONS[-1]:
        _upgrade(connection)


def _create(connection: Connection) -> None:
    """Create everything at once in an empty database, and record that no script needs to run."""
    version = Table(
        "alembic_version", MetaData(), Column("version_num", String(32), primary_key=True)
    )
    METADATA.create_all(connection)
    version.create(connection)
    connection.execute(insert(version).values(version_num=REVISIONS[-1]))


def _revision(connection: Connection) -> str | None:
    """The revision of the database; None if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _upgrade(connection: Connection, revision: str = "head") -> None:
    """Run the scripts up to a revision with Alembic, which is large and so imported only now."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)
