"""Brings a database up to the schema of this Elfhame, by the scripts of `migrations`."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from elfhame.kernel.refused import Refused


def migrate(connection: Connection) -> None:
    """Run the scripts that are missing, in the transaction the connection is in.

    The database of a newer Elfhame is refused: this one would not understand what is in it.
    """
    config = Config()
    scripts = Path(__file__).with_name("migrations")
    config.set_main_option("script_location", str(scripts).replace("%", "%%"))
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    there = MigrationContext.configure(connection).get_current_heads()
    if not known.issuperset(there):
        raise Refused("the database was made by a newer Elfhame than this one", field="data")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
