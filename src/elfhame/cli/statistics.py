"""What many games have in common, as numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, median, stdev
from typing import Any, Final

import msgspec
from msgspec import field

from ..kernel.arrays import COMPILED
from .simulation import Match, Outcome

CERTAINTY: Final = 0.95
TWELFTHS: Final = 12


class Spread(msgspec.Struct, frozen=True):
    """How numbers lie: mean, standard deviation, least, median, most.

    >>> Spread.of([1, 2, 3, 10])
    Spread(mean=4.0, sd=4.08..., least=1, median=2.5, most=10)
    """

    mean: float
    sd: float
    least: float = field(name="min")
    median: float
    most: float = field(name="max")

    @classmethod
    def of(cls, numbers: Sequence[float]) -> Spread:
        """The spread of one number or more."""
        sd = stdev(numbers) if len(numbers) > 1 else 0.0
        return cls(fmean(numbers), sd, min(numbers), float(median(numbers)), max(numbers))


class SeatReport(msgspec.Struct, frozen=True):
    """How one seat fared: its mean score, its share of the victories, and how sure that is."""

    seat: int
    bot: str
    score: float
    wins: float
    low: float
    high: float


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """What a simulation found."""

    game: str
    version: int
    seats: int
    bots: list[str]
    options: dict[str, Any]
    seed: int
    games: int
    moves: int
    seconds: float
    moves_per_second: float
    compiled: bool
    score: Spread
    length: Spread
    by_seat: list[SeatReport]
    endings: dict[str, int]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval in which a rate lies with 95 % certainty; a shared win counts its share.

    >>> [f"{bound:.3f}" for bound in (*wilson(5, 10), *wilson(0, 10))]
    ['0.237', '0.763', '0.000', '0.278']
    """
    z = NormalDist().inv_cdf((1 + CERTAINTY) / 2)
    rate, weight = wins / games, z * z / games
    centre = (rate + weight / 2) / (1 + weight)
    half = z * sqrt(rate * (1 - rate) / games + weight / games / 4) / (1 + weight)
    return max(0.0, centre - half), min(1.0, centre + half)


def report(match: Match, seed: int, played: Sequence[Outcome], seconds: float) -> Report:
    """The report of a match of one game or more."""
    moves = sum(outcome.moves for outcome in played)
    return Report(
        game=match.game.name,
        version=match.game.version,
        seats=match.seats,
        bots=match.bots,
        options=msgspec.to_builtins(match.options),
        seed=seed,
        games=len(played),
        moves=moves,
        seconds=seconds,
        moves_per_second=moves / seconds if seconds else 0.0,
        compiled=COMPILED,
        score=Spread.of([_points(match, score) for one in played for score in one.scores]),
        length=Spread.of([outcome.moves for outcome in played]),
        by_seat=[_seat(match, played, seat) for seat in range(match.seats)],
        endings=dict(sorted(Counter(outcome.ending for outcome in played).items())),
    )


def _seat(match: Match, played: Sequence[Outcome], seat: int) -> SeatReport:
    wins = sum(outcome.returns[seat] for outcome in played) / TWELFTHS
    score = fmean(_points(match, outcome.scores[seat]) for outcome in played)
    low, high = wilson(wins, len(played))
    return SeatReport(seat, match.bots[seat], score, wins / len(played), low, high)


def _points(match: Match, score: int) -> float:
    """A score in the points that people count."""
    return score if match.game.point == 1 else score / match.game.point
