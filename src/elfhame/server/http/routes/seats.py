"""Routes for seats: taking and leaving them, bots that stand in, keys for programs."""

from __future__ import annotations

from litestar import delete, post, put
from litestar.params import FromPath, JSONBody

from ... import messages
from ...broadcast.frames import frame_for
from ..dependencies import (
    CurrentApp,
    CurrentCaller,
    Locale,
)

LEAVER = "druid"
"""The level of the bot that replaces a player who leaves."""


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def take_seat(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[messages.TakeSeat],
    app: CurrentApp,
    caller: CurrentCaller,
    locale: Locale,
) -> messages.Frame:
    """Sit down. When the last seat is taken, the game begins."""
    guest = caller.known()
    found = await app.seats.take(guest, table, seat, data)
    return frame_for(found, seat, locale, guest.id)


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def leave_seat(
    table: FromPath[str],
    seat: FromPath[int],
    app: CurrentApp,
    caller: CurrentCaller,
) -> messages.NewTableId:
    """Give up your seat for good: free again before the game, played by a bot during it."""
    left = await app.seats.leave(caller.known(), table, seat, LEAVER)
    return messages.NewTableId(table=left.id)


@put("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def put_bot(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[messages.PutBot],
    app: CurrentApp,
    caller: CurrentCaller,
    locale: Locale,
) -> messages.Frame:
    """Put a bot on a free seat of your table, or open the seat again."""
    guest = caller.known()
    found = await app.seats.put_bot(guest, table, seat, data.level)
    return frame_for(found, -1, locale, guest.id)


@post("/api/tables/{table:str}/seats/{seat:int}/stand-in", status_code=200)
async def stand_in(
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[messages.StandIn],
    app: CurrentApp,
    caller: CurrentCaller,
    locale: Locale,
) -> messages.Frame:
    """Let a bot play for you, or agree that one plays for someone who is away."""
    found = await app.seats.stand_in(caller, table, seat, data.level)
    return frame_for(found, -1, locale, caller.id)


@post("/api/tables/{table:str}/seats/{seat:int}/return", status_code=200)
async def come_back(
    table: FromPath[str],
    seat: FromPath[int],
    app: CurrentApp,
    caller: CurrentCaller,
    locale: Locale,
) -> messages.Frame:
    """Take your seat back from the bot that stood in."""
    guest = caller.known()
    found = await app.seats.come_back(guest, table, seat)
    return frame_for(found, seat, locale, guest.id)


@post("/api/tables/{table:str}/seats/{seat:int}/key", status_code=201)
async def seat_key(
    table: FromPath[str],
    seat: FromPath[int],
    app: CurrentApp,
    caller: CurrentCaller,
) -> messages.SeatKey:
    """A key with which a program plays your seat. It is shown once and voids the previous one."""
    return messages.SeatKey(key=await app.seats.key(caller.known(), table, seat))
