"""Rate limits: token buckets refilled over time, prices of requests, a queue for each address."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import IPv6Address, IPv6Network, ip_address
from time import monotonic
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

from cachetools import LRUCache
from litestar.types import Scope

from ..people.guests import token_hash

MOST_CALLERS: Final = 50_000
CROWD: Final = 10
"""An address gets the limits of this many callers: a household or a school may share it."""
SUBSCRIBER: Final = 64
"""Bits of an IPv6 address that its owner can't choose."""
OF_TABLES: Final = {
    "replay": 10,
    "hint": 10,
    "explain": 10,
    "record": 5,
    "picture": 5,
    "look": 3,
    "why": 2,
    "choices": 2,
}
"""Prices of requests to `/api/tables/TABLE/...`, by the first word after the table."""
A_FRAME: Final = 2
A_STEP: Final = 3
"""The price of a step of a lesson, seen or tried."""
PRICES: Final = {"/api/me/tables": 5, "/metrics": 5}
"""Prices of other addresses; everything else costs 1."""


class Bucket:
    """Allows `burst` tokens to be spent at once, and `rate` per second after that.

    >>> bucket = Bucket(2, 1.0, now=0.0)
    >>> [bucket.spend(now=now) for now in (0.0, 0.0, 0.5, 1.5, 1.6)]
    [True, True, False, True, False]
    """

    __slots__ = ("_burst", "_left", "_rate", "_since")

    def __init__(self, burst: float, rate: float, now: float | None = None) -> None:
        self._burst = burst
        self._rate = rate
        self._left = burst
        self._since = monotonic() if now is None else now

    def spend(self, tokens: float = 1, now: float | None = None) -> bool:
        """Spend the tokens if there are enough; returns whether there were."""
        moment = monotonic() if now is None else now
        self._left = min(self._burst, self._left + (moment - self._since) * self._rate)
        self._since = moment
        if self._left < tokens:
            return False
        self._left -= tokens
        return True

    def refund(self, tokens: float) -> None:
        """Put tokens back."""
        self._left = min(self._burst, self._left + tokens)


class TokenBuckets:
    """A bucket for each caller. The least recently active callers are dropped first."""

    def __init__(self, burst: float, rate: float) -> None:
        self._limits = burst, rate
        self._buckets: LRUCache[str, Bucket] = LRUCache(MOST_CALLERS)

    def allows(self, caller: str, tokens: float = 1) -> bool:
        """Whether the caller may proceed; takes the tokens if so."""
        return self.bucket(caller).spend(tokens)

    def bucket(self, caller: str) -> Bucket:
        """The caller's bucket."""
        known = self._buckets.get(caller)
        if known is None:
            known = self._buckets[caller] = Bucket(*self._limits)
        return known


def network_of(client: Sequence[Any] | None) -> str:
    """The network that a client's limits apply to: its IPv4 address, or its IPv6 /64.

    >>> network_of(("192.0.2.7", 1)), network_of(("2001:db8::a:b:c:d", 1)), network_of(None)
    ('192.0.2.7', '2001:db8::/64', '')
    """
    if not client:
        return ""
    if ":" not in client[0]:
        return str(client[0])
    address = ip_address(client[0].partition("%")[0])
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Network((address, SUBSCRIBER), strict=False))
    return str(getattr(address, "ipv4_mapped", address))


class Connection(NamedTuple):
    """The source of a request."""

    address: str
    """Its network."""
    token: str | None
    """The hash of its credentials, valid or not."""

    @classmethod
    def of(cls, scope: Scope) -> Connection:
        """The connection of a request or socket."""
        headers = dict(scope["headers"])
        credentials = headers.get(b"authorization") or headers.get(b"cookie")
        token = None if credentials is None else token_hash(credentials.decode("latin-1"))
        return cls(network_of(scope["client"]), token)


class RequestLimits:
    """Limits requests by token, and more generously by address."""

    def __init__(self, burst: int, rate: float) -> None:
        self._tokens = TokenBuckets(burst, rate)
        self._addresses = TokenBuckets(CROWD * burst, CROWD * rate)

    def allows(self, connection: Connection, price: float = 1) -> bool:
        """Whether both the address and the token can pay the price of a request."""
        address, token = connection
        return self._addresses.allows(address, price) and (
            token is None or self._tokens.allows(token, price)
        )


class Queues:
    """Spaces out the requests of one address, so that a burst holds up no one else."""

    def __init__(self, spacing: float) -> None:
        self._spacing = spacing
        self._queues: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def turn(self, address: str) -> None:
        """Wait until it is this request's turn. The address's next one begins a while later."""
        queue = self._queues.setdefault(address, asyncio.Lock())
        await queue.acquire()
        asyncio.get_running_loop().call_later(self._spacing, queue.release)


def price(path: str) -> int:
    """The price of a request to this path, valid or not.

    >>> [price(path) for path in ("/api/me", "/api/tables/T", "/api/tables/T/look")]
    [1, 2, 3]
    """
    if path.startswith("/api/lessons/"):
        return A_STEP
    if not path.startswith("/api/tables/"):
        return PRICES.get(path, 1)
    verb = path.split("/", 5)[4:5]
    return OF_TABLES.get(verb[0], 1) if verb else A_FRAME
