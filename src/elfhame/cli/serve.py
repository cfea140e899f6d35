"""``elfhame serve``: the server, for this computer, a network, or several nodes."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from threading import Thread

import click


@click.command()
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    metavar="ADDRESS",
    help="Address to listen on. 0.0.0.0 lets other computers on your network connect.",
)
@click.option(
    "--port",
    default=8642,
    show_default=True,
    type=click.IntRange(0, 65535),
    metavar="N",
    help="Port to listen on; 0 picks a free one.",
)
@click.option(
    "--data",
    type=click.Path(path_type=Path),
    metavar="DIR",
    envvar="ELFHAME_DATA",
    show_envvar=True,
    help="Directory for the database and other server data.",
)
@click.option(
    "--database",
    metavar="URL",
    envvar="ELFHAME_DATABASE",
    show_envvar=True,
    help="PostgreSQL database to use instead of --data; several servers can share it.",
)
@click.option(
    "--address",
    metavar="URL",
    envvar="ELFHAME_ADDRESS",
    show_envvar=True,
    help="Public address of the server if it runs behind a reverse proxy.",
)
@click.option(
    "--workers",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    metavar="N",
    help="Number of processes that compute the bots' moves.",
)
@click.option(
    "--import",
    "imports",
    multiple=True,
    metavar="MODULE",
    help="Import MODULE at start-up, for example to register a game of your own.",
)
@click.option(
    "--bot",
    "bots",
    multiple=True,
    metavar="MODULE:CLASS",
    help="Offer a bot of your own alongside the levels. Can be repeated.",
)
@click.option(
    "--keep-tables",
    default=365.0,
    show_default=True,
    type=click.FloatRange(0),
    metavar="DAYS",
    help="Delete tables this long after their last move, unless a game is in progress; 0 never.",
)
@click.option(
    "--keep-guests",
    default=90.0,
    show_default=True,
    type=click.FloatRange(0),
    metavar="DAYS",
    help="Delete guests without tables after this time; 0 never.",
)
@click.option(
    "--memory",
    default=512,
    show_default=True,
    type=click.IntRange(1),
    metavar="MB",
    help="Memory for tables; those that no one follows are loaded again when needed.",
)
@click.option("--unlimited", is_flag=True, help="Turn off rate limits, for benchmarks.")
@click.option("--unprepared", is_flag=True, hidden=True, help="Open the port sooner, for tests.")
@click.option("--open", "show", is_flag=True, help="Open the page in your browser.")
@click.option(
    "--pace",
    default=1.0,
    show_default=True,
    type=click.FloatRange(0, 60),
    metavar="SECONDS",
    help="Show a bot's move after this time or a multiple of it, however long the bot thought.",
)
def serve(
    host: str,
    port: int,
    data: Path | None,
    database: str | None,
    address: str | None,
    workers: int,
    imports: tuple[str, ...],
    bots: tuple[str, ...],
    unlimited: bool,
    unprepared: bool,
    show: bool,
    pace: float,
    memory: int,
    keep_tables: float,
    keep_guests: float,
) -> None:
    """Serve all games to browsers and programs until Ctrl+C."""
    from ..bots.roster import find_bot
    from ..server.serve import serve as run
    from ..server.settings import Settings
    from .welcome import welcome

    for bot in bots:
        find_bot(bot)
    settings = Settings(
        host=host,
        port=port,
        data=data or Settings().data,
        database=database,
        address=address,
        workers=workers,
        imports=imports,
        bots=bots,
        pace=pace,
        memory=memory * 2**20,
        keep_tables=keep_tables,
        keep_guests=keep_guests,
        prepared=not unprepared,
    )

    def ready(addresses: list[str]) -> None:
        click.echo(welcome(settings, addresses))
        if show:
            _open(addresses[0])

    run(settings.unlimited() if unlimited else settings, ready)


def _open(address: str) -> None:
    """Show the page in a browser, without waiting for the browser to start."""
    Thread(target=webbrowser.open, args=(address,), daemon=True).start()
