"""Shared by handlers: the application, the caller, their language, and the session cookie."""

from __future__ import annotations

from typing import Annotated, Any, Final, NamedTuple, TypeVar, cast

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from ...games import registry
from ...kernel.game import Game
from ...texts.languages import language_for
from ..app import App
from ..broadcast.renderer import Renderer
from ..messages import Frame
from ..people.access import Caller
from ..people.guests import SESSION, token_hash
from ..problems import Problem
from ..settings import Settings
from ..tables.table import Table

T = TypeVar("T")
Language = Annotated[
    str | None,
    QueryParameter(
        required=False,
        max_length=35,
        description="The language of all sentences: `en`, `fr` or `pt-BR`. By default, what the "
        "header `Accept-Language` prefers.",
    ),
]
GameName = Annotated[str, PathParameter(description="The short name of a game, such as `fae`.")]
TableId = Annotated[str, PathParameter(description="The id of a table.")]
SeatIndex = Annotated[int, PathParameter(description="A seat's number, from 0.")]
Observer = Annotated[
    int | None,
    QueryParameter(
        required=False,
        ge=-2,
        le=15,
        description="Whose view: one of your seats; -1 for a watcher's; -2, after the end, for "
        "everything. By default your first seat, or else a watcher's view.",
    ),
]
Since = Annotated[
    int,
    QueryParameter(
        ge=-1,
        le=1_000_000,
        description="The last `seq` you have: `news` holds everything after it. -1 for all.",
    ),
]
Locale = NamedDependency[str]
CurrentApp = NamedDependency[App]
CurrentCaller = NamedDependency[Caller]

BEARER: Final = "Bearer "
AN_OBJECT: Final = {
    200: ResponseSpec(dict[str, Any], generate_examples=False, description="A JSON object.")
}
"""Documents a response that a handler has encoded as JSON itself."""
NOTHING: Final = {204: ResponseSpec(None, description="Done; there is no body.")}
"""Documents a response without a body."""


class Call(NamedTuple):
    """One request: the application, its caller, and the language to answer in."""

    app: App
    caller: Caller
    language: str

    def frame(self, table: Table, observer: int, since: int = -1) -> Frame:
        """The table as the caller sees it from a seat, or as a watcher; already encoded."""
        text = self.app.frames.frame(table, observer, self.language, since, self.caller.id)
        return cast(Frame, msgspec.Raw(text.encode()))

    def renderer(self, table: Table, seat: int) -> Renderer:
        """Puts what the caller asks at a seat into words."""
        return self.app.frames.renderer(table, seat, self.language)


CurrentCall = NamedDependency[Call]


def provide_app(request: ASGIConnection[Any, Any, Any, Any]) -> App:
    """The application."""
    app: App = request.app.state.app
    return app


class Credentials(NamedTuple):
    """How a caller identifies itself."""

    key: str
    """The hash of its token; empty if it has none."""
    bearer: bool
    """Whether the token came in the Authorization header, as programs send it."""

    @classmethod
    def of(cls, token: str, bearer: bool) -> Credentials:
        """The credentials for this token. Only its hash is kept."""
        return cls(token_hash(token) if token else "", bearer)


async def provide_caller(request: ASGIConnection[Any, Any, Any, Any], app: CurrentApp) -> Caller:
    """The caller: identified by a token in the header, or by a browser's cookie."""
    return await identify(app, *credentials_of(request, app.settings))


async def identify(app: App, key: str, bearer: bool) -> Caller:
    """The owner of a token: a guest, or for a bearer token a program at one seat."""
    guest = await app.guests.by_token(key) if key else None
    return Caller(guest) if guest or not bearer else Caller(None, key)


def credentials_of(request: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> Credentials:
    """The token of a request, ignoring other uses of the header, such as a proxy's."""
    header = request.headers.get("authorization", "")
    if header.startswith(BEARER):
        return Credentials.of(header.removeprefix(BEARER), True)
    return Credentials.of(request.cookies.get(cookie_name(settings), ""), False)


def provide_locale(request: ASGIConnection[Any, Any, Any, Any], language: Language = None) -> str:
    """The language of the response: the one requested, or the browser's preference."""
    return language_for(language or request.headers.get("accept-language") or "")


def provide_call(app: CurrentApp, caller: CurrentCaller, locale: Locale) -> Call:
    """The request, as most handlers need it."""
    return Call(app, caller, locale)


def offered(game: str) -> Game:
    """The game with this name; raises Problem if there is none."""
    if game not in registry.names():
        raise Problem("unknown")
    return registry.game(game)


def done(result: T | Problem) -> T:
    """The result of an operation; raises the problem if there is one."""
    if isinstance(result, Problem):
        raise result
    return result


def cookie(settings: Settings, token: str, seconds: int = SESSION) -> Cookie:
    """The session cookie, inaccessible to scripts and other sites."""
    return Cookie(
        key=cookie_name(settings),
        value=token,
        max_age=seconds,
        path="/",
        httponly=True,
        secure=_secure(settings),
        samesite="lax",
    )


def cookie_name(settings: Settings) -> str:
    """The cookie's name; its prefix makes browsers reject one set by another host."""
    return "__Host-elfhame" if _secure(settings) else "elfhame"


def _secure(settings: Settings) -> bool:
    return (settings.address or "").startswith("https://")
