"""``elfhame backup``: a copy of all tables, while they are played at."""

from __future__ import annotations

from pathlib import Path

import click


@click.command()
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--data", type=click.Path(path_type=Path), metavar="DIR", help="Of the server.")
def backup(file: Path, data: Path | None) -> None:
    """Copy the tables of a server, running or not, to FILE.

    To go back to it, stop the server and put FILE into its folder as elfhame.db.
    """
    from ..server.settings import Settings
    from ..server.store.backup import backup as copy

    copy(data or Settings().data, file)
    click.echo(f"Saved in {file}.")
