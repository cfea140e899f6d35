"""Ratings: how strong each bot of a contest is, with intervals from deals drawn again."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from itertools import combinations, pairwise
from math import log
from statistics import fmean
from typing import Any, Final

import numpy

from .deals import column, each_deal
from .findings import Cell, Estimate, Finding, share_of
from .store import Row

DRAWS: Final = 200
"""How often the deals are drawn again for an interval."""
POINTS: Final = 400 / log(10)
"""The usual scale of ratings: 400 points more win ten times as often."""
STEPS: Final = 200
BEGINNING: Final = 25.0
"""The rating with which everyone begins in OpenSkill."""
CAUTION: Final = 0.5
"""Games won and lost that each pair is given, so that a clean sweep has a finite rating."""

Games = list[list[Row]]
"""The rows of some games, game by game."""


def rungs(rows: Sequence[Row], bots: Sequence[str]) -> list[Finding]:
    """How often each bot of a ladder beats the one before it."""
    found: list[tuple[Cell, ...]] = []
    seats = len({row["seat"] for row in rows})
    for number, (lower, upper) in enumerate(pairwise(bots)):
        shares: dict[int, list[float]] = defaultdict(list)
        for row in rows:
            if row["game"] // seats == number and row["seat"] == row["game"] % seats:
                shares[row["deal"]].append(row["share"])
        found.append((f"{upper} against {lower}", share_of([fmean(s) for s in shares.values()])))
    title = "Share of victories against the bot before"
    return [Finding(title, ("Bots", "Share"), found, percent=True, line=1 / seats)]


def ratings(rows: Sequence[Row], bots: Sequence[str], seed: int) -> list[Finding]:
    """The ratings of a league, and who beats whom."""
    deals = games_by_deal(rows)
    seats = len({row["seat"] for row in rows})
    if seats == 2:
        columns = ("Bot", *(f"against {bot}" for bot in bots))
        found = _crosstable(rows, bots)
        pairs = Finding("Who beats whom", columns, found, percent=True, mixed=True)
        note = "Bradley-Terry; 400 points more win ten times as often. The mean is 0."
        return [_rated("Ratings", bots, deals, seed, bradley_terry, note), pairs]
    note = f"OpenSkill (Plackett-Luce): the mean of a bot's strength. All begin at {BEGINNING:g}."
    rated = _rated("Ratings", bots, deals, seed, openskill, note)
    shares: list[tuple[Cell, ...]] = [(bot, _share(rows, bot)) for bot in bots]
    columns = ("Bot", "Share of victories")
    won = Finding("Victories", columns, shares, percent=True, line=1 / seats)
    return [rated._replace(line=BEGINNING), won]


def _share(rows: Sequence[Row], bot: str) -> Estimate | None:
    """The share of victories of a seat with this bot."""
    own = each_deal((row for row in rows if row["bot"] == bot), column("share"))
    return share_of(own) if own else None


def games_by_deal(rows: Sequence[Row]) -> list[Games]:
    """The games of each deal."""
    found: dict[int, dict[int, list[Row]]] = defaultdict(lambda: defaultdict(list))
    for row in rows:
        found[row["deal"]][row["game"]].append(row)
    return [list(found[deal].values()) for deal in sorted(found)]


def _rated(
    title: str,
    bots: Sequence[str],
    deals: Sequence[Games],
    seed: int,
    rate: Callable[[Sequence[str], Sequence[Games]], list[float]],
    note: str,
) -> Finding:
    """Ratings with bootstrap intervals: deals are drawn again, each with all its games.

    Two more deals, which nobody has played, can be drawn: without them, a bot that has won every
    game would win every game of every draw, and its rating would look certain.
    """
    drawn = numpy.random.default_rng(seed)
    once = rate(bots, deals)
    draws = DRAWS if rate is bradley_terry else DRAWS // 5
    pool = [*deals, upsets(bots), upsets(bots[::-1])]
    again = []
    for _ in range(draws):
        chosen = drawn.integers(len(pool), size=len(pool))
        again.append(rate(bots, [pool[number] for number in chosen]))
    low, high = numpy.percentile(numpy.array(again), [2.5, 97.5], axis=0)
    estimates = zip(bots, once, low, high, strict=True)
    found: list[tuple[Cell, ...]] = [
        (bot, Estimate(value, float(least), float(most))) for bot, value, least, most in estimates
    ]
    found.sort(key=lambda row: -row[1].value if isinstance(row[1], Estimate) else 0.0)
    return Finding(title, ("Bot", "Rating"), found, note, line=0.0)


def upsets(bots: Sequence[str]) -> Games:
    """The games of a deal in which each bot beats those named after it, from both seats."""
    pairs = list(combinations(bots, 2))
    return [[{"bot": one, "share": 1.0}, {"bot": other, "share": 0.0}] for one, other in 2 * pairs]


def bradley_terry(bots: Sequence[str], deals: Sequence[Games]) -> list[float]:
    """Ratings in points, with mean 0: the odds of a victory are as the strengths (Hunter, 2004).

    >>> win = [{"bot": "oak", "share": 1.0}, {"bot": "elm", "share": 0.0}]
    >>> loss = [{"bot": "oak", "share": 0.0}, {"bot": "elm", "share": 1.0}]
    >>> [round(points) for points in bradley_terry(["oak", "elm"], [[win] * 10, [loss]] * 1000)]
    [200, -200]
    """
    number = {bot: place for place, bot in enumerate(bots)}
    wins = numpy.full((len(bots), len(bots)), CAUTION)
    numpy.fill_diagonal(wins, 0)
    for games in deals:
        for one, other in games:
            wins[number[one["bot"]], number[other["bot"]]] += one["share"]
            wins[number[other["bot"]], number[one["bot"]]] += other["share"]
    strength = numpy.ones(len(bots))
    for _ in range(STEPS):
        met = (wins + wins.T) / (strength[:, None] + strength[None, :])
        strength = wins.sum(1) / met.sum(1)
        strength /= numpy.exp(numpy.log(strength).mean())
    return [float(points) for points in POINTS * numpy.log(strength)]


def openskill(bots: Sequence[str], deals: Sequence[Games]) -> list[float]:
    """The mean strength of each bot after all games in their order."""
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    rated = {bot: model.rating() for bot in bots}
    for games in deals:
        for rows in games:
            _rate(model, rated, rows)
    return [rated[bot].mu for bot in bots]


def _rate(model: Any, rated: dict[str, Any], rows: Sequence[Row]) -> None:
    """Learn from a game; a bot that has several seats has their mean share."""
    shares: dict[str, list[float]] = defaultdict(list)
    for row in rows:
        shares[row["bot"]].append(row["share"])
    if len(shares) < 2:
        return
    teams = [[rated[bot]] for bot in shares]
    ranks = [-fmean(each) for each in shares.values()]
    for bot, (found,) in zip(shares, model.rate(teams, ranks=ranks), strict=True):
        rated[bot] = found


def _crosstable(rows: Sequence[Row], bots: Sequence[str]) -> list[tuple[Cell, ...]]:
    shares: dict[tuple[str, str], list[float]] = defaultdict(list)
    for games in games_by_deal(rows):
        won: dict[tuple[str, str], list[float]] = defaultdict(list)
        for one, other in games:
            won[one["bot"], other["bot"]].append(one["share"])
            won[other["bot"], one["bot"]].append(other["share"])
        for pair, each in won.items():
            shares[pair].append(fmean(each))
    return [
        (bot, *(share_of(shares[bot, rival]) if bot != rival else None for rival in bots))
        for bot in bots
    ]
