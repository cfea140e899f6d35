"""``elfhame mcp``: let a language model play a seat."""

from __future__ import annotations

import click

from . import parameters


@click.command()
@parameters.language
def mcp(language: str) -> None:
    """Let a language model play a seat.

    This serves the games by the Model Context Protocol, on standard input and output. A client
    such as a chat program starts the command itself.
    """
    from ..mcp.server import server

    server(language).run()
