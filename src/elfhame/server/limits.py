"""Rate limits: a bucket of tokens for every caller, filled again with time."""

from __future__ import annotations

from collections import OrderedDict
from time import monotonic
from typing import Final, NamedTuple

from litestar.types import Scope

from .guests import hashed

MOST_CALLERS: Final = 50_000
CROWD: Final = 10
"""As many callers may share an address before it is limited."""


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


class Connection(NamedTuple):
    """Where requests come from."""

    address: str
    token: str | None
    """The hash of what it shows, whatever that opens."""

    @classmethod
    def of(cls, scope: Scope) -> Connection:
        """The connection of a request or of a socket."""
        headers = dict(scope["headers"])
        shown = headers.get(b"authorization") or headers.get(b"cookie")
        address = scope["client"][0] if scope["client"] else ""
        return cls(address, None if shown is None else hashed(shown.decode("latin-1")))


class Calm:
    """Allows what one token may ask for, and what one address may: a household, a school."""

    def __init__(self, burst: int, rate: float) -> None:
        self._tokens = Limits(burst, rate)
        self._addresses = Limits(CROWD * burst, CROWD * rate)

    def allows(self, connection: Connection) -> bool:
        """Whether neither the address nor the token that it shows has come too often."""
        address, token = connection
        return self._addresses.allows(address) and (token is None or self._tokens.allows(token))
