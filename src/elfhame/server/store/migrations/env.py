"""Alembic's entry point: migrates over the connection that `migrate` passes on."""

from __future__ import annotations

from alembic import context

from elfhame.server.store.schema import METADATA


def run() -> None:
    """Run the scripts. SQLite can't alter every property of a table, so Alembic may copy it."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
    context.run_migrations()


# Alembic runs this file under this name.
if __name__ == "env_py":
    run()
