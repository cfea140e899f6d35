"""``elfhame verify``: whether a record tells the truth."""

from __future__ import annotations

from pathlib import Path

import click

from .. import Account, Record, load, replay
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
    origin = _origin(filed, commitment)
    click.echo(f"{play.game.title}: {len(play.steps)} steps follow the rules, the digest fits.")
    click.echo(origin)


def _origin(filed: Record, commitment: str | None) -> str:
    """Where the seed came from; refused if it is not where it was said to."""
    if isinstance(filed.fairness, Fairness):
        if commitment is not None and commitment.strip().lower() != filed.fairness.commitment:
            raise Refused("the table showed another commitment", field="fairness.commitment")
        return "The seed comes from the table's secret and from what each person added."
    if commitment is not None:
        raise Refused("this game was not played at a table", field="fairness")
    return "It was not played at a table, so nothing shows where the seed came from."
