"""``elfhame backup``: copies a server's tables, while it runs or not."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.option(
    "--data",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="The server's data directory.",
)
def backup(file: Path, data: Path | None) -> None:
    """Copy a server's tables to FILE, while the server runs or not.

    To restore them, stop the server and copy FILE into its data directory as elfhame.db.
    """
    from ..server.settings import Settings
    from ..server.store.backup import backup as copy

    copy(data or Settings().data, file)
    click.echo(f"Saved to {file}.")
