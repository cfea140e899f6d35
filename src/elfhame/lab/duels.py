"""Duels as jobs: deals played from every seat, a fixed number or until one bot is stronger."""

from __future__ import annotations

import msgspec

from ..bots.duel import Duel, block
from ..games import registry
from .certainty import decided_after
from .components import Texts, digests_of
from .job import Job, Piece
from .store import Row, Run


def duel_job(
    duel: Duel, seed: int, deals: int, sequential: bool = False, components: Texts | None = None
) -> Job:
    """A duel of this many deals, or at most this many if it is sequential.

    A sequential duel ends with the first deal after which one bot is certainly stronger.
    """
    configuration = {
        "game": duel.game.name,
        "version": duel.game.version,
        "seats": duel.seats,
        "options": msgspec.to_builtins(duel.options),
        "bots": duel.names,
        "seed": seed,
        "deals": deals,
        "sequential": sequential,
    }
    changed = components or {}
    if changed:
        configuration["components"] = digests_of(changed)
    stop = _last if sequential else None
    return Job("duel", configuration, deals, ("deal",), play_deals, stop, {0: changed})


def play_deals(piece: Piece) -> list[Row]:
    """The rows of some deals."""
    asked = piece.configuration
    game = registry.game(asked["game"])
    duel = Duel.of(game, asked["seats"], asked["options"], asked["seed"], asked["bots"])
    return [{"deal": number, **block(duel, number)._asdict()} for number in piece.numbers]


def _last(run: Run) -> int | None:
    """The deal with which a sequential duel ends, as far as it has been played without gaps."""
    played = {row["deal"]: row["share"] for row in run.kept()}
    shares: list[float] = []
    while len(shares) in played:
        shares.append(played[len(shares)])
    decided = decided_after(shares, 1 / run.manifest.configuration["seats"])
    return None if decided is None else decided - 1
