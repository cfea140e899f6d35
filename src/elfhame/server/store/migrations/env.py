"""Where Alembic begins: it migrates over the connection that `migrate` hands it."""

from __future__ import annotations

from alembic import context

from elfhame.server.store.schema import METADATA


def run() -> None:
    """Run the scripts; a change of a table that SQLite lacks is made by copying the table."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    context.run_migrations()


# The name under which Alembic runs this file; under any other it only is looked at.
if __name__ == "env_py":
    run()
