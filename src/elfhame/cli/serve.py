"""``elfhame serve``: the server, for this machine, a network, or several nodes."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from threading import Thread

import click


@click.command()
@click.option(
    "--host", default="127.0.0.1", show_default=True, metavar="H", help="0.0.0.0: the network too."
)
@click.option("--port", default=8642, show_default=True, type=click.IntRange(0, 65535), metavar="P")
@click.option("--data", type=click.Path(path_type=Path), metavar="DIR", help="Where it keeps all.")
@click.option("--database", metavar="URL", help="postgresql://...: shared by several servers.")
@click.option("--address", metavar="URL", help="Where people reach it, behind a proxy.")
@click.option("--workers", default=1, show_default=True, type=click.IntRange(1, 64), metavar="N")
@click.option("--import", "imports", multiple=True, metavar="MODULE", help="Games of your own.")
@click.option(
    "--unlimited", is_flag=True, help="Lift the limits on requests, to measure the server."
)
@click.option("--open", "show", is_flag=True, help="Open the page in your browser.")
@click.option("--pace", default=1.0, show_default=True, type=click.FloatRange(0, 60), metavar="S")
def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    address: str | None,
    workers: int,
    imports: tuple[str, ...],
    unlimited: bool,
    show: bool,
    pace: float,
) -> None:
    """Serve all games to browsers and programs.

    Ctrl+C stops it.
    """
    from ..server.serving import serve as run
    from ..server.settings import Settings

    settings = Settings(
        host=host,
        port=port,
        data=data or Settings().data,
        database=database,
        address=address,
        workers=workers,
        imports=imports,
        pace=pace,
    )
    run(settings.unlimited() if unlimited else settings, _open if show else _tell)


def _tell(addresses: list[str]) -> None:
    for address in addresses:
        click.echo(f"Elfhame is open at {address}")


def _open(addresses: list[str]) -> None:
    """Tell, and show the page; a browser may take its time, so nobody waits for it."""
    _tell(addresses)
    Thread(target=webbrowser.open, args=(addresses[0],), daemon=True).start()
