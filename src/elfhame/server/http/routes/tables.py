"""Routes for tables: creating, inviting, observing, replaying, rematches and records."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from ....games import registry
from ....kernel.record import account, dump
from ... import messages
from ...broadcast.frames import frame_for
from ...people.access import check_observer, default_observer
from ...problems import Problem
from ...tables import directory
from ...tables.factory import RIVAL
from ...tables.fold import table_at
from ...tables.table import Table
from ..dependencies import (
    AN_OBJECT,
    AnyRequest,
    CurrentApp,
    CurrentCaller,
    Language,
    note_game,
    response_language,
)

Observer = Annotated[int | None, QueryParameter(required=False, ge=-2, le=15)]
Since = Annotated[int, QueryParameter(ge=-1, le=1_000_000)]


@post("/api/tables", status_code=201)
async def make(
    request: AnyRequest,
    data: JSONBody[messages.NewTable],
    app: CurrentApp,
    caller: CurrentCaller,
    language: Language = None,
) -> messages.Frame:
    """Create a table. You own it; no one sits at it yet, and its deal is already committed to."""
    guest = caller.known()
    table = note_game(request, await app.factory.create(guest, data))
    app.bots.ask(table)
    return frame_for(table, -1, response_language(request, language), guest.id)


@post("/api/invitations", status_code=200)
async def invitation(
    request: AnyRequest, data: JSONBody[messages.WithKey], app: CurrentApp, caller: CurrentCaller
) -> messages.Invitation:
    """What a link's key is for. Reading it changes nothing."""
    kind, table = await app.directory.by_key(data.key)
    return directory.invitation(kind, note_game(request, table), caller.id)


@get("/api/tables/{table:str}")
async def frame(
    request: AnyRequest,
    table: FromPath[str],
    app: CurrentApp,
    caller: CurrentCaller,
    observer: Observer = None,
    since: Since = -1,
    language: Language = None,
) -> messages.Frame:
    """The table as you may see it: from a seat of yours, or as a watcher (-1).

    After the end, -2 sees everything.
    """
    found = await app.access.table(caller, table)
    eye = default_observer(found, caller) if observer is None else observer
    found = note_game(request, await app.access.observing(caller, table, eye))
    return frame_for(found, eye, response_language(request, language), caller.id, since)


@get("/api/tables/{table:str}/past/{seq:int}")
async def past(
    request: AnyRequest,
    table: FromPath[str],
    seq: FromPath[int],
    app: CurrentApp,
    caller: CurrentCaller,
    observer: Observer = None,
    since: Since = -1,
    language: Language = None,
) -> messages.Frame:
    """The table as it was after an entry of its log, without what came later.

    Once the game is over, from any seat.
    """
    found = await app.access.table(caller, table)
    eye = default_observer(found, caller) if observer is None else observer
    if found.status != "finished" or eye < 0:
        await app.access.observing(caller, table, eye)
    then = table_at(note_game(request, found), seq)
    return frame_for(
        then, check_observer(found, eye), response_language(request, language), None, since
    )


@get("/api/tables/{table:str}/away")
async def away(
    request: AnyRequest, table: FromPath[str], app: CurrentApp, caller: CurrentCaller
) -> messages.Away:
    """The seats whose people haven't been seen for a while."""
    found = note_game(request, await app.access.table(caller, table))
    return messages.Away(await app.seats.away(found))


@post("/api/tables/{table:str}/watch", status_code=200)
async def watch(
    request: AnyRequest,
    table: FromPath[str],
    data: JSONBody[messages.WithKey],
    app: CurrentApp,
    caller: CurrentCaller,
    language: Language = None,
) -> messages.Frame:
    """Watch the table with the key of its watch link."""
    guest = caller.known()
    kind, found = await app.directory.by_key(data.key)
    if kind != "watch" or found.id != table:
        raise Problem("unknown")
    await app.access.watch(guest, note_game(request, found))
    return frame_for(found, -1, response_language(request, language), guest.id)


@get("/api/tables/{table:str}/record", responses=AN_OBJECT)
async def record(
    request: AnyRequest,
    table: FromPath[str],
    app: CurrentApp,
    caller: CurrentCaller,
    observer: Observer = None,
) -> Response[bytes]:
    """The record of a finished game, for anyone to check; before the end, your account of it."""
    found = note_game(request, await app.access.table(caller, table))
    if found.play is None:
        raise Problem("not-begun")
    if found.play.over:
        return _file(dump(found.record()), found)
    eye = default_observer(found, caller) if observer is None else observer
    await app.access.observing(caller, table, eye)
    return _file(dump(account(found.play, eye)), found)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(
    request: AnyRequest, table: FromPath[str], app: CurrentApp, caller: CurrentCaller
) -> messages.NewTableId:
    """Play again: a new table for the same people, each one seat on."""
    return messages.NewTableId(table=await app.factory.rematch(caller.known(), table))


@post("/api/daily/{game:str}", status_code=200)
async def daily(game: FromPath[str], app: CurrentApp, caller: CurrentCaller) -> messages.Daily:
    """The deal of the day, and how a bot plays it."""
    caller.known()
    if game not in registry.names():
        raise Problem("unknown")
    rival = await app.factory.rival(game)
    app.bots.ask(rival)
    result = None if rival.play is None else rival.play.result
    return messages.Daily(
        game=game,
        date=rival.facts.config.daily or "",
        level=RIVAL,
        scores=None if result is None else result.scores,
        ending=None if result is None else result.ending,
    )


@post("/api/tables/{table:str}/close", status_code=200)
async def close(
    request: AnyRequest,
    table: FromPath[str],
    app: CurrentApp,
    caller: CurrentCaller,
    language: Language = None,
) -> messages.Frame:
    """Close a table of yours where no one else plays."""
    guest = caller.known()
    closed = note_game(request, await app.seats.close(guest, table))
    return frame_for(closed, -1, response_language(request, language), guest.id)


def _file(content: bytes, table: Table) -> Response[bytes]:
    name = f"{table.facts.config.game}-{table.id}.json"
    return Response(
        content,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
