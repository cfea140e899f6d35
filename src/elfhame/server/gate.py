"""The gate: every request passes it. Foreign pages, foreign names and floods do not."""

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

from ..texts.languages import language_for
from .faults import fault_of
from .limits import Connection
from .problems import Problem

if TYPE_CHECKING:
    from .house import House

logger = logging.getLogger("elfhame.gate")

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
CREATING: Final = frozenset({"/api/guests", "/api/tables"})
"""What makes something that stays."""
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


class Gate:
    """Checks where a request comes from and how many come, dates it, and dresses its answer."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self._app = app
        self._house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through, or answer it here."""
        problem = self._problem(scope)
        if _method(scope):
            await self._http(scope, receive, send, problem)
        elif problem is None:
            await self._app(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008, "reason": problem.code})

    async def _http(
        self, scope: Scope, receive: Receive, send: Send, problem: Problem | None
    ) -> None:
        begun, status, answering = perf_counter(), 500, False

        async def dressed(message: Message) -> None:
            nonlocal status, answering
            if message["type"] == "http.response.start":
                status, answering = message["status"], True
                message["headers"] = _dressed(message.get("headers", ()))
            await send(message)

        try:
            if problem is None:
                await self._app(scope, receive, dressed)
            else:
                await _answer(scope, dressed, problem)
        except Exception as error:  # the last net: even now no naked answer, and no values in logs
            logger.error("an error of our own", exc_info=error)
            if not answering:
                await _answer(scope, dressed, Problem("broken"))
        finally:
            self._note(scope, status, perf_counter() - begun)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Count the answer, and log it: never its query, its body or who asked."""
        self._house.metrics.answered(status, seconds)
        level = logging.DEBUG if status < 400 else logging.INFO
        if logger.isEnabledFor(level):
            facts = {"method": _method(scope), "status": status, "ms": round(1000 * seconds, 1)}
            logger.log(level, "answered", extra=facts)

    def _problem(self, scope: Scope) -> Problem | None:
        headers = dict(scope["headers"])
        if not self._host_is_ours(headers.get(b"host", b"").decode("latin-1")):
            return Problem("origin")
        if not _same_origin(scope, headers):
            return Problem("origin")
        return None if self._is_calm(scope) else Problem("too-many")

    def _is_calm(self, scope: Scope) -> bool:
        """Whether neither too much is asked for from there, nor too much made."""
        connection = Connection.of(scope)
        if not self._house.calm.allows(connection):
            return False
        creates = _method(scope) == "POST" and scope["path"] in CREATING
        return not creates or self._house.creations.allows(connection.address)

    def _host_is_ours(self, host: str) -> bool:
        """Whether the name is one that nobody else can point at this machine."""
        address = self._house.settings.address
        return _is_nobody_s(host) or _name(host) == urlsplit(address or "").hostname


@lru_cache(1024)
def _is_nobody_s(host: str) -> bool:
    """Whether it is this machine's own name, or an address, which no name server gives out."""
    name = _name(host)
    if name == "localhost":
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def _name(host: str) -> str:
    """The name or address without its port; nothing, if it is neither."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def _method(scope: Scope) -> str:
    """The method of a request; a socket has none."""
    return str(scope.get("method", ""))


def _dressed(headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """An answer's headers and ours; what does not say otherwise is kept by nobody."""
    given = list(headers)
    if not any(name == b"cache-control" for name, _ in given):
        given.append((b"cache-control", b"no-store"))
    return [*given, *HEADERS]


def _same_origin(scope: Scope, headers: dict[bytes, bytes]) -> bool:
    """Whether what can change something comes from our own page, or from a program.

    A browser always says where a post or a socket comes from, and sends no token of its own.
    """
    if _method(scope) in SAFE:
        return True
    origin = headers.get(b"origin")
    if origin is None:
        return b"cookie" not in headers
    try:
        return urlsplit(origin).netloc == headers.get(b"host", b"")
    except ValueError:  # it is no address at all
        return False


async def _answer(scope: Scope, send: Send, problem: Problem) -> None:
    header = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    body = msgspec.json.encode(fault_of(problem, language_for(header)))
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
