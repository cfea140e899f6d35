"""``elfhame verify``: checks a record."""

from __future__ import annotations

from pathlib import Path

import click

from .. import Account, Record, load, replay
from ..kernel.fairness import Fairness
from ..kernel.refused import Refused


@click.command()
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.option(
    "--commitment",
    metavar="HEX",
    help="The commitment that the table showed before anyone sat down.",
)
def verify(file: Path, commitment: str | None) -> None:
    """Check the record in FILE: deal, every step, result and digest.

    For a game played at a table, the seed is also computed again from the table's secret and the
    players' contributions.
    """
    filed = load(file)
    if isinstance(filed, Account):
        raise Refused("an account, unlike a record, can't be verified", field="file")
    play = replay(filed)
    origin = _origin(filed, commitment)
    click.echo(f"{play.game.title}: {len(play.steps)} steps follow the rules, the digest matches.")
    click.echo(origin)


def _origin(filed: Record, commitment: str | None) -> str:
    """Where the seed comes from; Refused if the commitment is a different one."""
    if isinstance(filed.fairness, Fairness):
        if commitment is not None and commitment.strip().lower() != filed.fairness.commitment:
            raise Refused("the table showed another commitment", field="fairness.commitment")
        return "The seed comes from the table's secret and each player's contribution."
    if commitment is not None:
        raise Refused("this game was not played at a table", field="fairness")
    return "The game wasn't played at a table, so nothing shows where its seed came from."
