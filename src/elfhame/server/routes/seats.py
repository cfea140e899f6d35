"""Seats: taken, left, handed to bots and back, and opened to programs."""

from __future__ import annotations

from litestar import delete, post, put
from litestar.params import FromPath, JSONBody

from .. import messages
from ..frames import framed
from .asking import AnyRequest, Called, Housed, Language, at, spoken

LEAVER = "druid"
"""The level that plays on for who leaves."""


@post("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def take_seat(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[messages.TakeSeat],
    house: Housed,
    caller: Called,
    language: Language = None,
) -> messages.Frame:
    """Sit down. When the last seat is taken, the game begins."""
    guest = caller.known()
    found = at(request, await house.seating.take(guest, table, seat, data))
    return framed(found, seat, spoken(request, language), guest.id)


@delete("/api/tables/{table:str}/seats/{seat:int}", status_code=200)
async def leave_seat(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[int],
    house: Housed,
    caller: Called,
) -> messages.NewTableId:
    """Give the seat up for good: before the game it is free again, in it a bot plays on."""
    left = await house.seating.leave(caller.known(), table, seat, LEAVER)
    return messages.NewTableId(table=left.id)


@put("/api/tables/{table:str}/seats/{seat:int}/bot", status_code=200)
async def put_bot(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[messages.PutBot],
    house: Housed,
    caller: Called,
    language: Language = None,
) -> messages.Frame:
    """Let a bot have a free seat of your table, or open the seat again."""
    guest = caller.known()
    found = at(request, await house.seating.put_bot(guest, table, seat, data.level))
    return framed(found, -1, spoken(request, language), guest.id)


@post("/api/tables/{table:str}/seats/{seat:int}/stand-in", status_code=200)
async def stand_in(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[messages.StandIn],
    house: Housed,
    caller: Called,
    language: Language = None,
) -> messages.Frame:
    """Let a bot play for you, or agree that one plays for somebody who is away."""
    found = at(request, await house.seating.stand_in(caller, table, seat, data.level))
    return framed(found, -1, spoken(request, language), caller.id)


@post("/api/tables/{table:str}/seats/{seat:int}/return", status_code=200)
async def come_back(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[int],
    house: Housed,
    caller: Called,
    language: Language = None,
) -> messages.Frame:
    """Take your seat back from the bot that stood in."""
    guest = caller.known()
    found = at(request, await house.seating.come_back(guest, table, seat))
    return framed(found, seat, spoken(request, language), guest.id)


@post("/api/tables/{table:str}/seats/{seat:int}/key", status_code=201)
async def seat_key(
    request: AnyRequest,
    table: FromPath[str],
    seat: FromPath[int],
    house: Housed,
    caller: Called,
) -> messages.SeatKey:
    """A key by which a program plays your seat; it is told once, and voids the one before."""
    return messages.SeatKey(key=await house.seating.key(caller.known(), table, seat))
