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
    CurrentApp,
    CurrentCaller,
    Locale,
)

Observer = Annotated[int | None, QueryParameter(required=False, ge=-2, le=15)]
Since = Annotated[int, QueryParameter(ge=-1, le=1_000_000)]


@post("/api/tables", status_code=201)
async def make(
    data: JSONBody[messages.NewTable],
    app: CurrentApp,
    caller: CurrentCaller,
    locale: Locale,
) -> messages.Frame:
    """Create a table. You own it; no one sits at it yet, and its deal is already committed to."""
    guest = caller.known()
    table = await app.factory.create(guest, data)
    app.bots.ask(table)
    return frame_for(table, -1, locale, guest.id)


@post("/api/invitations", status_code=200)
async def invitation(
    data: JSONBody[messages.WithKey], app: CurrentApp, caller: CurrentCaller
) -> messages.Invitation:
    """What a link's key is for. Reading it changes nothing."""
    kind, table = await app.directory.by_key(data.key)
    return directory.invitation(kind, table, caller.id)


@get("/api/tables/{table:str}")
async def frame(
    table: FromPath[str],
    app: CurrentApp,
    caller: CurrentCaller,
    locale: Locale,
    observer: Observer = None,
    since: Since = -1,
) -> messages.Frame:
    """The table as you may see it: from a seat of yours, or as a watcher (-1).

    After the end, -2 sees everything.
    """
    found = await app.access.table(caller, table)
    eye = default_observer(found, caller) if observer is None else observer
    found = await app.access.observing(caller, table, eye)
    return frame_for(found, eye, locale, caller.id, since)


@get("/api/tables/{table:str}/past/{seq:int}")
async def past(
    table: FromPath[str],
    seq: FromPath[int],
    app: CurrentApp,
    caller: CurrentCaller,
    locale: Locale,
    observer: Observer = None,
    since: Since = -1,
) -> messages.Frame:
    """The table as it was after an entry of its log, without what came later.

    Once the game is over, from any seat.
    """
    found = await app.access.table(caller, table)
    eye = default_observer(found, caller) if observer is None else observer
    if found.status != "finished" or eye < 0:
        await app.access.observing(caller, table, eye)
    then = table_at(found, seq)
    return frame_for(then, check_observer(found, eye), locale, None, since)


@get("/api/tables/{table:str}/away")
async def away(table: FromPath[str], app: CurrentApp, caller: CurrentCaller) -> messages.Away:
    """The seats whose people haven't been seen for a while."""
    found = await app.access.table(caller, table)
    return messages.Away(await app.seats.away(found))


@post("/api/tables/{table:str}/watch", status_code=200)
async def watch(
    table: FromPath[str],
    data: JSONBody[messages.WithKey],
    app: CurrentApp,
    caller: CurrentCaller,
    locale: Locale,
) -> messages.Frame:
    """Watch the table with the key of its watch link."""
    guest = caller.known()
    kind, found = await app.directory.by_key(data.key)
    if kind != "watch" or found.id != table:
        raise Problem("unknown")
    await app.access.watch(guest, found)
    return frame_for(found, -1, locale, guest.id)


@get("/api/tables/{table:str}/record", responses=AN_OBJECT)
async def record(
    table: FromPath[str],
    app: CurrentApp,
    caller: CurrentCaller,
    observer: Observer = None,
) -> Response[bytes]:
    """The record of a finished game, for anyone to check; before the end, your account of it."""
    found = await app.access.table(caller, table)
    if found.play is None:
        raise Problem("not-begun")
    if found.play.over:
        return _file(dump(found.record()), found)
    eye = default_observer(found, caller) if observer is None else observer
    await app.access.observing(caller, table, eye)
    return _file(dump(account(found.play, eye)), found)


@post("/api/tables/{table:str}/rematch", status_code=200)
async def rematch(
    table: FromPath[str], app: CurrentApp, caller: CurrentCaller
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
    table: FromPath[str],
    app: CurrentApp,
    caller: CurrentCaller,
    locale: Locale,
) -> messages.Frame:
    """Close a table of yours where no one else plays."""
    guest = caller.known()
    closed = await app.seats.close(guest, table)
    return frame_for(closed, -1, locale, guest.id)


def _file(content: bytes, table: Table) -> Response[bytes]:
    name = f"{table.facts.config.game}-{table.id}.json"
    return Response(
        content,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
