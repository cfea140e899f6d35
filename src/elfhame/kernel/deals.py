"""Deals that someone can survive: a hopeless one is passed over, in a way that anyone can check."""

from __future__ import annotations

from functools import lru_cache
from hashlib import sha256
from typing import Final, NamedTuple

from .game import Game, Options
from .refused import Refused
from .rng import keyed

MOST_PASSED_OVER: Final = 64
"""No game has this many hopeless deals in a row: one in five is hopeless at most."""


class Deal(NamedTuple):
    """The first deal with hope that follows from a seed."""

    seed: bytes
    passed_over: int
    """The number of hopeless deals before it."""


@lru_cache(maxsize=256)
def survivable_deal(game: Game, seats: int, options: Options, seed: bytes) -> Deal:
    """The deal of this seed, or of the next ones that follow from it, until one has hope.

    Each seed follows from the one before it, so nobody can choose a deal, and nothing about it is
    known before the first seed is.
    """
    for passed_over in range(MOST_PASSED_OVER):
        if not game.is_hopeless(game.setup(seats, options, keyed(seed, "deal"))):
            return Deal(seed, passed_over)
        seed = next_seed(seed)
    return Deal(seed, MOST_PASSED_OVER)


def next_seed(seed: bytes) -> bytes:
    """The seed that is used if the deal of this one is hopeless.

    >>> next_seed(bytes(32)).hex()[:8]
    'bc68d691'
    """
    return sha256(b"elfhame/next-deal|" + seed).digest()


def check_passed_over(game: Game, seats: int, options: Options, seed: bytes, count: int) -> bytes:
    """The seed after ``count`` hopeless deals; Refused unless those, and only those, have none."""
    deal = survivable_deal(game, seats, options, seed)
    if deal.passed_over != count:
        reason = f"{deal.passed_over} hopeless deals come first, not {count}"
        raise Refused(reason, field="fairness.passed_over")
    return deal.seed
