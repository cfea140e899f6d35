"""Checks every request's host, origin and rate, logs it, and adds headers to its response."""

from __future__ import annotations

import ipaddress
import logging
from collections.abc import Iterable
from functools import lru_cache
from time import perf_counter
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from ...texts.languages import language_for
from ..problems import Problem
from .errors import fault_of
from .limits import Connection, Queues, network_of, price

if TYPE_CHECKING:
    from ..app import App

logger = logging.getLogger("elfhame.http")

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
METHODS: Final = SAFE | {"DELETE", "PATCH", "POST", "PUT"}
"""Methods that are logged by name. Others may be made up by the caller."""
CREATING: Final = frozenset({"/api/guests", "/api/tables"})
"""Paths that create something permanent."""
STRICT_TRANSPORT: Final = (b"strict-transport-security", b"max-age=31536000")
"""Sent where the public address is https: browsers then never try plain http again."""
RETRY: Final = ((b"retry-after", b"1"),)
"""After a second, the caller has tokens again for most requests."""
HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        b"connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        b"frame-ancestors 'none'; require-trusted-types-for 'script'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


class Middleware:
    """Wraps the ASGI application."""

    def __init__(self, asgi: ASGIApp, app: App) -> None:
        self._asgi = asgi
        self._app = app
        public = urlsplit(app.settings.address or "")
        self._public_name = public.hostname
        self._public_scheme = public.scheme
        secure = (STRICT_TRANSPORT,) if public.scheme == "https" else ()
        self._headers = (*HEADERS, *secure)
        self._queues = Queues(app.settings.spacing)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on when it is its turn, or reject it."""
        await self._queues.turn(network_of(scope["client"]))
        problem = self._problem(scope)
        if _method(scope):
            await self._http(scope, receive, send, problem)
        elif problem is None:
            await self._asgi(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": problem.code})

    async def _http(
        self, scope: Scope, receive: Receive, send: Send, problem: Problem | None
    ) -> None:
        begun, status, answering = perf_counter(), 500, False

        async def with_headers(message: Message) -> None:
            nonlocal status, answering
            if message["type"] == "http.response.start":
                status, answering = message["status"], True
                message["headers"] = self._all_headers(message.get("headers", ()))
            await send(message)

        try:
            if problem is None:
                await self._asgi(scope, receive, with_headers)
            else:
                await _reject(scope, with_headers, problem)
        except Exception as error:  # still respond with headers, and log no values
            logger.error("an error of our own", exc_info=error)
            if not answering:
                await _reject(scope, with_headers, Problem("broken"))
        finally:
            self._note(scope, status, perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count and log the response, but never the query, the body or the caller's name."""
        self._app.metrics.answered(status, seconds)
        if status < 400 and not logger.isEnabledFor(logging.DEBUG):
            return
        method = _method(scope) if _method(scope) in METHODS else "other"
        facts = {"method": method, "status": status, "ms": round(1000 * seconds, 1)}
        if status < 400:
            logger.debug("answered", extra=facts)
        else:
            self._app.refusals.note(network_of(scope["client"]), facts)

    def _problem(self, scope: Scope) -> Problem | None:
        headers = dict(scope["headers"])
        if not self._is_own_host(headers.get(b"host", b"").decode("latin-1")):
            return Problem("origin")
        if not self._same_origin(scope, headers):
            return Problem("origin")
        return None if self._within_limits(scope) else Problem("too-many")

    def _within_limits(self, scope: Scope) -> bool:
        """Whether the caller is within the limits for requests and for creating things."""
        connection = Connection.of(scope)
        if not self._app.request_limits.allows(connection, price(scope["path"])):
            return False
        creates = _method(scope) == "POST" and scope["path"] in CREATING
        return not creates or self._app.creation_limits.allows(connection.address)

    def _is_own_host(self, host: str) -> bool:
        """Whether the host is the public address or a local one."""
        return _is_local(host) or _name(host) == self._public_name

    def _same_origin(self, scope: Scope, headers: dict[bytes, bytes]) -> bool:
        """Whether a request that may change something comes from our own page or from a program.

        Browsers always send the origin with a POST or a socket, and never send a token unasked.
        """
        if _method(scope) in SAFE:
            return True
        origin = headers.get(b"origin")
        if origin is None:
            return b"cookie" not in headers
        host = headers.get(b"host", b"").decode("latin-1")
        return origin.decode("latin-1") == f"{self._scheme(scope, host)}://{host}"

    def _scheme(self, scope: Scope, host: str) -> str:
        """The scheme that a browser uses for the host: a proxy may speak https for us."""
        if self._public_name and _name(host) == self._public_name:
            return self._public_scheme
        return {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])

    def _all_headers(self, headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        """The response's own headers and ours; by default nothing is cached."""
        given = list(headers)
        if not any(name == b"cache-control" for name, _ in given):
            given.append((b"cache-control", b"no-store"))
        return [*given, *self._headers]


def _is_local(host: str) -> bool:
    """Whether the host is localhost or an IP address, which DNS rebinding can't forge."""
    name = _name(host)
    if name == "localhost":
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _name(host: str) -> str:
    """The host without its port; empty if it is invalid."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _method(scope: Scope) -> str:
    """The method of a request; empty for a socket."""
    return str(scope.get("method", ""))


async def _reject(scope: Scope, send: Send, problem: Problem) -> None:
    """Answer with the problem and close the connection, so that nothing queued on it is read."""
    header = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    body = _fault(problem.code, language_for(header))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", b"%d" % len(body)),
        (b"connection", b"close"),
        *(RETRY if problem.code == "too-many" else ()),
    ]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


@lru_cache(64)
def _fault(code: str, language: str) -> bytes:
    """The body of a rejection, encoded once: rejecting a flood has to be cheap."""
    return msgspec.json.encode(fault_of(Problem(code), language))
