"""Two bots against each other, over deals that each of them plays from every seat."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from hashlib import sha256
from hmac import digest
from itertools import repeat
from math import sqrt
from multiprocessing import get_context
from statistics import NormalDist, fmean, stdev
from typing import Any, Final, NamedTuple

from ..kernel.game import AnyGame, Options
from ..kernel.play import Play, seed_bytes
from ..kernel.refused import Refused
from .roster import called
from .table import Table

TWELFTHS: Final = 12
CERTAINTY: Final = 0.95


class Duel(NamedTuple):
    """One bot against another, or against a field of others."""

    game: AnyGame
    seats: int
    options: Options
    seed: bytes
    bot: str
    rival: str

    @classmethod
    def of(
        cls, game: AnyGame, seats: int, chosen: dict[str, Any], seed: int, bots: Sequence[str]
    ) -> Duel:
        """A duel that the game allows; any other is refused."""
        options = game.options(chosen)
        game.check(seats, options)
        if seats < 2:
            raise Refused("a match needs two seats or more", field="seats")
        if len(bots) != 2:
            raise Refused(f"a match is between two bots, not {len(bots)}", field="bot")
        for name in bots:
            called(name)
        return cls(game, seats, options, seed_bytes(seed), *bots)


class Block(NamedTuple):
    """One deal, played as often as there are seats: once from each by the bot in question."""

    share: float
    """Its part of the victories; a shared victory counts its share."""
    score: float
    rivals_score: float
    moves: int


def blocks(duel: Duel, count: int, jobs: int = 1) -> Iterator[Block]:
    """Play so many deals, in so many processes; the blocks are the same for any number."""
    if jobs == 1:
        yield from map(block, repeat(duel, count), range(count))
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(block, repeat(duel, count), range(count))


def block(duel: Duel, number: int) -> Block:
    """Play one deal from every seat."""
    seed = digest(duel.seed, f"deal/{number}".encode(), sha256)
    plays = [_played(duel, seed, seat) for seat in range(duel.seats)]
    scores = [[score / duel.game.point for score in play.state.scores()] for play in plays]
    own = [scores[seat][seat] for seat in range(duel.seats)]
    others = (sum(map(sum, scores)) - sum(own)) / (duel.seats * (duel.seats - 1))
    shares = [play.state.returns()[seat] / TWELFTHS for seat, play in enumerate(plays)]
    return Block(fmean(shares), fmean(own), others, sum(len(play.steps) for play in plays))


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """Where the true share lies with 95 % certainty, judged by how the blocks differ.

    A block won and a block lost are added, so that a clean sweep does not claim to be certain.

    >>> [f"{bound:.3f}" for bound in interval([1.0] * 100)]
    ['0.971', '1.000']
    """
    judged = [*shares, 0.0, 1.0]
    z = NormalDist().inv_cdf((1 + CERTAINTY) / 2)
    half = z * stdev(judged) / sqrt(len(judged))
    return max(0.0, fmean(judged) - half), min(1.0, fmean(judged) + half)


def _played(duel: Duel, seed: bytes, seat: int) -> Play:
    """The game of a deal in which the bot has this seat and its rival all others."""
    names = dict.fromkeys(range(duel.seats), duel.rival) | {seat: duel.bot}
    return Table(Play(duel.game, duel.seats, duel.options, seed), names).finish()
