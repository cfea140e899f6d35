"""``elfhame lab``: long runs of games that are stored, and can be interrupted and continued."""

from __future__ import annotations

import click

from .contests import duel, ladder, league, spar
from .designs import balance, compare, rulings
from .games import report, sim, train


@click.group()
def lab() -> None:
    """Play many games on many cores, and keep the results."""


for command in (sim, duel, ladder, league, balance, compare, rulings, train, spar, report):
    lab.add_command(command)
