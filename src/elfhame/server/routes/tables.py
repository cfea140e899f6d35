"""Tables: made, invited to, looked at, played again, closed; and their records."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ...games import registry
from ...kernel.record import account, dump
from .. import making, messages
from ..access import observer_of
from ..chronicle import until
from ..frames import framed
from ..problems import Problem
from ..table import Table
from ..telling import admitted
from .asking import AN_OBJECT, AnyRequest, Called, Housed, Language, at, spoken

Observer = Annotated[int | None, QueryParameter(required=False, ge=-2, le=15)]
Since = Annotated[int, QueryParameter(ge=-1, le=1_000_000)]


@post("/api/tables", status_code=201)
async def make(
    request: AnyRequest,
    data: JSONBody[messages.NewTable],
    house: Housed,
    caller: Called,
    language: Language = None,
) -> messages.Frame:
    """Make a table. It is yours; nobody sits at it yet, and its deal is fixed already."""
    guest = caller.known()
    table = at(request, await house.making.make(guest, data))
    house.company.ask(table)
    return framed(table, -1, spoken(request, language), guest.id)


@post("/api/invitations", status_code=200)
async def invitation(
    request: AnyRequest, data: JSONBody[messages.WithKey], house: Housed, caller: Called
) -> messages.Invitation:
    """What the key of a link opens. It changes nothing."""
    kind, table = await house.making.invitation(data.key)
    return making.invitation(kind, at(request, table), caller.id)


@get("/api/tables/{table:str}")
async def frame(
    request: AnyRequest,
    table: FromPath[str],
    house: Housed,
    caller: Called,
    observer: Observer = None,
    since: Since = -1,
    language: Language = None,
) -> messages.Frame:
    """The table as you may see it: from a seat of yours, or as a watcher (-1).

    After the end, -2 sees all.
    """
    found = await house.access.table(caller, table)
    eye = observer_of(found, caller) if observer is None else observer
    found = at(request, await house.access.observing(caller, table, eye))
    return framed(found, eye, spoken(request, language), caller.id, since)


@get("/api/tables/{table:str}/past/{seq:int}")
async def past(
    request: AnyRequest,
    table: FromPath[str],
    seq: FromPath[int],
    house: Housed,
    caller: Called,
    observer: Observer = None,
    since: Since = -1,
    language: Language = None,
) -> messages.Frame:
    """The table as it was after an entry of its log: to replay a game, spoiling nothing.

    Once it is over, from anybody's eyes.
    """
    found = await house.access.table(caller, table)
    eye = observer_of(found, caller) if observer is None else observer
    if found.status != "finished" or eye < 0:
        await house.access.observing(caller, table, eye)
    then = until(at(request, found), seq)
    return framed(then, admitted(found, eye), spoken(request, language), None, since)


@get("/api/tables/{table:str}/away")
async def away(
    request: AnyRequest, table: FromPath[str], house: Housed, caller: Called
) -> messages.Away:
    """Whom to wait for no longer: the seats whose people have not been seen for a while."""
    found = at(request, await house.access.table(caller, table))
    return messages.Away(await house.seating.away(found))


@post("/api/tables/{table:str}/watch", status_code=200)
async def watch(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[messages.WithKey],
    house: Housed,
    caller: Called,
    language: Language = None,
) -> messages.Frame:
    """Watch the table, with the key of its watch link."""
    guest = caller.known()
    kind, found = await house.making.invitation(data.key)
    if kind != "watch" or found.id != table:
        raise Problem("unknown")
    await house.access.watch(guest, at(request, found))
    return framed(found, -1, spoken(request, language), guest.id)


@get("/api/tables/{table:str}/record", responses=AN_OBJECT)
async def record(
    request: AnyRequest,
    table: FromPath[str],
    house: Housed,
    caller: Called,
    observer: Observer = None,
) -> Response[bytes]:
    """The finished game on file, checkable by anyone; before the end, what you were told."""
    found = at(request, await house.access.table(caller, table))
    if found.play is None:
        raise Problem("not-begun")
    if found.play.over:
        return _file(dump(found.record()), found)
    eye = observer_of(found, caller) if observer is None else observer
    await house.access.observing(caller, table, eye)
    return _file(dump(account(found.play, eye)), found)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(
    request: AnyRequest, table: FromPath[str], house: Housed, caller: Called
) -> messages.NewTableId:
    """Play again: a table for the same people, everybody one seat on."""
    return messages.NewTableId(table=await house.making.rematch(caller.known(), table))


@post("/api/daily/{game:str}", status_code=200)
async def daily(game: FromPath[str], house: Housed, caller: Called) -> messages.Daily:
    """The deal of the day, and what a bot makes of it."""
    caller.known()
    if game not in registry.names():
        raise Problem("unknown")
    rival = await house.making.rival(game)
    house.company.ask(rival)
    result = None if rival.play is None else rival.play.result
    return messages.Daily(
        game=game,
        date=rival.facts.charter.daily or "",
        level=making.RIVAL,
        scores=None if result is None else result.scores,
        ending=None if result is None else result.ending,
    )


@post("/api/tables/{table:str}/close", status_code=200)
async def close(
    request: AnyRequest,
    table: FromPath[str],
    house: Housed,
    caller: Called,
    language: Language = None,
) -> messages.Frame:
    """Close a table of yours at which nobody else plays."""
    guest = caller.known()
    closed = at(request, await house.seating.close(guest, table))
    return framed(closed, -1, spoken(request, language), guest.id)


def _file(content: bytes, table: Table) -> Response[bytes]:
    name = f"{table.facts.charter.game}-{table.id}.json"
    return Response(
        content,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
