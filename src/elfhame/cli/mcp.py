"""``elfhame mcp``: let a language model play a seat."""

from __future__ import annotations

import click

from . import parameters


@click.command()
@parameters.language
def mcp(language: str) -> None:
    """Serve the games to a language model, by the Model Context Protocol on standard input.

    A client such as a chat program starts this command itself.
    """
    from ..mcp.server import server

    server(language).run()
