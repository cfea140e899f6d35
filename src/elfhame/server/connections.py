"""uvicorn's HTTP and WebSocket protocols, with limits on what one connection or address can cost.

Only callbacks of asyncio's own `Protocol` are overridden. `tests/server/test_connections.py` names
the attributes of uvicorn's protocols that are used here.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import Any, Final, cast

import h11
import uvicorn
from litestar.types import Scope
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from .http.limits import Bucket, TokenBuckets, network_of
from .settings import Settings

CHECK: Final = 5
"""Seconds between two checks. A request that is unfinished at both gets its connection closed."""
UNFINISHED: Final = (h11.IDLE, h11.SEND_BODY)
"""States of a client that has yet to send a head or the rest of a body."""
LARGEST_HEAD: Final = 16 * 1024
EARLY_BYTES: Final = (1024, 0.0)
"""Bytes that a WebSocket may send at once, and per second, before the application admits it."""
SOCKET_BYTES: Final = (16 * 1024, 128.0)
"""The same once it is admitted, not counting moves: room for pings, and little else."""
MOVE_HEAD: Final = 6
"""Bytes of the WebSocket frame around a move: its length and mask, at least."""
ENDLESS: Final = (1 << 62, 0.0)
BUDGET: Final = "elfhame.budget"
"""Where the application finds a socket's budget in the state of its scope."""


class SocketBudget:
    """The bytes that a WebSocket may send, and what happens if it sends more."""

    def __init__(self, exceeded: Callable[[], None]) -> None:
        self._buckets = [Bucket(*EARLY_BYTES)]
        self.exceeded = exceeded

    @classmethod
    def of(cls, scope: Scope) -> SocketBudget:
        """The budget of the socket with this scope."""
        return cast(SocketBudget, scope["state"][BUDGET])

    def admit(self, shared: Bucket, exceeded: Callable[[], None]) -> None:
        """Allow an admitted socket more, within the budget that its address shares."""
        self._buckets = [Bucket(*SOCKET_BYTES), shared]
        self.exceeded = exceeded

    def spend(self, size: int) -> bool:
        """Whether the socket may send this many bytes more."""
        return all(bucket.spend(size) for bucket in self._buckets)

    def refund(self, move: str) -> None:
        """Give back the bytes of a move: other limits apply to moves."""
        for bucket in self._buckets:
            bucket.refund(MOVE_HEAD + len(move))


class Connections:
    """All open connections, by the network they come from.

    Behind a proxy they all come from the proxy, so neither their number nor their bytes are
    limited: that is the proxy's job.
    """

    def __init__(self, settings: Settings) -> None:
        self._most = settings.connections
        self._new = TokenBuckets(settings.connections, settings.connections / 8)
        self._proxied = settings.address is not None
        self._open: defaultdict[str, dict[asyncio.BaseTransport, Http | Socket]] = defaultdict(dict)
        self.http_bytes = ENDLESS if self._proxied else settings.http_bytes

    def admit(self, client: Sequence[Any] | None) -> bool:
        """Whether the client's network may open one more connection."""
        if self._proxied:
            return True
        network = network_of(client)
        return len(self._open.get(network, ())) < self._most and self._new.allows(network)

    def register(self, protocol: Http | Socket) -> None:
        """This protocol handles its connection from now on."""
        self._open[network_of(protocol.client)][protocol.transport] = protocol

    def release(self, protocol: Http | Socket) -> None:
        """The connection has ended."""
        network = network_of(protocol.client)
        self._open[network].pop(protocol.transport, None)
        if not self._open[network]:
            del self._open[network]

    async def check(self) -> None:
        """Close every connection whose request has made no progress since the last check."""
        for protocols in list(self._open.values()):
            for protocol in list(protocols.values()):
                protocol.check()


class Config(uvicorn.Config):
    """uvicorn's configuration with our protocols, and the connections that they register with."""

    def __init__(self, app: Any, settings: Settings, **options: Any) -> None:
        self.open = Connections(settings)
        super().__init__(
            app,
            http=Admission,
            h11_max_incomplete_event_size=LARGEST_HEAD,
            ws=Socket,
            callback_notify=self.open.check,
            timeout_notify=CHECK,
            **options,
        )


class Admission(asyncio.Protocol):
    """Admits or refuses a new connection, before anything expensive is built for it."""

    def __init__(self, config: Config, **uvicorns: Any) -> None:
        self._config = config
        self._uvicorns = uvicorns

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        line = cast(asyncio.Transport, transport)
        if not self._config.open.admit(line.get_extra_info("peername")):
            line.abort()
            return
        admitted = Http(self._config, **self._uvicorns)
        line.set_protocol(admitted)
        admitted.connection_made(line)


class Http(H11Protocol):
    """A connection that sends requests one after another, each within a time limit."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast("asyncio.Transport", transport))
        self._budget = Bucket(*self.config.open.http_bytes)
        self._checked: object = None
        self.config.open.register(self)

    def data_received(self, data: bytes) -> None:
        if self._budget.spend(len(data)):
            super().data_received(data)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.open.release(self)

    def check(self) -> None:
        """Close the connection if the same request was unfinished at the last check."""
        now = (self.cycle, self.conn.their_state)
        if now == self._checked and self.conn.their_state in UNFINISHED:
            self.transport.abort()
        self._checked = now


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket whose bytes are limited before they are parsed."""

    config: Config

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._budget = SocketBudget(self.transport.abort)
        self.app_state = {**self.app_state, BUDGET: self._budget}
        self.config.open.register(self)

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated or self._budget.spend(len(data)):
            super().data_received(data)
        else:
            self.transport.pause_reading()
            self._budget.exceeded()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.config.open.release(self)

    def check(self) -> None:
        """Nothing: uvicorn's pings find sockets whose client is gone."""
