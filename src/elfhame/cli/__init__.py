"""The command line: one module per command, which only parses arguments and calls the library."""

from __future__ import annotations

import click

from .. import __version__
from ..games import registry
from .backup import backup
from .commands import Commands
from .lab import lab
from .map import map_
from .match import match
from .mcp import mcp
from .play import play
from .position import position
from .replay import replay
from .rules import rules
from .serve import serve
from .simulate import simulate
from .verify import verify


@click.group(
    cls=Commands,
    invoke_without_command=True,
    epilog=f"GAME is one of: {', '.join(registry.names())}.",
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 90},
)
@click.version_option(__version__, message="elfhame %(version)s")
@click.pass_context
def elfhame(context: click.Context) -> None:
    """Play, serve, simulate and replay fairy-tale board games, and look up their rules."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


COMMANDS = (play, serve, simulate, match, replay, verify, position, rules, map_, backup, mcp, lab)
for command in COMMANDS:
    elfhame.add_command(command)


def main() -> None:
    """Run the command given by the process's arguments, and exit with its code."""
    elfhame(prog_name="elfhame")
