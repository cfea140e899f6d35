"""When to stop: whether shares that come one after another still fit a mean, at any time.

Someone bets against the claim that the mean is ``m``. They begin with 1 and stake a part of what
they have on each share ``x``, before it is known: it grows by the factor ``1 + stake * (x - m)``.
If the mean of each share is ``m``, whatever came before, that is a fair bet. So the fortune is a
nonnegative martingale, and by Ville's inequality the chance that it ever reaches ``1 / doubt`` is
at most ``doubt``. So the claim may be given up whenever it does, however often one looks. Half of
the fortune bets on a higher mean, half on a lower one (Waudby-Smith and Ramdas, 2024, "Estimating
means of bounded random variables by betting").
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf, log, sqrt
from typing import Final

from ..bots.duel import CONFIDENCE

DOUBT: Final = 1 - CONFIDENCE
BOLDEST: Final = 0.5
"""The largest part of the fortune that one share can cost."""
STEPS: Final = 400
"""Means are tried in steps of 1 / 400."""


def stakes(shares: Sequence[float]) -> Iterator[float]:
    """The stake on each share, from those before it: bolder the less they vary."""
    total, spread = 0.5, 0.25
    for number, share in enumerate(shares, 1):
        yield sqrt(2 * log(2 / DOUBT) / (spread * log(number + 1)))
        total += share
        mean = total / (number + 1)
        spread += (share - mean) ** 2


def decided_after(shares: Sequence[float], equal: float) -> int | None:
    """The first number of deals after which the share isn't that of equal bots, if there is one.

    Equal bots are called unequal with a chance of at most 5 %, whenever one stops.

    >>> decided_after([1.0] * 40, 0.5), decided_after([0.0, 1.0] * 500, 0.5)
    (10, None)
    """
    more = less = 1.0
    for number, (stake, share) in enumerate(zip(stakes(shares), shares, strict=True), 1):
        more *= 1 + min(stake, _limit(equal)) * (share - equal)
        less *= 1 - min(stake, _limit(1 - equal)) * (share - equal)
        if (more + less) / 2 >= 1 / DOUBT:
            return number
    return None


def interval_at_any_time(shares: Sequence[float]) -> tuple[float, float]:
    """The means that the shares still fit, however many there are and whenever one stopped.

    >>> low, high = interval_at_any_time([0.0, 1.0, 0.5] * 100)
    >>> low < 0.45 < 0.55 < high
    True
    """
    fitting = [step / STEPS for step in range(STEPS + 1) if _fits(shares, step / STEPS)]
    if not fitting:
        return 0.0, 1.0
    return max(0.0, min(fitting) - 1 / STEPS), min(1.0, max(fitting) + 1 / STEPS)


def _fits(shares: Sequence[float], mean: float) -> bool:
    return decided_after(shares, mean) is None


def _limit(distance: float) -> float:
    """The largest stake, given how far below the mean a share can be."""
    return BOLDEST / distance if distance > 0 else inf
