"""A duel: two bots play the same deals against each other, each from every seat."""

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

from ..kernel.game import Game, Options
from ..kernel.play import Play, seed_bytes
from ..kernel.refused import Refused
from ..kernel.state import VICTORY
from .bot import Bot
from .roster import BotLike, spec_of
from .table import Table

CONFIDENCE: Final = 0.95


class Duel(NamedTuple):
    """One bot against another, which takes all other seats."""

    game: Game
    seats: int
    options: Options
    seed: bytes
    bot: BotLike
    rival: BotLike

    @classmethod
    def of(
        cls, game: Game, seats: int, chosen: dict[str, Any], seed: int, bots: Sequence[BotLike]
    ) -> Duel:
        """A duel; Refused if the game, or the bots, don't allow it."""
        options = game.options(chosen)
        game.check(seats, options)
        if seats < 2:
            raise Refused("a match needs two seats or more", field="seats")
        if len(bots) != 2:
            raise Refused(f"a match is between two bots, not {len(bots)}", field="bot")
        for bot in bots:
            spec_of(bot)
            if isinstance(bot, Bot):
                raise Refused("a match needs a bot's name or class, not one object", field="bot")
        return cls(game, seats, options, seed_bytes(seed), *bots)

    @property
    def names(self) -> list[str]:
        """The names of the bot and its rival."""
        return [spec_of(self.bot).name, spec_of(self.rival).name]


class Block(NamedTuple):
    """The results of one deal, which the bot played once from each seat."""

    share: float
    """The bot's share of the victories; a shared victory counts as its share."""
    score: float
    rivals_score: float
    moves: int


def blocks(duel: Duel, count: int, jobs: int = 1) -> Iterator[Block]:
    """Play `count` deals in `jobs` processes; the results don't depend on their number."""
    if jobs == 1:
        yield from map(block, repeat(duel, count), range(count))
        return
    with ProcessPoolExecutor(jobs, get_context("spawn")) as pool:
        yield from pool.map(block, repeat(duel, count), range(count))


def block(duel: Duel, number: int) -> Block:
    """Play one deal from every seat."""
    seed = digest(duel.seed, f"deal/{number}".encode(), sha256)
    plays = [_play(duel, seed, seat) for seat in range(duel.seats)]
    scores = [play.state.scores() for play in plays]
    own = [scores[seat][seat] for seat in range(duel.seats)]
    others = (sum(map(sum, scores)) - sum(own)) / (duel.seats * (duel.seats - 1))
    shares = [play.state.returns()[seat] / VICTORY for seat, play in enumerate(plays)]
    return Block(fmean(shares), fmean(own), others, sum(len(play.steps) for play in plays))


def interval(shares: Sequence[float]) -> tuple[float, float]:
    """The 95 % confidence interval of the true share, from the differences between blocks.

    One block won and one lost are added, so that a clean sweep doesn't look like certainty.

    >>> [f"{bound:.3f}" for bound in interval([1.0] * 100)]
    ['0.971', '1.000']
    """
    widened = [*shares, 0.0, 1.0]
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    half = z * stdev(widened) / sqrt(len(widened))
    return max(0.0, fmean(widened) - half), min(1.0, fmean(widened) + half)


def _play(duel: Duel, seed: bytes, seat: int) -> Play:
    """The game of a deal in which the bot has this seat and its rival all others."""
    bots = dict.fromkeys(range(duel.seats), duel.rival) | {seat: duel.bot}
    return Table(Play(duel.game, duel.seats, duel.options, seed), bots).finish()
