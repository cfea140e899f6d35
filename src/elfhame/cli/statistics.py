"""Statistics about many games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist, fmean, median, stdev

import msgspec
from msgspec import field

from ..bots.duel import CONFIDENCE
from ..kernel.state import VICTORY
from ..lab.simulation import Outcome, Simulation
from .runs import RunReport, run_facts


class Spread(msgspec.Struct, frozen=True):
    """The spread of numbers: mean, standard deviation, minimum, median, maximum.

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
        """The spread of at least one number."""
        sd = stdev(numbers) if len(numbers) > 1 else 0.0
        return cls(fmean(numbers), sd, min(numbers), float(median(numbers)), max(numbers))


class SeatReport(msgspec.Struct, frozen=True):
    """The results of one seat: mean score, and share of the victories with its interval."""

    seat: int
    bot: str
    score: float
    wins: float
    low: float
    high: float


class Report(RunReport, frozen=True, kw_only=True):
    """The results of a simulation."""

    score: Spread
    length: Spread
    by_seat: list[SeatReport]
    endings: dict[str, int]


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate (Wilson); a shared win counts as its share.

    >>> [f"{bound:.3f}" for bound in (*wilson(5, 10), *wilson(0, 10))]
    ['0.237', '0.763', '0.000', '0.278']
    """
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    rate, weight = wins / games, z * z / games
    centre = (rate + weight / 2) / (1 + weight)
    half = z * sqrt(rate * (1 - rate) / games + weight / games / 4) / (1 + weight)
    return max(0.0, centre - half), min(1.0, centre + half)


def report(simulation: Simulation, seed: int, played: Sequence[Outcome], seconds: float) -> Report:
    """The report of a simulation of at least one game."""
    moves = sum(outcome.moves for outcome in played)
    return Report(
        **run_facts(simulation, seed, len(played), moves, seconds),
        score=Spread.of([score for one in played for score in one.scores]),
        length=Spread.of([outcome.moves for outcome in played]),
        by_seat=[_seat(simulation, played, seat) for seat in range(simulation.seats)],
        endings=dict(sorted(Counter(outcome.ending for outcome in played).items())),
    )


def _seat(simulation: Simulation, played: Sequence[Outcome], seat: int) -> SeatReport:
    wins = sum(outcome.returns[seat] for outcome in played) / VICTORY
    score = fmean(outcome.scores[seat] for outcome in played)
    low, high = wilson(wins, len(played))
    return SeatReport(seat, simulation.names[seat], score, wins / len(played), low, high)
