"""Rate limits: a bucket of tokens for every caller, filled again with time."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final

MOST_CALLERS: Final = 50_000


class Limits:
    """Allows each caller so many requests at once, and so many a second after that.

    >>> limits = Limits(2, 1.0)
    >>> [limits.allows("ada", now) for now in (0.0, 0.0, 0.5, 1.5, 1.6)]
    [True, True, False, True, False]
    """

    def __init__(self, burst: int, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, caller: str, now: float | None = None) -> bool:
        """Whether the caller may go on; if so, it is counted."""
        moment = monotonic() if now is None else now
        tokens, since = self._buckets.pop(caller, (float(self._burst), moment))
        tokens = min(self._burst, tokens + (moment - since) * self._rate)
        allowed = tokens >= 1
        self._buckets[caller] = (tokens - allowed, moment)
        while len(self._buckets) > MOST_CALLERS:
            self._buckets.popitem(last=False)
        return allowed
