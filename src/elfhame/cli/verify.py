"""``elfhame verify``: checks a record."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click

from .. import Account, Play, Record, load, replay
from ..kernel.fairness import Fairness, Seals, fingerprint
from ..kernel.refused import Refused


@click.command()
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@click.option(
    "--commitment",
    metavar="HEX",
    help="The commitment that the table showed before anyone sat down.",
)
@click.option(
    "--seals",
    metavar="HEX",
    help="The fingerprint of all seals that your browser kept before it opened yours.",
)
def verify(file: Path, commitment: str | None, seals: str | None) -> None:
    """Check the record in FILE: deal, every step, result and digest.

    For a game played at a table, the seed is also computed again from the table's secret and the
    players' contributions, and each contribution is compared with its seal.
    """
    filed = load(file)
    if isinstance(filed, Account):
        raise Refused("an account, unlike a record, can't be verified", field="file")
    play = replay(filed)
    _compare(filed, commitment, seals)
    click.echo("\n".join(_findings(play, filed)))


def _compare(filed: Record, commitment: str | None, seals: str | None) -> None:
    """Raise Refused if the table showed another commitment or other seals."""
    shown = ("commitment", commitment), ("sealed", seals)
    for field, noted in shown:
        if noted is not None and noted.strip().lower() != _promises(filed)[field]:
            raise Refused("the table showed another one", field=f"fairness.{field}")


def _promises(filed: Record) -> dict[str, str]:
    """The promises that were given before the deal, as the table showed them."""
    fairness = filed.fairness
    if not isinstance(fairness, Fairness):
        raise Refused("this game was not played at a table", field="fairness")
    promised = {"commitment": fairness.commitment, "sealed": ""}
    if isinstance(fairness.sealed, Seals) and isinstance(filed.names, list):
        promised["sealed"] = fingerprint(
            fairness.table, fairness.commitment, fairness.sealed, filed.names
        )
    return promised


def _findings(play: Play, filed: Record) -> Iterator[str]:
    """The checks that were made, and their results."""
    yield f"{play.game.title}: {len(play.steps)} steps follow the rules, the digest matches."
    if filed.taken_back:
        yield f"Steps taken back, each as the rules allow it: {len(filed.taken_back)}."
    if not isinstance(filed.checksum, str):
        yield "The file has no checksum, so nothing shows who took back what."
    if isinstance(filed.position, str):
        yield "It began at a position that someone set up, so the seed gave only the rest."
    if isinstance(filed.fairness, Fairness):
        yield from _origin(filed.fairness)
    else:
        yield "The game wasn't played at a table, so nothing shows where its seed came from."


def _origin(fairness: Fairness) -> Iterator[str]:
    """Where the seed of a table comes from, and who could have chosen it."""
    yield "The seed comes from the table's secret and each player's contribution."
    in_clear = fairness.in_clear()
    if len([share for share in fairness.shares if share]) == 1:
        yield "Only one person played; on a server of their own they could have chosen the deal."
    elif in_clear:
        seats = ", ".join(map(str, in_clear))
        yield (
            f"Not every contribution was sealed. Seats that gave theirs in clear: {seats}. Someone "
            "who knew the secret, such as the host, and sat down later could have chosen the deal."
        )
    else:
        yield "All contributions were sealed before any was opened, so nobody chose the deal."
    if not isinstance(fairness.sealed, Seals):
        yield "The names aren't part of the seed; only the checksum covers them."
    elif restarts := fairness.sealed.restarts:
        yield f"Players who left during the shuffle, so that it began anew: {restarts}."
