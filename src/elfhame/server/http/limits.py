"""Rate limits: a token bucket for each caller, refilled over time."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final, NamedTuple

from litestar.types import Scope

from ..people.guests import token_hash

MOST_CALLERS: Final = 50_000
CROWD: Final = 10
"""An address gets the limits of this many callers: a household or a school may share it."""


class TokenBuckets:
    """Allows each caller `burst` requests at once, and `rate` per second after that.

    >>> limits = TokenBuckets(2, 1.0)
    >>> [limits.allows("ada", now) for now in (0.0, 0.0, 0.5, 1.5, 1.6)]
    [True, True, False, True, False]
    """

    def __init__(self, burst: int, rate: float) -> None:
        self._burst = burst
        self._rate = rate
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, caller: str, now: float | None = None) -> bool:
        """Whether the caller may go on; counts the request if so."""
        moment = monotonic() if now is None else now
        tokens, since = self._buckets.pop(caller, (float(self._burst), moment))
        tokens = min(self._burst, tokens + (moment - since) * self._rate)
        allowed = tokens >= 1
        self._buckets[caller] = (tokens - allowed, moment)
        while len(self._buckets) > MOST_CALLERS:
            self._buckets.popitem(last=False)
        return allowed


class Connection(NamedTuple):
    """The source of a request."""

    address: str
    token: str | None
    """The hash of its credentials, valid or not."""

    @classmethod
    def of(cls, scope: Scope) -> Connection:
        """The connection of a request or socket."""
        headers = dict(scope["headers"])
        credentials = headers.get(b"authorization") or headers.get(b"cookie")
        address = scope["client"][0] if scope["client"] else ""
        return cls(
            address, None if credentials is None else token_hash(credentials.decode("latin-1"))
        )


class RequestLimits:
    """Limits requests by token, and more generously by address."""

    def __init__(self, burst: int, rate: float) -> None:
        self._tokens = TokenBuckets(burst, rate)
        self._addresses = TokenBuckets(CROWD * burst, CROWD * rate)

    def allows(self, connection: Connection) -> bool:
        """Whether neither the address nor the token has made too many requests."""
        address, token = connection
        return self._addresses.allows(address) and (token is None or self._tokens.allows(token))
