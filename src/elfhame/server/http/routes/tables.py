"""Routes for tables: creating, inviting, observing, rematches and records."""

from __future__ import annotations

import gzip
from asyncio import to_thread

from litestar import Response, get, post
from litestar.params import JSONBody

from ....kernel.play import Play
from ....kernel.record import account, dump
from ... import messages
from ...broadcast.frames import padding
from ...people.access import default_observer
from ...problems import AT_SEAT, AT_TABLE, Problem
from ...tables import directory
from ...tables.daily import RIVAL
from ...tables.table import Table
from ..bodies import AnyRequest, gzipped_json
from ..dependencies import (
    AN_OBJECT,
    Call,
    CurrentCall,
    GameName,
    Observer,
    Since,
    TableId,
    offered,
)


@post("/api/tables", status_code=201, problems=("stranger", "bot-tables", "tried"))
async def create_table(data: JSONBody[messages.NewTable], call: CurrentCall) -> messages.Frame:
    """Create a table.

    You own it. No one sits at it yet, but its deal is already committed to: `commitment` is in the
    response. The response also holds the keys of two links, one for seats and one for watchers.
    """
    table = await call.app.factory.create(call.caller.known(), data)
    call.app.bots.ask(table)
    return call.frame(table, -1)


@post("/api/invitations", status_code=200, problems=AT_TABLE)
async def preview_invitation(
    data: JSONBody[messages.WithKey], call: CurrentCall
) -> messages.Invitation:
    """Preview an invitation.

    Says what the key of a link is for. It changes nothing.
    """
    kind, table = await call.app.directory.by_key(data.key)
    return directory.invitation(kind, table, call.caller.id)


@get("/api/tables/{table:str}", problems=(*AT_SEAT, "not-over"))
async def see_table(
    table: TableId, call: CurrentCall, observer: Observer = None, since: Since = -1
) -> messages.Frame:
    """See a table.

    The frame holds everything the observer may know now, and the news after `since`. To follow a
    table, open its WebSocket instead of asking again and again.
    """
    found = await call.app.access.table(call.caller, table)
    chosen = _observer(found, call, observer)
    return call.frame(await call.app.access.observing(call.caller, table, chosen), chosen, since)


@get(
    "/api/tables/{table:str}/picture",
    media_type="image/svg+xml",
    problems=(*AT_SEAT, "not-begun", "not-over"),
)
async def picture(table: TableId, call: CurrentCall, observer: Observer = None) -> Response[bytes]:
    """Return a picture of the game.

    The picture is an SVG file. It shows what the observer may know now.
    """
    found = await call.app.access.table(call.caller, table)
    chosen = _observer(found, call, observer)
    seen = await call.app.access.observing(call.caller, table, chosen)
    if seen.play is None:
        raise Problem("not-begun")
    drawn = await to_thread(_draw, seen.play, chosen)
    return Response(drawn, media_type="image/svg+xml")


def _draw(play: Play, observer: int) -> bytes:
    """The observer's picture, padded: its length must not tell what they know."""
    drawn = play.game.draw(play.game.view(play.state, observer)).encode()
    return drawn + padding(len(drawn))


@get("/api/tables/{table:str}/away", problems=AT_TABLE)
async def away(table: TableId, call: CurrentCall) -> messages.Away:
    """List the players who are away.

    These are the seats whose people haven't been seen for a while.
    """
    found = await call.app.access.table(call.caller, table)
    waits = await call.app.seats.away(found)
    return messages.Away(seats=list(waits), waits=list(waits.values()))


@post("/api/tables/{table:str}/watch", status_code=200, problems=(*AT_TABLE, "stranger"))
async def watch(
    table: TableId, data: JSONBody[messages.WithKey], call: CurrentCall
) -> messages.Frame:
    """Start watching a table.

    Needs the key of its watch link. From then on you may see the table as a watcher.
    """
    guest = call.caller.known()
    kind, found = await call.app.directory.by_key(data.key)
    if kind != "watch" or found.id != table:
        raise Problem("unknown")
    await call.app.access.watch(guest, found)
    return call.frame(found, -1)


@get(
    "/api/tables/{table:str}/record",
    responses=AN_OBJECT,
    problems=(*AT_SEAT, "not-begun", "not-over"),
)
async def record(
    request: AnyRequest, table: TableId, call: CurrentCall, observer: Observer = None
) -> Response[bytes]:
    """Download the record of a game.

    The record of a finished game lets anyone check it. Before the end you get your account: the
    game so far as the observer knows it.
    """
    found = await call.app.access.table(call.caller, table)
    if found.play is None:
        raise Problem("not-begun")
    if found.play.over:
        return _as_file(
            await gzipped_json(request, gzip.compress(dump(found.record()), mtime=0)), found
        )
    chosen = _observer(found, call, observer)
    await call.app.access.observing(call.caller, table, chosen)
    so_far = dump(account(found.play, chosen))
    return _as_file(Response(so_far, media_type="application/json"), found)


@post(
    "/api/tables/{table:str}/rematch",
    status_code=200,
    problems=(*AT_SEAT, "stranger", "not-over"),
)
async def rematch(table: TableId, call: CurrentCall) -> messages.NewTableId:
    """Play again.

    Creates a table for the same people, each one seat further on. Everyone who asks gets the same
    table.
    """
    return messages.NewTableId(table=await call.app.factory.rematch(call.caller.known(), table))


@post("/api/daily/{game:str}", status_code=200, problems=(*AT_TABLE, "stranger", "bot-tables"))
async def daily(game: GameName, call: CurrentCall) -> messages.Daily:
    """See the deal of the day.

    Starts a bot on it if none has played it yet. `scores` is null until the bot has finished.
    """
    call.caller.known()
    rival = await call.app.daily.rival(offered(game).name)
    call.app.bots.ask(rival)
    result = None if rival.play is None else rival.play.result
    return messages.Daily(
        game=game,
        date=rival.facts.config.daily or "",
        level=RIVAL,
        scores=None if result is None else result.scores,
        won=None if result is None else result.returns[0] > 0,
        ending=None if result is None else result.ending,
    )


@get("/api/me/daily/{game:str}", problems=("unknown",))
async def my_daily(game: GameName, call: CurrentCall) -> messages.Today:
    """See how you did with the deal of the day.

    `mine` is null if you haven't tried it yet.
    """
    return await call.app.daily.today_of(call.caller.guest, offered(game).name)


@post(
    "/api/tables/{table:str}/close",
    status_code=200,
    problems=(*AT_TABLE, "stranger", "not-owner", "begun", "over"),
)
async def close_table(table: TableId, call: CurrentCall) -> messages.Frame:
    """Close your table.

    Possible before its game begins, or if no one else plays.
    """
    closed = await call.app.seats.close(call.caller.known(), table)
    return call.frame(closed, -1)


def _observer(table: Table, call: Call, observer: int | None) -> int:
    """The observer named by a request, or the default one."""
    return default_observer(table, call.caller) if observer is None else observer


def _as_file(response: Response[bytes], table: Table) -> Response[bytes]:
    """The response as a download with a file name."""
    name = f"{table.facts.config.game}-{table.id}.json"
    response.set_header("content-disposition", f'attachment; filename="{name}"')
    return response
