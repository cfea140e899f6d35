"""``elfhame verify``: whether a record tells the truth."""

from __future__ import annotations

from pathlib import Path

import click

from .. import Account, load, replay
from ..kernel.fairness import Fairness
from ..kernel.refused import Refused


@click.command()
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--commitment", metavar="HEX", help="What the table showed before anybody sat down.")
def verify(file: Path, commitment: str | None) -> None:
    """Check the record in FILE: deal, every step, result and digest.

    If it was played at a table, the seed is worked out again from the table's secret and from
    what each person added.
    """
    filed = load(file)
    if isinstance(filed, Account):
        raise Refused("what one observer was told cannot be verified", field="file")
    play = replay(filed)
    click.echo(f"{play.game.title}: {len(play.steps)} steps follow the rules, the digest fits.")
    if isinstance(filed.fairness, Fairness):
        _compare(filed.fairness, commitment)
        click.echo("The seed comes from the table's secret and from what each person added.")
    elif commitment is not None:
        raise Refused("this game was not played at a table", field="fairness")
    else:
        click.echo("It was not played at a table, so nothing shows where the seed came from.")


def _compare(fairness: Fairness, commitment: str | None) -> None:
    if commitment is not None and commitment.strip().lower() != fairness.commitment:
        raise Refused("the table showed another commitment", field="fairness.commitment")
