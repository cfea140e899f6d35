"""What every handler may ask for: the house, who calls, and in which language."""

from __future__ import annotations

from typing import Annotated, Any, Final, NamedTuple

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.openapi import ResponseSpec
from litestar.params import QueryParameter

from ...texts.languages import language_for
from ..access import Caller
from ..guests import SESSION, hashed
from ..house import House
from ..settings import Settings
from ..table import Table

AnyRequest = Request[Any, Any, Any]
Language = Annotated[str | None, QueryParameter(required=False, max_length=35)]
Housed = NamedDependency[House]
Called = NamedDependency[Caller]

BEARER: Final = "Bearer "
AN_OBJECT: Final = {
    200: ResponseSpec(dict[str, Any], generate_examples=False, description="The file.")
}
"""What answers say of themselves that are JSON already when they are made."""
NOTHING: Final = {204: ResponseSpec(None, description="It was done.")}
"""The same of an answer without a body."""


def provide_house(request: ASGIConnection[Any, Any, Any, Any]) -> House:
    """The house that answers."""
    house: House = request.app.state.house
    return house


class Shown(NamedTuple):
    """What a caller shows."""

    key: str
    """The hash of a token, which nobody needs any more; empty if there is none."""
    bears: bool
    """Whether a program bears it in its header."""

    @classmethod
    def of(cls, token: str, bears: bool) -> Shown:
        """What a caller shows who has this token."""
        return cls(hashed(token) if token else "", bears)


async def provide_caller(request: ASGIConnection[Any, Any, Any, Any], house: Housed) -> Caller:
    """Who calls: by a token in the header, a guest's or a seat's; or by a browser's cookie."""
    return await caller_of(house, *shown_by(request, house.settings))


async def caller_of(house: House, key: str, bears: bool) -> Caller:
    """Whose token it is: a guest's; or that of a seat, if a program bears it in its header."""
    guest = await house.guests.known(key) if key else None
    return Caller(guest) if guest or not bears else Caller(None, key)


def shown_by(request: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> Shown:
    """The token that a request shows; what a proxy asks for in the same header is none."""
    header = request.headers.get("authorization", "")
    if header.startswith(BEARER):
        return Shown.of(header.removeprefix(BEARER), True)
    return Shown.of(request.cookies.get(cookie_name(settings), ""), False)


def spoken(request: ASGIConnection[Any, Any, Any, Any], language: str | None) -> str:
    """The language of the answer: the one asked for, or what the browser prefers."""
    return language_for(language or request.headers.get("accept-language") or "")


def at(request: AnyRequest, table: Table) -> Table:
    """Note which game a request is about, so that refusals can name its rules."""
    request.state.game = table.facts.charter.game
    return table


def cookie(settings: Settings, token: str, seconds: int = SESSION) -> Cookie:
    """What a browser keeps: no script can read it, no other site can use it."""
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
    """Its name: the prefix makes browsers refuse one that another host has set."""
    return "__Host-elfhame" if _secure(settings) else "elfhame"


def _secure(settings: Settings) -> bool:
    return (settings.address or "").startswith("https://")
